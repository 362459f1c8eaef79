import { BasketSummary, useBasket } from '@selvedge/basket';
import { Checkout, stepOfPath } from '@selvedge/checkout';
import { usePageLink, useTranslate } from '@selvedge/market';
import { Payment, PaymentReturn } from '@selvedge/payments';
import { Button, Notice, Skeleton } from '@selvedge/ui';
import { definePage } from '../define-page.ts';
import styles from './checkout.module.css';

/** All steps of the checkout: which one, the path says; what is in it, the basket in the browser. */
export const page = definePage({
  Component: function CheckoutPage({ page: { alias, request } }) {
    const checkout = usePageLink('checkoutPage');
    const step = stepOfPath(request.path.slice(checkout.length));
    if (alias !== 'checkoutPaymentPage') return <Steps step={step} />;
    return (
      <PaymentReturn>
        <Steps step={step} />
      </PaymentReturn>
    );
  },
});

function Steps({ step }: { step: ReturnType<typeof stepOfPath> }) {
  const t = useTranslate();
  const { basketId, envelope, state, refetch } = useBasket();
  if (state === 'error') {
    return (
      <Notice kind="error" action={<Button look="secondary" onClick={() => void refetch()}>{t('feedback.try_again')}</Button>}>
        {t('feedback.error_basket_initializing')}
      </Notice>
    );
  }
  return (
    <div className={styles.checkout}>
      <div className={styles.step}>
        {state === 'uninitialised' ? (
          <Skeleton height="24rem" />
        ) : (
          <Checkout step={step} basketId={basketId} envelope={envelope}>
            {basketId && envelope && <Payment basketId={basketId} envelope={envelope} />}
          </Checkout>
        )}
      </div>
      <aside className={styles.summary} aria-label={t('basket.summary')}>
        <BasketSummary linesToo />
      </aside>
    </div>
  );
}
