import type { Order } from '@selvedge/api-order';
import { ApiError } from '@selvedge/api-runtime';
import { ShopLink, usePageLink, useShop, useTranslate } from '@selvedge/market';
import { Button, buttonLook, Notice, showToast, Skeleton } from '@selvedge/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { ordersQueries } from '../orders.queries.ts';
import { ReceiptAddresses } from './ReceiptAddresses.tsx';
import { ReceiptDelivery } from './ReceiptDelivery.tsx';
import { ReceiptHeader } from './ReceiptHeader.tsx';
import { ReceiptLines } from './ReceiptLines.tsx';
import { ReceiptTotals } from './ReceiptTotals.tsx';
import styles from './Receipt.module.css';

/** How often, and how long in all, it is asked whether a payment is through, in ms. */
const INTERVAL = 2_000;
const PATIENCE = 60_000;

export interface ReceiptProps {
  /** From the address; `null` when it has none. Left out while nobody has looked, as on the server (ORD-007). */
  orderId?: string | null;
  /** The basket that was bought, where this browser still knows it: shows names and addresses. */
  basketId?: string;
  /** Told once, when the order is seen to be placed. */
  onLoaded?: (order: Order) => void;
}

/** An order, read by its id: what was bought, what it costs, where it goes and how it stands (ORD-002, ORD-036…045). */
export function Receipt({ orderId, basketId, onLoaded }: ReceiptProps) {
  if (orderId === undefined) return <ReceiptSkeleton />;
  return orderId ? <OrderReceipt key={orderId} orderId={orderId} basketId={basketId} onLoaded={onLoaded} /> : <NoOrder />;
}

function OrderReceipt({ orderId, basketId, onLoaded }: ReceiptProps & { orderId: string }) {
  const t = useTranslate();
  const { market } = useShop();
  const home = usePageLink('homePage');
  const [isLate, setIsLate] = useState(false);
  const receipt = ordersQueries.receipt(market.id, orderId, basketId);
  const { data: order, error, errorUpdatedAt, isFetching, refetch } = useQuery({
    ...receipt,
    refetchInterval: ({ state: { data } }) => (data?.orderState === 'paymentprocessing' && !isLate ? INTERVAL : false),
  });
  const isProcessing = order?.orderState === 'paymentprocessing';
  const isPlaced = order !== undefined && ['placed', 'completed'].includes(order.orderState);

  useEffect(() => {
    if (!isProcessing || isLate) return;
    const timer = setTimeout(() => setIsLate(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [isProcessing, isLate]);

  const tell = useEffectEvent(() => order && onLoaded?.(order));
  useEffect(() => {
    if (isPlaced) tell();
  }, [isPlaced]);

  const isUnknown = error instanceof ApiError && error.status >= 400 && error.status < 500;
  const hasFailed = error !== null && order === undefined;
  useEffect(() => {
    if (!hasFailed) return;
    showToast(isUnknown ? { kind: 'warning', text: t('feedback.error_no_order') } : { kind: 'danger', text: t('feedback.error_order_return') });
  }, [hasFailed, isUnknown, errorUpdatedAt, t]);

  if (hasFailed) {
    if (isUnknown) return <NoOrder />;
    return (
      <Notice kind="error" action={<Button busy={isFetching} onClick={() => void refetch()}>{t('feedback.try_again')}</Button>}>
        {t('receipt.error')}
      </Notice>
    );
  }
  if (!order) return <ReceiptSkeleton />;
  const askAgain = () => {
    setIsLate(false);
    void refetch();
  };
  return (
    <article className={styles.receipt}>
      <ReceiptHeader order={order} onAskAgain={isLate ? askAgain : undefined} />
      {isPlaced && order.shipments.length > 0 && <ReceiptDelivery shipments={order.shipments} orderState={order.orderState} />}
      <div className={styles.bill}>
        <ReceiptLines lines={order.lines} />
        <ReceiptTotals order={order} />
      </div>
      {!isProcessing && <ReceiptAddresses order={order} queryKey={receipt.queryKey} />}
      {isPlaced && (
        <div className={styles.screen}>
          <ShopLink to={home} className={`${buttonLook('secondary')} ${styles.on}`}>{t('receipt.continue')}</ShopLink>
        </div>
      )}
    </article>
  );
}

function NoOrder() {
  const t = useTranslate();
  const home = usePageLink('homePage');
  return (
    <Notice title={t('receipt.none_title')} action={<ShopLink to={home} className={buttonLook()}>{t('receipt.home')}</ShopLink>}>
      {t('receipt.none')}
    </Notice>
  );
}

function NeedsJavaScript() {
  const t = useTranslate();
  return <noscript><Notice>{t('receipt.needs_javascript')}</Notice></noscript>;
}

const ReceiptSkeleton = () => (
  <div className={styles.receipt} aria-busy="true">
    <NeedsJavaScript />
    <Skeleton height="6rem" />
    <Skeleton height="16rem" />
    <Skeleton height="10rem" />
  </div>
);
