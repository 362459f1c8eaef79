import { ShopLink, usePageLink, useTranslate } from '@selvedge/market';
import { Button, buttonLook, Flyout as Panel, Notice, Skeleton } from '@selvedge/ui';
import { BasketLines } from '../basket-lines/BasketLines.tsx';
import { BasketTotals } from '../basket-summary/BasketSummary.tsx';
import { useBasket } from '../basket.state.ts';
import { FreeFreight, useFreeFreight } from '../free-freight/FreeFreight.tsx';
import { NeedsCookies } from '../needs-cookies/NeedsCookies.tsx';
import styles from './BasketFlyout.module.css';

/** The basket beside the page: lines that can be changed in place, what they cost, and the way to the checkout (BSK-014). */
export function Flyout({ close }: { close: () => void }) {
  const t = useTranslate();
  const basketPage = usePageLink('basketPage');
  const checkout = usePageLink('checkoutPage');
  const { envelope, state, isChanging, refetch } = useBasket();
  const freeFreight = useFreeFreight();
  const footer = state === 'filled' && envelope && (
    <div className={styles.footer}>
      <BasketTotals envelope={envelope} isChanging={isChanging} />
      <ShopLink to={checkout} className={buttonLook()}>{t('basket.to_checkout')}</ShopLink>
      <ShopLink to={basketPage} className={buttonLook('quiet')}>{t('basket.to_basket')}</ShopLink>
    </div>
  );
  return (
    <Panel label={t('basket.title')} closeLabel={t('shell.close')} onClose={close} footer={footer || undefined}>
      {state === 'uninitialised' && <Skeleton height="16rem" />}
      {state === 'error' && <Notice kind="error" action={<Button look="secondary" onClick={() => void refetch()}>{t('feedback.try_again')}</Button>}>{t('feedback.error_basket_initializing')}</Notice>}
      {state === 'blocked' && <NeedsCookies />}
      {state === 'empty' && <Notice title={t('basket.empty')} action={<Button look="secondary" onClick={close}>{t('basket.continue_shopping')}</Button>}>{t('basket.empty_text')}</Notice>}
      {state === 'filled' && envelope && (
        <>
          <FreeFreight {...freeFreight} basket={envelope.basket} />
          <BasketLines lines={envelope.basket.lines} />
        </>
      )}
    </Panel>
  );
}
