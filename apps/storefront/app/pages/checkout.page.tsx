import { BasketSummary, useBasket } from '@selvedge/basket';
import { Checkout, stepOfPath } from '@selvedge/checkout';
import { useMarketHref, usePageLink, useTranslate } from '@selvedge/market';
import { Payment } from '@selvedge/payments';
import { Button, Notice, Skeleton } from '@selvedge/ui';
import { definePage } from '../define-page.ts';
import styles from './checkout.module.css';

/** All steps of the checkout: which one, the path says; what is in it, the basket in the browser. */
export const page = definePage({
  Component: function CheckoutPage({ page: { request } }) {
    const t = useTranslate();
    const checkout = usePageLink('checkoutPage');
    const href = useMarketHref();
    const { basketId, envelope, state, refetch } = useBasket();
    const step = stepOfPath(request.path.slice(checkout.length));
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
              {basketId && envelope && <Payment basketId={basketId} envelope={envelope} returnPath={href(`${checkout}/payment`)} basketChanged={() => void refetch()} />}
            </Checkout>
          )}
        </div>
        <aside className={styles.summary} aria-label={t('basket.summary')}>
          <BasketSummary linesToo />
        </aside>
      </div>
    );
  },
});
