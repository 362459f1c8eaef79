import type { Address } from '@selvedge/api-order';
import { parcelLines } from '../parcel-lines.rules.ts';
import styles from './AddressLines.module.css';

/** An address as it stands on a parcel, in the order of its country. Its lines run as their own script does. */
export function AddressLines({ address }: { address: Address }) {
  return (
    <address className={styles.address}>
      {parcelLines(address).map((line, index) => <span key={index}><bdi>{line}</bdi></span>)}
    </address>
  );
}
