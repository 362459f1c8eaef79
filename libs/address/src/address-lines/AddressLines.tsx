import type { Address } from '@selvedge/api-order';
import { joinStreet } from '../street.rules.ts';
import styles from './AddressLines.module.css';

/** An address as it stands on a parcel, in the order of its country. Its lines run as their own script does. */
export function AddressLines({ address }: { address: Address }) {
  return (
    <address className={styles.address}>
      {addressLines(address).map((line, index) => <span key={index}><bdi>{line}</bdi></span>)}
    </address>
  );
}

function addressLines({ firstName, lastName, organizationName, line2, postalCode, city, regionCode, district, country = '', ...street }: Address): string[] {
  const words = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ');
  return [words(firstName, lastName), organizationName ?? '', joinStreet(street, country), line2 ?? '', ...place()].filter(Boolean);

  function place(): string[] {
    switch (country) {
      case 'GB':
      case 'IE':
        return [city ?? '', postalCode ?? ''];
      case 'US':
      case 'CA':
        return [[city, words(regionCode, postalCode)].filter(Boolean).join(', ')];
      case 'TR':
        return [[district, regionCode].filter(Boolean).join(' / ')];
      default:
        return [words(postalCode, city, regionCode)];
    }
  }
}
