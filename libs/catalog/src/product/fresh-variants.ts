import { useFeature, useShop } from '@selvedge/market';
import { onFirstSign } from '@selvedge/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ProductView } from '../catalog.queries.ts';
import type { Stock } from './attend-product.ts';
import type { Variant } from './sizes.rules.ts';

/**
 * The variants as they are now: a page out of a cache may be older than the last sale. Asked once, as soon as somebody is there who
 * could buy; without an answer they are as the page says.
 */
export function useFreshVariants(product: ProductView): Variant[] {
  const client = useQueryClient();
  const catalog = useShop().market.id;
  const ShipFromStore = useFeature('shipFromStore');
  const [stock, setStock] = useState<Stock>({});
  useEffect(() => {
    const attend = () => void import('./attend-product.ts').then(({ attendProduct }) => attendProduct(product, { client, catalog, ShipFromStore })).then(setStock, () => {});
    return onFirstSign(attend);
  }, [product, client, catalog, ShipFromStore]);
  return product.variants.map((variant) => ({ ...variant, inStockEcom: stock[variant.ean!] ?? variant.inStockEcom }));
}
