import { AddToBasket } from '@selvedge/basket';
import { QuickSizes, type QuickSizesProps } from '@selvedge/catalog';

/** The sizes on a card, each of which goes into the basket. */
export function CardSizes({ product }: Pick<QuickSizesProps, 'product'>) {
  return <QuickSizes product={product} buy={(choice) => <AddToBasket {...choice} />} />;
}
