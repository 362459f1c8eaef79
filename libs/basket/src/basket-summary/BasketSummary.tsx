import type { BasketEnvelope, Money } from '@selvedge/api-order';
import { useDate, useMoney, useShop, useTranslate } from '@selvedge/market';
import { Icon, Skeleton } from '@selvedge/ui';
import { useId, useState, type ReactNode } from 'react';
import { BasketLines } from '../basket-lines/BasketLines.tsx';
import { giftCardShares } from '../basket.rules.ts';
import { isDigitalOnly, isSplit } from '../lines.rules.ts';
import { useBasket } from '../basket.state.ts';
import styles from './BasketSummary.module.css';

export interface BasketSummaryProps {
  linesToo?: boolean;
  /** Where it can be folded away it is not at first: who is about to pay sees what for. */
  unfolded?: boolean;
}

/** What the basket costs, row by row; beside the checkout with its lines. Where there is no room beside, it is folded away behind its total. */
export function BasketSummary({ linesToo = false, unfolded = false }: BasketSummaryProps) {
  const t = useTranslate();
  const money = useMoney();
  const { envelope, state, isChanging } = useBasket();
  const [isOpen, setOpen] = useState(unfolded);
  const id = useId();
  if (state === 'uninitialised') return <div className={styles.waiting}><Skeleton height="100%" /></div>;
  if (!envelope || state !== 'filled') return null;
  return (
    <section aria-label={t('basket.summary')} className={styles.summary}>
      <button type="button" className={styles.fold} aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {t('basket.summary')}
        <Icon name={isOpen ? 'up' : 'down'} size={16} />
        <span className={styles.sum}>{money(envelope.basket.remainingTotal)}</span>
      </button>
      <h2 className={styles.title}>{t('basket.summary')}</h2>
      <div id={id} className={styles.content} data-open={isOpen || undefined}>
        {linesToo && <BasketLines lines={envelope.basket.lines} readOnly />}
        <BasketTotals envelope={envelope} isChanging={isChanging} />
      </div>
    </section>
  );
}

/** Countries whose tax is shown in rows of its own (CHK-074). */
const withTaxSummary = new Set(['TN', 'MK', 'AM', 'US']);

/** The rows of the bill (BSK-034, BSK-035). What is on its way to the server is marked as such. */
export function BasketTotals({ envelope: { basket, cheapestPredictedDeliveryDate }, isChanging }: { envelope: BasketEnvelope; isChanging: boolean }) {
  const t = useTranslate();
  const money = useMoney();
  const date = useDate();
  const { market } = useShop();
  const { subtotal, totalDiscount, shippingTotal, total, totalVat, totalVat1, totalVat2, vatName, vatName2, freeShipping, promoCodeAmounts, giftCards, remainingTotal, shipments } = basket;
  const isGoods = !isDigitalOnly(basket);
  // What was chosen is promised, even if that is no day.
  const isChosen = shipments.some(({ shippingMethodId }) => shippingMethodId);
  const expected = isChosen ? shipments.flatMap(({ predictedDeliveryDate = [] }) => predictedDeliveryDate).sort().at(-1) : cheapestPredictedDeliveryDate;
  const tax: [ReactNode, Money][] = vatName && totalVat1 ? [[vatName, totalVat1], ...(vatName2 && totalVat2 ? [[vatName2, totalVat2] as [ReactNode, Money]] : [])] : [[t('basket.vat'), totalVat]];
  return (
    <>
      <dl className={styles.totals} aria-busy={isChanging}>
        <Row name={t('basket.subtotal')} value={money(subtotal)} />
        {promoCodeAmounts.map(({ promoCode, amount }) => <Row key={promoCode} name={promoCode} value={money(amount)} />)}
        {totalDiscount.amount !== 0 && <Row name={t('basket.discount')} value={`−${money(totalDiscount)}`} />}
        {isGoods && <Row name={t('basket.shipping')} value={freeShipping || shippingTotal.amount === 0 ? t('basket.free') : money(shippingTotal)} />}
        {withTaxSummary.has(market.country.code) && tax.map(([name, amount], index) => <Row key={index} name={name} value={money(amount)} />)}
        <Row name={t('basket.total')} value={money(total)} isTotal />
        {giftCardShares(basket).map(({ giftCardNumber, amount }) => <Row key={giftCardNumber} name={t('basket.gift_card', { number: giftCardNumber.slice(-4) })} value={`−${money(amount)}`} />)}
        {giftCards.length > 0 && <Row name={t('basket.remaining')} value={money(remainingTotal)} isTotal />}
      </dl>
      <div className={styles.notes}>
        {!withTaxSummary.has(market.country.code) && totalVat.amount > 0 && <p>{t('basket.including_vat', { amount: money(totalVat) })}</p>}
        {isGoods && expected && <p>{t(isChosen ? 'basket.expected_on' : 'basket.expected_delivery', { date: date(expected) })}</p>}
        {isSplit(basket) && <p>{t('basket.several_parcels')}</p>}
      </div>
    </>
  );
}

function Row({ name, value, isTotal = false }: { name: ReactNode; value: string; isTotal?: boolean }) {
  return (
    <div className={isTotal ? styles.total : styles.row}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
