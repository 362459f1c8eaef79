import { useOpenFlyout, useTranslate } from '@selvedge/market';
import { buttonLook } from '@selvedge/ui';
import { useAddBasketLine } from '../basket.mutations.ts';
import styles from './AddToBasket.module.css';

export interface AddToBasketProps {
  /** The variant; missing until everything is chosen. */
  sku?: string;
  soldOut?: boolean;
  comingSoon?: boolean;
  /** On the button, where that is more than adding to the basket: a pre-order and its day (CAT-030). */
  words?: string;
  /** A press without a variant: leads to what is still to be chosen, and says so there. */
  onMissing?: () => void;
}

/** Puts one piece into the basket and shows it there. Every press counts, also while the one before is on its way; a double click is one press. */
export function AddToBasket({ sku, soldOut = false, comingSoon = false, words, onMissing }: AddToBasketProps) {
  const t = useTranslate();
  const openMiniBasket = useOpenFlyout('miniBasket');
  const { mutateAsync: add, isPending } = useAddBasketLine();
  const isFor = !soldOut && !comingSoon;

  const press = () => {
    if (!sku) {
      onMissing?.();
      return;
    }
    // A callback given to `mutate` would be forgotten with the next press.
    add({ kind: 'add', sku, quantity: 1 }).then(() => openMiniBasket({ sku }), () => {});
  };
  return (
    <div className={styles.add}>
      {/* Not a Button: one that is busy would swallow the second press. */}
      <button type="button" className={buttonLook()} aria-busy={isPending || undefined} disabled={!isFor} onClick={({ detail }) => detail < 2 && press()}>
        {comingSoon ? t('product.coming_soon') : soldOut ? t('product.sold_out') : (words ?? t('product.add_to_basket'))}
      </button>
      <noscript><p>{t('feedback.needs_javascript')}</p></noscript>
    </div>
  );
}
