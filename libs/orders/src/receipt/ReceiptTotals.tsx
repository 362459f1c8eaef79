import type { Money, Order } from '@selvedge/api-order';
import { useMoney, useTranslate } from '@selvedge/market';
import { includesVat } from '../orders.rules.ts';
import styles from './ReceiptTotals.module.css';

/** The sums of the order, as the server worked them out, and what paid for them (ORD-020, ORD-021, ORD-023). */
export function ReceiptTotals({ order }: { order: Order }) {
  const t = useTranslate();
  const money = useMoney();
  const { subtotal, totalDiscount, shippingTotal, total, totalVat, totalVat1, totalVat2, vatName, vatName2, giftCards, paymentInformations, shipments } = order;
  const taxWord = t(includesVat(order) ? 'receipt.vat_included' : 'receipt.vat');
  const taxes: [string, Money][] = totalVat1 && totalVat2 ? [[vatName ?? taxWord, totalVat1], [vatName2 ?? taxWord, totalVat2]] : [[vatName ?? taxWord, totalVat]];
  const less = ({ amount, currency }: Money) => money({ amount: -amount, currency });
  return (
    <section aria-label={t('receipt.totals')}>
      <dl className={styles.totals}>
        <Row name={t('receipt.subtotal')} amount={money(subtotal)} />
        {totalDiscount.amount > 0 && <Row name={t('receipt.discount')} amount={less(totalDiscount)} />}
        {shipments.length > 0 && <Row name={t('receipt.shipping')} amount={shippingTotal.amount === 0 ? t('receipt.free') : money(shippingTotal)} />}
        <Row name={t('receipt.total')} amount={money(total)} isTotal />
        {taxes.map(([name, tax]) => tax.amount > 0 && <Row key={name} name={name} amount={money(tax)} isQuiet />)}
        {giftCards.map(({ giftCardNumber, balance }) => <Row key={giftCardNumber} name={t('receipt.gift_card', { number: giftCardNumber })} amount={less(balance)} />)}
        {giftCards.length > 0 && paymentInformations.map(({ paymentId, amount }) => <Row key={paymentId} name={t('receipt.paid')} amount={money(amount)} />)}
      </dl>
    </section>
  );
}

const Row = ({ name, amount, isTotal = false, isQuiet = false }: { name: string; amount: string; isTotal?: boolean; isQuiet?: boolean }) => (
  <div className={`${styles.row} ${isTotal ? styles.total : ''} ${isQuiet ? styles.quiet : ''}`}>
    <dt>{name}</dt>
    <dd>{amount}</dd>
  </div>
);
