import { useTranslate } from '@selvedge/market';
import { Icon, type IconName } from '@selvedge/ui';
import type { ReactNode } from 'react';
import type { ProductView } from '../catalog.queries.ts';
import styles from './DeliveryPromise.module.css';

export interface DeliveryPromiseProps {
  /** With the variants that may be meant. */
  product: Pick<ProductView, 'variants' | 'isDigital' | 'isPreorder' | 'comingSoonProduct' | 'hasRetail'>;
  /** When it comes, as it is written, where that is known. */
  day: string | undefined;
  soldOut: boolean;
  /** What has just changed: stands where the delivery stood, so that nothing moves. */
  news: string | undefined;
  /** Asks which stores have it. */
  onStores: () => void;
}

/** When it comes, how long it may go back, and which stores have it; nothing for what comes by e-mail (CAT-030). */
export function DeliveryPromise({ product: { variants, isDigital, isPreorder, comingSoonProduct, hasRetail }, day: date, soldOut, news, onStores }: DeliveryPromiseProps) {
  const t = useTranslate();
  const isPromised = news || !soldOut || comingSoonProduct;
  const inStores = !comingSoonProduct && hasRetail !== false && variants.some(({ ean }) => ean);
  if (isDigital || !(isPromised || inStores)) return null;
  const arrives = comingSoonProduct ? date && t('product_page.available_from', { date }) : isPreorder && date ? t('product_page.sent_on', { date }) : t('product_page.delivery');
  return (
    <ul className={styles.promises}>
      {isPromised && (news ?? arrives) && <Promised icon={news ? 'info' : 'delivery'}>{news ?? arrives}</Promised>}
      {isPromised && <Promised icon="returns">{t('product_page.returns')}</Promised>}
      {inStores && <Promised icon="store"><button type="button" className={styles.stores} onClick={onStores}>{t('product_page.find_in_store')}</button></Promised>}
    </ul>
  );
}

const Promised = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <li className={styles.promise}>
    <Icon name={icon} size={20} />
    {children}
  </li>
);
