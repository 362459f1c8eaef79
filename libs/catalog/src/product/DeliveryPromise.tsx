import { useDate, useTranslate } from '@selvedge/market';
import { Icon, type IconName } from '@selvedge/ui';
import type { ProductView } from '../catalog.queries.ts';
import { arrivalOf, type Variant } from './sizes.rules.ts';
import styles from './DeliveryPromise.module.css';

/** When it comes and how long it may go back; nothing for what is sold out, or comes by e-mail (CAT-030). */
export function DeliveryPromise({ product: { variants, isDigital, isPreorder, comingSoonProduct }, variant, soldOut }: { product: ProductView; variant: Variant | undefined; soldOut: boolean }) {
  const t = useTranslate();
  const write = useDate();
  if (isDigital || (soldOut && !comingSoonProduct)) return null;
  const day = arrivalOf(variant ? [variant] : variants);
  const date = day && write(day);
  const arrives = comingSoonProduct ? date && t('product.available_from', { date }) : isPreorder && date ? t('product.sent_on', { date }) : t('product.delivery');
  return (
    <ul className={styles.promises}>
      {arrives && <Promised icon="delivery">{arrives}</Promised>}
      <Promised icon="returns">{t('product.returns')}</Promised>
    </ul>
  );
}

const Promised = ({ icon, children }: { icon: IconName; children: string }) => (
  <li className={styles.promise}>
    <Icon name={icon} size={20} />
    {children}
  </li>
);
