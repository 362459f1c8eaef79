import { useOpenFlyout, useTranslate } from '@selvedge/market';
import { buttonLook } from '@selvedge/ui';
import { useId, useState } from 'react';
import { useAddBasketLine } from '../basket.mutations.ts';
import styles from './AddToBasket.module.css';

export interface AddToBasketProps {
  /** The variant; missing until everything is chosen. */
  sku?: string;
  /** What is still to be chosen. */
  missing?: 'size' | 'length';
  soldOut?: boolean;
  comingSoon?: boolean;
  /** Leads to what is still to be chosen. */
  onMissing?: () => void;
}

/** Puts one piece into the basket and shows it there. Every press counts, also while the one before is on its way; a double click is one press. */
export function AddToBasket({ sku, missing, soldOut = false, comingSoon = false, onMissing }: AddToBasketProps) {
  const t = useTranslate();
  const openMiniBasket = useOpenFlyout('miniBasket');
  const { mutateAsync: add, isPending } = useAddBasketLine();
  const [asked, setAsked] = useState(false);
  const messageId = useId();
  const message = asked && missing ? t(`product.choose_${missing}`) : undefined;
  const isFor = !soldOut && !comingSoon;

  const press = () => {
    if (!sku || missing) {
      setAsked(true);
      onMissing?.();
      return;
    }
    // A callback given to `mutate` would be forgotten with the next press.
    add({ kind: 'add', sku, quantity: 1 }).then(() => openMiniBasket({ sku }), () => {});
  };
  return (
    <div className={styles.add}>
      {/* Not a Button: one that is busy would swallow the second press. */}
      <button type="button" className={buttonLook()} aria-busy={isPending || undefined} disabled={!isFor} onClick={({ detail }) => detail < 2 && press()} aria-describedby={message ? messageId : undefined}>
        {comingSoon ? t('product.coming_soon') : soldOut ? t('product.sold_out') : t('product.add_to_basket')}
      </button>
      <p id={messageId} role="status" className={styles.message}>{message}</p>
    </div>
  );
}
