import { useId, useState, type ReactNode } from 'react';
import type { ProductView } from '../catalog.queries.ts';
import { DeliveryPromise } from './DeliveryPromise.tsx';
import { SizeChoice } from './SizeChoice.tsx';
import { StickyBuy } from './StickyBuy.tsx';
import { chosenVariant, withOnlyChoice, type ChosenSize } from './sizes.rules.ts';

/** What a shopper would buy at the moment. */
export interface ProductChoice {
  /** Missing until size and length are chosen. */
  sku?: string;
  missing?: 'size' | 'length';
  soldOut: boolean;
  comingSoon: boolean;
  isDigital: boolean;
  /** Leads the shopper to what is still to be chosen, and says there that it is missing. */
  onMissing: () => void;
}

export interface ProductBuyProps {
  product: ProductView;
  /** What stands below the sizes, for example a button that puts the choice into a basket. */
  buy?: (choice: ProductChoice) => ReactNode;
  /** One of several on its page: what holds for all of them is said elsewhere, and no button follows the shopper. */
  isPiece?: boolean;
}

/** Size and length of a product, and what is to be done with them. */
export function ProductBuy({ product, buy, isPiece = false }: ProductBuyProps) {
  const [asked, setChosen] = useState<ChosenSize>({});
  const [missed, setMissed] = useState<'size' | 'length'>();
  const sizesId = useId();
  const { variants, comingSoonProduct: comingSoon, isDigital } = product;
  const chosen = withOnlyChoice(variants, asked);
  const { variant, missing } = chosenVariant(variants, chosen);
  const soldOut = variant ? !variant.inStockEcom : !variants.some(({ inStockEcom }) => inStockEcom);
  const action = buy?.({
    ...(variant ? { sku: variant.id } : {}),
    ...(missing ? { missing } : {}),
    soldOut,
    comingSoon,
    isDigital,
    onMissing() {
      setMissed(missing);
      // The first of the choice that has none yet, with its words above and below.
      const choice = document.getElementById(sizesId)?.querySelector('fieldset:not(:has(:checked))');
      choice?.querySelector('input')?.focus({ preventScroll: true });
      choice?.scrollIntoView({ block: 'nearest' });
    },
  });
  return (
    <>
      <SizeChoice id={sizesId} product={product} chosen={chosen} choose={setChosen} missing={missed === missing ? missing : undefined} />
      {action && (isPiece ? action : <StickyBuy product={product} follows={!soldOut && !comingSoon && !isDigital}>{action}</StickyBuy>)}
      {!isPiece && <DeliveryPromise product={product} variant={variant} soldOut={soldOut} />}
    </>
  );
}
