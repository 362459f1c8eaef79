import { getAvailability } from '@selvedge/api-inventory';
import { apiOf } from '@selvedge/api-runtime';
import { useFeature, useShop } from '@selvedge/market';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ProductView } from '../catalog.queries.ts';
import type { Variant } from './sizes.rules.ts';

/** How long an answer about stock is good for, in ms. */
const GOOD_FOR = 30_000;
/** As many articles as the service takes at once. */
const MOST = 100;

/** Which articles can be ordered now, by EAN. */
const stockQuery = (catalog: string, EanCodes: string[], ShipFromStore: boolean) => {
  const asked = { catalog, ShipFromStore, EanCodes };
  return queryOptions({
    queryKey: [getAvailability.id, asked] as const,
    queryFn: async ({ client, signal }): Promise<Record<string, boolean>> =>
      Object.fromEntries((await apiOf(client).call(getAvailability, asked, { signal })).map(({ ean, quantity, available = quantity > 0 }) => [ean, available])),
    staleTime: GOOD_FOR,
    retry: false,
  });
};

/** The variants as they are now: a page out of a cache may be older than the last sale. Asked by the browser alone; without an answer they are as the page says. */
export function useFreshVariants({ variants, isDigital, comingSoonProduct }: Pick<ProductView, 'variants' | 'isDigital' | 'comingSoonProduct'>): Variant[] {
  const { market } = useShop();
  const codes = variants.flatMap(({ ean }) => ean ?? []).slice(0, MOST);
  const { data: stock } = useQuery({ ...stockQuery(market.id, codes, useFeature('shipFromStore')), enabled: !isDigital && !comingSoonProduct && codes.length > 0 });
  return stock ? variants.map((variant) => ({ ...variant, inStockEcom: stock[variant.ean!] ?? variant.inStockEcom })) : variants;
}
