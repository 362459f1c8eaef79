import { formatDate, useOpenFlyout, useTranslate } from '@selvedge/market';
import { Button, VisuallyHidden } from '@selvedge/ui';
import { useEffect, useId, useState, type ReactNode } from 'react';
import type { ProductView } from '../catalog.queries.ts';
import { useEndedNotice } from '../notify-me/ended-notice.ts';
import { DeliveryPromise } from './DeliveryPromise.tsx';
import { SizeChoice } from './SizeChoice.tsx';
import { StickyBuy } from './StickyBuy.tsx';
import { arrivalOf, chosenVariant, nameOfVariant, waitsFor, withOnlyChoice, type ChosenSize } from './sizes.rules.ts';
import { useFreshVariants } from './stock.queries.ts';

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

/** What a set hears of its pieces. */
export interface PieceChoice extends Pick<ProductChoice, 'sku' | 'onMissing'> {
  /** In some size at least, or in the one that is chosen. */
  canBeBought: boolean;
}

export interface ProductBuyProps {
  product: ProductView;
  /** What stands below the sizes, for example a button that puts the choice into a basket. */
  buy?: (choice: ProductChoice) => ReactNode;
  /** What is chosen as it opens. */
  initial?: ChosenSize;
  /** Hears what is chosen, as it changes: for who buys several at once. */
  onChoice?: (choice: PieceChoice) => void;
  /** One of several on its page: what holds for all of them is said elsewhere, and no button follows the shopper. */
  isPiece?: boolean;
}

/** Size and length of a product, and what is to be done with them: buy, or wait for what is not there (STO-035, CAT-195). */
export function ProductBuy({ product, buy, initial = {}, onChoice, isPiece = false }: ProductBuyProps) {
  const t = useTranslate();
  const openNotifyMe = useOpenFlyout('notifyMe');
  const openStoreStock = useOpenFlyout('storeStock');
  const [asked, setChosen] = useState<ChosenSize>(initial);
  const [missed, setMissed] = useState<'size' | 'length'>();
  const sizesId = useId();
  const { id: productId, name, comingSoonProduct: comingSoon, isDigital, isPreorder } = product;
  const variants = useFreshVariants(product);
  useEndedNotice(isPiece ? undefined : product);
  const chosen = withOnlyChoice(variants, asked);
  const { variant, missing } = chosenVariant(variants, chosen);
  const soldOut = variant ? !variant.inStockEcom : !variants.some(({ inStockEcom }) => inStockEcom);
  // The page said otherwise when it came.
  const wasThere = soldOut && product.variants.some(({ id, inStockEcom }) => inStockEcom && id === variant?.id);
  const news = wasThere ? t('product.just_sold_out', { size: nameOfVariant(variant!) }) : undefined;
  const day = arrivalOf(variant ? [variant] : variants);
  const chosenArticle = variant && { name, size: nameOfVariant(variant), ...(variant.ean ? { ean: variant.ean } : {}) };

  const onMissing = () => {
    setMissed(missing);
    // The first of the choice that has none yet, with its words above and below.
    const choice = document.getElementById(sizesId)?.querySelector('fieldset:not(:has(:checked))');
    choice?.querySelector('input')?.focus({ preventScroll: true });
    choice?.scrollIntoView({ block: 'nearest' });
  };
  const sku = variant?.id;
  const canBeBought = !soldOut && !comingSoon && !isDigital;
  useEffect(() => {
    onChoice?.({ sku, canBeBought, onMissing });
    // What was heard before holds until one of these changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [sku, missing, canBeBought]);
  const waiting = waitsFor({ ...product, variants }, variant);
  const wait = () => {
    // A product that has not come is waited for as a whole.
    if (waiting === 'goingLive') openNotifyMe({ kind: waiting, productId, name });
    else if (variant) openNotifyMe({ kind: 'stock', productId, sku, ...chosenArticle! });
    else onMissing();
  };
  const action = waiting ? (
    <Button onClick={wait}>{t(`notify_me.${waiting}`)}</Button>
  ) : (
    buy?.({
      ...(sku === undefined ? {} : { sku }),
      ...(missing ? { missing } : {}),
      ...(isPreorder ? { words: day ? t('product.preorder_on', { date: formatDate(day) }) : t('product.preorder') } : {}),
      soldOut,
      comingSoon,
      isDigital,
      onMissing,
    })
  );
  return (
    <>
      <SizeChoice id={sizesId} product={{ ...product, variants }} chosen={chosen} choose={setChosen} missing={missed === missing ? missing : undefined} />
      {action && (isPiece ? action : <StickyBuy product={product} follows={canBeBought}>{action}</StickyBuy>)}
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      {!isPiece && (
        <DeliveryPromise product={product} arrival={day} soldOut={soldOut} news={news} onStores={() => (chosenArticle?.ean ? openStoreStock({ ...chosenArticle, ean: chosenArticle.ean }) : onMissing())} />
      )}
    </>
  );
}
