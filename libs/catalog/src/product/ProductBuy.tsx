import { useDate, useOpenFlyout, useTranslate } from '@selvedge/market';
import { Button, VisuallyHidden } from '@selvedge/ui';
import { useId, useState, type ReactNode } from 'react';
import type { ProductView } from '../catalog.queries.ts';
import { DeliveryPromise } from './DeliveryPromise.tsx';
import { useFreshVariants } from './fresh-variants.ts';
import { SizeChoice } from './SizeChoice.tsx';
import { StickyBuy } from './StickyBuy.tsx';
import { arrivalOf, chosenVariant, waitsFor, withOnlyChoice, type ChosenSize } from './sizes.rules.ts';

/** What a shopper would buy at the moment. */
export interface ProductChoice {
  /** Missing until size and length are chosen. */
  sku?: string;
  missing?: 'size' | 'length';
  soldOut: boolean;
  comingSoon: boolean;
  isDigital: boolean;
  /** What the button says when that is more than adding to the basket: a pre-order, and its day (CAT-030). */
  words?: string;
  /** Leads the shopper to what is still to be chosen, and says there that it is missing. */
  onMissing: () => void;
}

export interface ProductBuyProps {
  product: ProductView;
  /** What stands below the sizes, for example a button that puts the choice into a basket. */
  buy?: (choice: ProductChoice) => ReactNode;
  /** What is chosen as it opens. */
  initial?: ChosenSize;
  /** Hears of each choice, for what begins anew to begin with it. */
  onChoose?: (chosen: ChosenSize) => void;
  /** One of several on its page: what holds for all of them is said elsewhere, and no button follows the shopper. */
  isPiece?: boolean;
}

/** Size and length of a product, and what is to be done with them: buy, or wait for what is not there (STO-035, CAT-195). */
export function ProductBuy({ product: asRead, buy, initial = {}, onChoose, isPiece = false }: ProductBuyProps) {
  const t = useTranslate();
  const date = useDate();
  const openNotifyMe = useOpenFlyout('notifyMe');
  const openStoreStock = useOpenFlyout('storeStock');
  const [asked, setChosen] = useState(initial);
  const [isMissed, setMissed] = useState(false);
  const choose = (chosen: ChosenSize) => {
    setChosen(chosen);
    onChoose?.(chosen);
  };
  const sizesId = useId();
  const variants = useFreshVariants(asRead);
  const product = { ...asRead, variants };
  const { comingSoonProduct: comingSoon, isDigital } = product;
  const chosen = withOnlyChoice(variants, asked);
  const { variant, missing } = chosenVariant(variants, chosen);
  const soldOut = !(variant ? [variant] : variants).some(({ inStockEcom }) => inStockEcom);
  // The page said otherwise when it came.
  const news = variant && soldOut && asRead.variants.find(({ id }) => id === variant.id)!.inStockEcom ? t('product_page.just_sold_out') : undefined;
  const arrival = arrivalOf(variant ? [variant] : variants);
  const day = arrival && date(arrival);

  const onMissing = () => {
    setMissed(true);
    // The first of the choice that has none yet, with its words above and below.
    const choice = document.getElementById(sizesId)?.querySelector('fieldset:not(:has(:checked))');
    choice?.querySelector('input')?.focus({ preventScroll: true });
    choice?.scrollIntoView({ block: 'nearest' });
  };
  const kind = waitsFor(product, variant);
  const action = kind ? (
    // A product that has not come is waited for as a whole.
    <Button onClick={() => (variant || comingSoon ? openNotifyMe({ kind, product, variant: comingSoon ? undefined : variant }) : onMissing())}>{t(`product_page.notify_${kind}`)}</Button>
  ) : (
    buy?.({ sku: variant?.id, missing, soldOut, comingSoon, isDigital, onMissing, words: product.isPreorder ? t(day ? 'product_page.preorder_on' : 'product.preorder', { date: day! }) : undefined })
  );
  return (
    <>
      <SizeChoice id={sizesId} product={product} chosen={chosen} choose={choose} isMissed={isMissed} />
      {action && (isPiece ? action : <StickyBuy product={product} variant={variant} follows={!soldOut && !comingSoon && !isDigital}>{action}</StickyBuy>)}
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      {!isPiece && <DeliveryPromise product={{ ...product, variants: variant ? [variant] : variants }} day={day} soldOut={soldOut} news={news} onStores={() => (variant ? openStoreStock({ product, variant }) : onMissing())} />}
    </>
  );
}
