import type { Order } from '@selvedge/api-order';
import { useDate, useTranslate } from '@selvedge/market';
import styles from './ReceiptDelivery.module.css';

/** What happens next, as far as it is known: placed, packed, on its way with whom, there when. */
export function ReceiptDelivery({ shipments, orderState }: Pick<Order, 'shipments' | 'orderState'>) {
  const t = useTranslate();
  const date = useDate();
  const isThere = orderState === 'completed';
  const done = (isDone: boolean) => (isDone ? { className: styles.step, 'data-done': true } : { className: styles.step });
  return (
    <section>
      <h2 className={styles.title}>{t(isThere ? 'receipt.delivery' : 'receipt.next')}</h2>
      <ol className={styles.steps}>
        <li {...done(true)}>{t('receipt.next_placed')}</li>
        <li {...done(isThere)}>{t('receipt.next_packed')}</li>
        {shipments.map(({ id, shippingMethodName, predictedDeliveryDate }) => (
          <li key={id} {...done(isThere)}>
            <p>{shippingMethodName}</p>
            {predictedDeliveryDate && !isThere && <p className={styles.when}>{t('receipt.expected', { date: date(predictedDeliveryDate) })}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
