import { useOpenFlyout, useTranslate } from '@selvedge/market';
import { buttonLook } from '@selvedge/ui';
import type { MouseEvent } from 'react';
import { useAddBasketLine } from '../basket.mutations.ts';
import styles from './AddToBasket.module.css';

export interface AddToBasketProps {
  /** The variant, or several; missing until everything is chosen. */
  sku?: string | readonly string[];
  soldOut?: boolean;
  comingSoon?: boolean;
  /** On the button, where that is more than adding to the basket: a pre-order and its day (CAT-030). */
  words?: string;
  /** A press without a variant: leads to what is still to be chosen, and says so there. */
  onMissing?: () => void;
}

/** Puts one piece of each into the basket and shows it there. Every press counts, also while the one before is on its way; a double click is one press. */
export function AddToBasket({ sku, soldOut = false, comingSoon = false, words, onMissing }: AddToBasketProps) {
  const t = useTranslate();
  const openMiniBasket = useOpenFlyout('miniBasket');
  const openBasket = useOpenFlyout('basket');
  const { mutateAsync: add, isPending } = useAddBasketLine();
  const isFor = !soldOut && !comingSoon;

  const press = (event: MouseEvent) => {
    const closesItself = isByMouse(event);
    const skus = sku === undefined ? [] : [sku].flat();
    const [first] = skus;
    if (first === undefined) {
      onMissing?.();
      return;
    }
    // A callback given to `mutate` would be forgotten with the next press. What is refused says so itself.
    void Promise.allSettled(skus.map((one) => add({ kind: 'add', sku: one, quantity: 1 }))).then((done) => {
      if (!done.some(({ status }) => status === 'fulfilled')) return;
      if (skus.length > 1) openBasket();
      else openMiniBasket({ sku: first, closesItself });
    });
  };
  return (
    <div className={styles.add}>
      {/* Not a Button: one that is busy would swallow the second press. */}
      <button type="button" className={buttonLook()} aria-busy={isPending || undefined} disabled={!isFor} onClick={(event) => event.detail < 2 && press(event)}>
        {comingSoon ? t('product.coming_soon') : soldOut ? t('product.sold_out') : (words ?? t('product.add_to_basket'))}
      </button>
      <noscript><p>{t('feedback.needs_javascript')}</p></noscript>
    </div>
  );
}

/** Neither a touch nor a key, nor a mouse on a device that is mainly touched. A browser that does not tell has a click with a count. */
function isByMouse({ nativeEvent, detail }: MouseEvent): boolean {
  const { pointerType } = nativeEvent as Partial<PointerEvent>;
  return (pointerType === undefined ? detail > 0 : pointerType === 'mouse') && !matchMedia('(pointer: coarse)').matches;
}
