import { ShopLink, usePageLink, useTranslate } from '@selvedge/market';
import { Button, buttonLook, Notice, Skeleton } from '@selvedge/ui';
import { BasketLines } from '../basket-lines/BasketLines.tsx';
import { BasketTotals } from '../basket-summary/BasketSummary.tsx';
import { useBasket } from '../basket.state.ts';
import styles from './BasketView.module.css';

/** The basket as a page (BSK-008, BSK-009), in all its states (BSK-063). */
export function BasketView() {
  const t = useTranslate();
  const home = usePageLink('homePage');
  const checkout = usePageLink('checkoutPage');
  const { envelope, state, isChanging, refetch } = useBasket();
  if (state === 'uninitialised') return <Skeleton height="24rem" />;
  if (state === 'error') {
    return (
      <Notice kind="error" action={<Button look="secondary" onClick={() => void refetch()}>{t('feedback.try_again')}</Button>}>
        {t('feedback.error_basket_initializing')}
      </Notice>
    );
  }
  if (state === 'empty' || !envelope) {
    return <Notice title={t('basket.empty')} action={<ShopLink to={home} className={buttonLook('secondary')}>{t('basket.continue_shopping')}</ShopLink>}>{t('basket.empty_text')}</Notice>;
  }
  return (
    <div className={styles.basket}>
      <BasketLines lines={envelope.basket.lines} />
      <section className={styles.summary} aria-label={t('basket.summary')}>
        <BasketTotals envelope={envelope} isChanging={isChanging} />
        <ShopLink to={checkout} className={buttonLook()}>{t('basket.to_checkout')}</ShopLink>
      </section>
    </div>
  );
}
