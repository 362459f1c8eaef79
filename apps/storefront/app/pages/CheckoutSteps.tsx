import { BasketLines, BasketSummary, NeedsCookies, useBasket } from '@selvedge/basket';
import { Checkout, stepOfPath } from '@selvedge/checkout';
import type { BasketEnvelope } from '@selvedge/api-order';
import { usePageLink, useTranslate } from '@selvedge/market';
import { Button, Notice, Skeleton } from '@selvedge/ui';
import type { ReactNode } from 'react';
import type { ResolvedPage } from '../define-page.ts';
import styles from './checkout.module.css';

export interface CheckoutStepsProps {
  page: ResolvedPage;
  /** The payment step, which only its own page brings. */
  payment?: (basketId: string, envelope: BasketEnvelope) => ReactNode;
}

/** The checkout: which step, the path says; what is in it, the basket in the browser. */
export function CheckoutSteps({ page: { request }, payment }: CheckoutStepsProps) {
  const t = useTranslate();
  const checkout = usePageLink('checkoutPage');
  const { basketId, envelope, state, refetch } = useBasket();
  const step = stepOfPath(request.path.slice(checkout.length));
  if (state === 'error') {
    return (
      <Notice kind="error" action={<Button look="secondary" onClick={() => void refetch()}>{t('feedback.try_again')}</Button>}>
        {t('feedback.error_basket_initializing')}
      </Notice>
    );
  }
  if (state === 'blocked') return <NeedsCookies />;
  return (
    <div className={styles.checkout}>
      {/* First for whoever reads, and on a phone for whoever looks: what it is about. Nothing in it takes the keyboard on the way to the step. */}
      <aside className={styles.summary} aria-label={t('basket.summary')}>
        <BasketSummary linesToo={step !== 'summary'} unfolded={step === 'payment'} />
      </aside>
      <div className={styles.step}>
        {state === 'uninitialised' ? (
          <>
            <noscript><Notice>{t('feedback.needs_javascript')}</Notice></noscript>
            <Skeleton height="24rem" />
          </>
        ) : (
          <Checkout step={step} basketId={basketId} envelope={envelope} lines={envelope && <BasketLines lines={envelope.basket.lines} readOnly />}>
            {basketId && envelope && payment?.(basketId, envelope)}
          </Checkout>
        )}
      </div>
    </div>
  );
}
