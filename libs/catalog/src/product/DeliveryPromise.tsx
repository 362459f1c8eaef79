import { formatDate, useTranslate } from '@selvedge/market';
import { Icon, type IconName } from '@selvedge/ui';
import type { ReactNode } from 'react';
import type { ProductView } from '../catalog.queries.ts';
import styles from './DeliveryPromise.module.css';

export interface DeliveryPromiseProps {
  product: Pick<ProductView, 'variants' | 'isDigital' | 'isPreorder' | 'comingSoonProduct' | 'hasRetail'>;
  /** When it comes, where that is known. */
  arrival: Date | undefined;
  soldOut: boolean;
  /** What has just changed: stands where the delivery stood, so that nothing moves. */
  news?: string;
  /** Asks which stores have it. */
  onStores: () => void;
}

/** When it comes, how long it may go back, and which stores have it; nothing for what comes by e-mail (CAT-030). */
export function DeliveryPromise({ product: { variants, isDigital, isPreorder, comingSoonProduct, hasRetail }, arrival, soldOut, news, onStores }: DeliveryPromiseProps) {
  const t = useTranslate();
  if (isDigital) return null;
  const isDelivered = !soldOut || comingSoonProduct;
  const date = arrival && formatDate(arrival);
  const arrives = comingSoonProduct ? date && t('product.available_from', { date }) : isPreorder && date ? t('product.sent_on', { date }) : t('product.delivery');
  const inStores = !comingSoonProduct && hasRetail !== false && variants.some(({ ean }) => ean);
  if (!isDelivered && !news && !inStores) return null;
  return (
    <ul className={styles.promises}>
      {news ? <Promised icon="info">{news}</Promised> : isDelivered && arrives && <Promised icon="delivery">{arrives}</Promised>}
      {(isDelivered || news) && <Promised icon="returns">{t('product.returns')}</Promised>}
      {inStores && <Promised icon="store" needsScript><button type="button" className={styles.stores} onClick={onStores}>{t('store_stock.title')}</button></Promised>}
    </ul>
  );
}

const Promised = ({ icon, needsScript, children }: { icon: IconName; needsScript?: boolean; children: ReactNode }) => (
  <li className={styles.promise} data-needs-script={needsScript}>
    <Icon name={icon} size={20} />
    {children}
  </li>
);
