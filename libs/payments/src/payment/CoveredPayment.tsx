import { completePaymentUsingGiftCard, type Money } from '@selvedge/api-order';
import { apiOf } from '@selvedge/api-runtime';
import { useMoney, useShop, useTranslate } from '@selvedge/market';
import { Button, showToast } from '@selvedge/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { payByGiftCard } from '../payment.mutations.ts';
import { nextStep, troubleOf } from '../payment.rules.ts';
import { refreshBasket } from '../payment.queries.ts';
import { newsOfError, newsOfResult, type PaymentNews } from './payment-news.ts';
import { PaymentMessage } from './PaymentMessage.tsx';
import styles from './Payment.module.css';

export interface CoveredPaymentProps {
  basketId: string;
  /** Amount that gift cards pay; zero for an order that costs nothing. */
  covered: Money;
  news: PaymentNews | undefined;
  onNews: (news: PaymentNews | undefined) => void;
}

/** No money is left to pay, because of gift cards or of prices: one button, and no other method (PAY-049…054). */
export function CoveredPayment({ basketId, covered, news, onNews }: CoveredPaymentProps) {
  const t = useTranslate();
  const money = useMoney();
  const { market } = useShop();
  const isFree = covered.amount === 0;
  const queryClient = useQueryClient();

  const fail = (why: PaymentNews) => {
    onNews(why);
    showToast({ kind: 'danger', text: t(isFree ? 'feedback.error_place_order' : 'feedback.error_gift_card_complete_payment') });
  };
  const { mutate, isPending, isSuccess } = useMutation({
    mutationKey: [completePaymentUsingGiftCard.id],
    mutationFn: () => payByGiftCard(apiOf(queryClient), market.id, basketId),
    scope: { id: 'basket' },
    networkMode: 'always',
    onMutate: () => onNews(undefined),
    onSuccess: (result) => {
      const step = nextStep(result);
      if (step.do === 'go' && step.url.includes('receipt')) location.replace(step.url);
      else fail(newsOfResult(result, t));
    },
    onError: (error) => {
      fail(newsOfError(error, t));
      if (troubleOf(error).kind === 'basket') void refreshBasket(queryClient);
    },
  });
  const isLeaving = isSuccess && !news;
  const press = () => {
    if (!isLeaving && queryClient.isMutating({ mutationKey: [completePaymentUsingGiftCard.id] }) === 0) mutate();
  };

  return (
    <section className={styles.payment}>
      {!isFree && <h2>{t('payment.title')}</h2>}
      <p>{isFree ? t('payment.nothing_to_pay') : t('payment.covered', { amount: money(covered) })}</p>
      {news && <PaymentMessage news={news} />}
      <Button busy={isPending || isLeaving} className={styles.pay} onClick={press}>
        {t(isFree ? 'payment.place_order' : 'payment.pay_with_gift_card')}
      </Button>
    </section>
  );
}
