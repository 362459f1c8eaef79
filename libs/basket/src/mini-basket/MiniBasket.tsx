import { ShopLink, useMoney, usePageLink, useTranslate, type FlyoutParameters } from '@selvedge/market';
import { Button, buttonLook, Flyout as Panel, FlyoutStack, Picture } from '@selvedge/ui';
import { useEffect, useState } from 'react';
import { LineBadges } from '../basket-lines/LineBadges.tsx';
import { variantOf } from '../lines.rules.ts';
import { useBasketEnvelope } from '../basket.state.ts';
import { FreeFreight, useFreeFreight } from '../free-freight/FreeFreight.tsx';
import styles from './MiniBasket.module.css';

/** How long it stays after a press with the mouse, when nobody points at it, in ms (SHELL-179, SHELL-180). */
const STAY = 4_000;

/** What was just put into the basket, what is missing until delivery is free, and where to go from here (BSK-015, BSK-016). Stays while one points at it, and for who goes through it by keyboard. */
export function Flyout({ parameters: { sku, closesItself = false }, close }: { parameters: FlyoutParameters['miniBasket']; close: () => void }) {
  const t = useTranslate();
  const money = useMoney();
  const basketPage = usePageLink('basketPage');
  const checkout = usePageLink('checkoutPage');
  const [isPointedAt, setPointedAt] = useState(false);
  const [isTyping, setTyping] = useState(false);
  const freeFreight = useFreeFreight();
  const basket = useBasketEnvelope()?.basket;
  const line = basket?.lines.find((one) => one.sku === sku);

  useEffect(() => {
    if (!closesItself || isPointedAt || isTyping) return;
    const timer = setTimeout(close, STAY);
    return () => clearTimeout(timer);
  }, [closesItself, isPointedAt, isTyping, sku, close]);

  return (
    <div
      className={styles.watch}
      // The dialog itself is the veil beside the flyout.
      onPointerOver={({ target }) => setPointedAt(!(target instanceof HTMLDialogElement))}
      onPointerLeave={() => setPointedAt(false)}
      onKeyDown={() => setTyping(true)}
    >
      <Panel label={t('basket.added')} side="corner" closeLabel={t('shell.close')} onClose={close}>
        <FlyoutStack>
          {line && (
            <div className={styles.line}>
              {line.imageUrl && <Picture url={line.imageUrl} alt="" sizes="line" className={styles.picture} />}
              <div className={styles.words}>
                <p className={styles.name}>{line.name}</p>
                <p className={styles.variant}>{variantOf(line, t)}</p>
                <LineBadges badges={line.badges} place="miniBasket" />
                <p className={styles.price}>{money(line.unitPrice.salesPrice)}</p>
              </div>
            </div>
          )}
          {basket && <div className={styles.freight}><FreeFreight {...freeFreight} basket={basket} /></div>}
          <ShopLink to={checkout} className={buttonLook()}>{t('basket.to_checkout')}</ShopLink>
          <ShopLink to={basketPage} className={buttonLook('secondary')}>{t('basket.to_basket')}</ShopLink>
          <Button look="quiet" onClick={close}>{t('basket.continue_shopping')}</Button>
        </FlyoutStack>
      </Panel>
    </div>
  );
}
