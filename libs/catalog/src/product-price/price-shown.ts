import type { Product } from '@selvedge/api-catalog';
import type { ProductPriceProps } from './ProductPrice.tsx';

type Priced = Pick<Product, 'priceVaries' | 'staticClubPrice'> & { price: ProductPriceProps['price'] };

/** The price that a shopper sees: that of the chosen variant, before a choice the lowest of them. */
export function priceShown(
  product: Priced,
  variant?: Pick<Product['variants'][number], 'price' | 'staticClubPrice'>,
): Pick<ProductPriceProps, 'price' | 'memberPrice' | 'isLeast'> {
  if (variant?.price) return { price: variant.price, memberPrice: variant.staticClubPrice };
  return { price: product.price, memberPrice: product.staticClubPrice, isLeast: product.priceVaries && !variant };
}
