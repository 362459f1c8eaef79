import type { Order } from '@selvedge/api-order';
import { ShopLink, useDate, usePageLink, useTranslate } from '@selvedge/market';
import { Button, buttonLook } from '@selvedge/ui';
import { stateKey } from '../orders.rules.ts';
import styles from './Receipt.module.css';

export interface ReceiptHeaderProps {
  order: Order;
  /** Given when waiting for the payment has become too long. */
  onAskAgain?: () => void;
}

/** What has become of the order, in words; and its number (ORD-017, ORD-027, ORD-028). */
export function ReceiptHeader({ order, onAskAgain }: ReceiptHeaderProps) {
  const t = useTranslate();
  const date = useDate();
  const toBasket = usePageLink('basketPage');
  const { orderState, orderNumber, created, message, email, isMasked } = order;
  const isPlaced = orderState !== 'paymentprocessing' && orderState !== 'cancelled';
  const title = orderState === 'paymentprocessing' ? 'receipt.processing' : orderState === 'cancelled' ? 'receipt.cancelled' : 'receipt.thanks';
  return (
    <header className={styles.header}>
      <h1>{t(title)}</h1>
      <div role="status">
        {orderState === 'paymentprocessing' && <p>{t(onAskAgain ? 'receipt.processing_late' : 'receipt.processing_text')}</p>}
        {isPlaced && email && !isMasked && <p className={styles.screen}>{t('receipt.sent', { email })}</p>}
        {isPlaced && <p className={styles.screen}>{t('receipt.keep')}</p>}
        {orderState === 'cancelled' && <p>{message ?? t('receipt.cancelled_text')}</p>}
      </div>
      {onAskAgain && <Button look="secondary" onClick={onAskAgain}>{t('receipt.ask_again')}</Button>}
      {orderState === 'cancelled' && <ShopLink to={toBasket} className={`${buttonLook('secondary')} ${styles.screen}`}>{t('receipt.to_basket')}</ShopLink>}
      <dl className={styles.facts}>
        <div>
          <dt>{t('receipt.number')}</dt>
          <dd>{orderNumber}</dd>
        </div>
        <div>
          <dt>{t('receipt.date')}</dt>
          <dd dir="ltr">{date(new Date(created))}</dd>
        </div>
        <div>
          <dt>{t('receipt.state')}</dt>
          <dd>{t(stateKey(orderState))}</dd>
        </div>
      </dl>
    </header>
  );
}
