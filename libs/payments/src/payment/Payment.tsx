import type { BasketEnvelope } from '@selvedge/api-order';
import { useShop, useTranslate } from '@selvedge/market';
import { Button, Notice, showToast, Skeleton } from '@selvedge/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { canBeOpened } from '../adyen/adyen.rules.ts';
import { paymentQueries, refreshBasket } from '../payment.queries.ts';
import { listedMethods, troubleOf } from '../payment.rules.ts';
import { CoveredPayment } from './CoveredPayment.tsx';
import { MethodPayment } from './MethodPayment.tsx';
import type { PaymentNews } from './payment-news.ts';
import { usePaymentProgress } from './PaymentReturn.tsx';
import styles from './Payment.module.css';

export interface PaymentProps {
  basketId: string;
  envelope: BasketEnvelope;
}

/** The payment step: the methods of the market, or one button when no money is left to pay. */
export function Payment({ basketId, envelope: { basket } }: PaymentProps) {
  const t = useTranslate();
  const { market } = useShop();
  const queryClient = useQueryClient();
  const [news, setNews] = useState(usePaymentProgress().news);
  const [round, setRound] = useState(1);
  const { data, error, isFetching, errorUpdatedAt, refetch } = useQuery(paymentQueries.methods(market.id, basketId, basket.remainingTotal.amount === 0));

  useEffect(() => {
    if (!errorUpdatedAt) return;
    showToast({ kind: 'danger', text: t('feedback.error_payment_providers_initialization') });
    void refreshBasket(queryClient);
  }, [errorUpdatedAt, t, queryClient]);

  /** Another form, made with what the provider says now. What was typed in the old one is gone. */
  const startOver = async (why?: PaymentNews) => {
    setNews(why);
    await refetch();
    setRound((before) => before + 1);
  };
  const retry = <Button look="secondary" busy={isFetching} onClick={() => void refetch()}>{t('feedback.try_again')}</Button>;

  if (error) {
    return <Notice kind="error" action={retry}>{troubleOf(error).message ?? t('payment.methods_failed')}</Notice>;
  }
  if (!data) {
    return (
      <div className={styles.payment} aria-busy="true">
        <Skeleton height="3.5rem" />
        <Skeleton height="14rem" />
        <Skeleton height="3rem" />
      </div>
    );
  }
  if (data.showGiftCardPaymentOption || !data.adyenSession) {
    return <CoveredPayment basketId={basketId} covered={data.amountCoveredByGiftCards} news={news} onNews={setNews} />;
  }

  const methods = listedMethods(data.adyenSession).filter(({ type }) => canBeOpened(type));
  if (methods.length === 0) return <Notice kind="error" action={retry}>{t('payment.no_methods')}</Notice>;
  return <MethodPayment key={round} session={data.adyenSession} methods={methods} basket={basket} news={news} onNews={setNews} onStartOver={startOver} />;
}
