import { hasQuickBuy, QuickBuyButton, type ProductCardActionsProps } from '@selvedge/catalog';
import { lazy, Suspense } from 'react';

const CardSizes = lazy(async () => ({ default: (await import('./CardSizes.tsx')).CardSizes }));

/** What can be done with a product from its card: its sizes, under a pointer at once, otherwise behind a button. */
export function CardActions({ product, isPointedAt }: ProductCardActionsProps) {
  const hasSizes = isPointedAt && hasQuickBuy(product) && matchMedia('(hover: hover)').matches;
  return (
    <>
      <QuickBuyButton product={product} />
      {hasSizes && <Suspense><CardSizes product={product} /></Suspense>}
    </>
  );
}
