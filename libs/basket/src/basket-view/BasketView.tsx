import { ShopLink, useMoney, usePageLink, useTranslate } from '@selvedge/market';
import { Button, buttonLook, Notice, Skeleton } from '@selvedge/ui';
import type { ReactNode } from 'react';
import { BasketLines } from '../basket-lines/BasketLines.tsx';
import { BasketTotals } from '../basket-summary/BasketSummary.tsx';
import { useBasket } from '../basket.state.ts';
import { FreeFreight, useFreeFreight } from '../free-freight/FreeFreight.tsx';
import { NeedsCookies } from '../needs-cookies/NeedsCookies.tsx';
import styles from './BasketView.module.css';

export interface BasketViewProps {
  /** Where to look for something, below an empty basket. */
  whenEmpty?: ReactNode;
}

/** The basket as a page (BSK-008, BSK-009), in all its states (BSK-063). */
export function BasketView({ whenEmpty }: BasketViewProps) {
  const t = useTranslate();
  const money = useMoney();
  const home = usePageLink('homePage');
  const checkout = usePageLink('checkoutPage');
  const { envelope, state, isChanging, refetch } = useBasket();
  const freeFreight = useFreeFreight();
  if (state === 'uninitialised') {
    return (
      <>
        <noscript><Notice>{t('feedback.needs_javascript')}</Notice></noscript>
        <Skeleton height="24rem" />
      </>
    );
  }
  if (state === 'error') {
    return (
      <Notice kind="error" action={<Button look="secondary" onClick={() => void refetch()}>{t('feedback.try_again')}</Button>}>
        {t('feedback.error_basket_initializing')}
      </Notice>
    );
  }
  if (state === 'blocked') return <NeedsCookies />;
  if (state === 'empty' || !envelope) {
    return (
      <>
        <div className={styles.empty}>
          <h2>{t('basket.empty')}</h2>
          <p>{t('basket.empty_text')}</p>
          <ShopLink to={home} className={buttonLook()}>{t('basket.continue_shopping')}</ShopLink>
        </div>
        {whenEmpty}
      </>
    );
  }
  return (
    <div className={styles.basket}>
      <div className={styles.freight}><FreeFreight {...freeFreight} basket={envelope.basket} /></div>
      <BasketLines lines={envelope.basket.lines} />
      <div className={styles.side}>
        <section className={styles.summary} aria-label={t('basket.summary')}>
          <BasketTotals envelope={envelope} isChanging={isChanging} />
        </section>
        <div className={styles.go}>
          <div className={styles.bar}>
            {/* The sum is read above; here it stands beside the button while that is stuck below. */}
            <span aria-hidden="true" className={styles.total}>{money(envelope.basket.remainingTotal)}</span>
            <ShopLink to={checkout} className={buttonLook()}>{t('basket.to_checkout')}</ShopLink>
          </div>
        </div>
      </div>
    </div>
  );
}
