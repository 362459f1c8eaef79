import { createPayment, type AdyenSession, type Basket, type PaymentRequest, type PaymentResult } from '@selvedge/api-order';
import { apiOf } from '@selvedge/api-runtime';
import { useMoney, useShop, useTranslate } from '@selvedge/market';
import { Button, RadioCard, RadioCards, VisuallyHidden } from '@selvedge/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { methodName } from '../method.rules.ts';
import type { PaymentForm } from '../payment-form.ts';
import { pay } from '../payment.mutations.ts';
import { refreshBasket } from '../payment.queries.ts';
import { nextStep, troubleOf, type PaymentMethod } from '../payment.rules.ts';
import { attemptFor, openPayment, setOpenPayment } from '../payment.state.ts';
import { MethodLogos } from './MethodLogos.tsx';
import { newsOfError, newsOfResult, type PaymentNews } from './payment-news.ts';
import { PaymentFields } from './PaymentFields.tsx';
import { PaymentMessage } from './PaymentMessage.tsx';
import { usePaymentProgress } from './PaymentReturn.tsx';
import styles from './Payment.module.css';

/** How long a form can be used, in ms: the provider forgets it, and prices may be others. */
const LIFETIME = 30 * 60_000;

export interface MethodPaymentProps {
  session: AdyenSession;
  methods: PaymentMethod[];
  basket: Pick<Basket, 'remainingTotal' | 'acceptTerms' | 'acceptNewsletter'>;
  news: PaymentNews | undefined;
  onNews: (news: PaymentNews | undefined) => void;
  /** The form is of no use any more. */
  onStartOver: (why?: PaymentNews) => Promise<void>;
}

/** Choosing a method and paying with it, one payment at a time (PAY-046). */
export function MethodPayment({ session, methods, basket, news, onNews, onStartOver }: MethodPaymentProps) {
  const t = useTranslate();
  const money = useMoney();
  const { market } = useShop();
  const queryClient = useQueryClient();
  const { wait } = usePaymentProgress();
  const { checkoutBasketId } = session;
  const [type, setType] = useState(methods[0]!.type);
  const [formRound, setFormRound] = useState(1);
  const [openedAt] = useState(Date.now);
  const [isOpen, setIsOpen] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const form = useRef<PaymentForm>(undefined);
  const isReading = useRef(false);

  const { mutate, isPending } = useMutation({
    mutationKey: [createPayment.id],
    mutationFn: (body: PaymentRequest) => pay(apiOf(queryClient), market.id, body),
    // Not before what was changed in the basket has arrived, and not later when the network is back.
    scope: { id: 'basket' },
    networkMode: 'always',
    gcTime: 0,
    onSuccess: follow,
    onError: (error) => {
      const { kind } = troubleOf(error);
      if (kind === 'lost' || kind === 'under-way') return wait((kind === 'lost' && openPayment()) || { checkoutBasketId });
      choose(newsOfError(error, t));
      if (kind !== 'other') void refreshBasket(queryClient);
    },
  });
  const isBusy = isPending || isLeaving;
  useEffect(() => form.current?.setBusy(isBusy), [isBusy, isOpen]);

  async function press() {
    if (!form.current || isReading.current || isLeaving || queryClient.isMutating({ mutationKey: [createPayment.id] }) > 0) return;
    if (Date.now() - openedAt > LIFETIME) return void onStartOver({ text: t('payment.form_expired') });
    isReading.current = true;
    const details = await form.current.read().finally(() => (isReading.current = false));
    if (!details) return;
    onNews(undefined);
    mutate({
      ...details,
      checkoutBasketId,
      attemptId: attemptFor(checkoutBasketId),
      returnUrl: `${location.origin}${location.pathname}?checkoutBasketId=${encodeURIComponent(checkoutBasketId)}`,
      total: basket.remainingTotal,
      acceptTerms: basket.acceptTerms,
      acceptNewsletter: basket.acceptNewsletter,
    });
  }

  /** Does what an answer says. */
  function follow(result: PaymentResult) {
    const step = nextStep(result);
    switch (step.do) {
      case 'go':
        setOpenPayment(undefined);
        setIsLeaving(true);
        location.replace(step.url);
        return;
      case 'perform':
        // Kept, so that whoever comes back by other ways is told how it stands.
        setOpenPayment({ checkoutBasketId });
        setIsLeaving(true);
        try {
          form.current!.perform(step.action);
        } catch {
          choose({ text: t('payment.error') });
        }
        return;
      case 'wait':
        return wait({ checkoutBasketId });
      case 'tell': {
        const why = newsOfResult(result, t);
        choose(why);
        if (step.restart) void onStartOver({ text: `${why.text} ${t('payment.type_again')}` });
      }
    }
  }

  /** Back to the methods, with what was typed. */
  function choose(why: PaymentNews) {
    setOpenPayment(undefined);
    setIsLeaving(false);
    onNews(why);
  }

  // The browser's way back from the provider may bring the page as it was left.
  const cameBack = useEffectEvent((event: PageTransitionEvent) => {
    if (event.persisted && isLeaving) wait(openPayment() ?? { checkoutBasketId });
  });
  useEffect(() => {
    const listen = (event: PageTransitionEvent) => cameBack(event);
    addEventListener('pageshow', listen);
    return () => removeEventListener('pageshow', listen);
  }, []);

  return (
    <section className={styles.payment}>
      <RadioCards legend={t('payment.title')}>
        {methods.map((method) => (
          <RadioCard
            key={method.type}
            name="payment-method"
            value={method.type}
            label={methodName(method, t)}
            aside={<MethodLogos method={method} />}
            checked={method.type === type}
            disabled={isBusy}
            onChange={() => setType(method.type)}
          >
            {method.type === type && (
              <PaymentFields
                key={formRound}
                session={session}
                type={type}
                name={methodName(method, t)}
                onOpen={(opened) => {
                  form.current = opened;
                  setIsOpen(opened !== undefined);
                }}
                onEnter={() => void press()}
                onRetry={() => setFormRound(formRound + 1)}
              />
            )}
          </RadioCard>
        ))}
      </RadioCards>
      {news && <PaymentMessage news={news} />}
      <div className={styles.pay}>
        <p className={styles.total}>
          <span>{t('payment.total')}</span>
          <strong>{money(basket.remainingTotal)}</strong>
        </p>
        <VisuallyHidden role="status">{isBusy ? t('payment.under_way') : ''}</VisuallyHidden>
        <Button busy={isBusy} disabled={!isOpen} onClick={() => void press()}>{t('payment.pay', { amount: money(basket.remainingTotal) })}</Button>
        {type === 'scheme' && <p className={styles.note}>{t('payment.secure')}</p>}
      </div>
    </section>
  );
}
