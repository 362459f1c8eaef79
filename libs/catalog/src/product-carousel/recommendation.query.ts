import { recommendProducts, recommendProducts3, type RecommendationRequest } from '@selvedge/api-recommendation';
import { apiOf, ask } from '@selvedge/api-runtime';
import { queryOptions } from '@tanstack/react-query';
import { productTile } from '../product-tile.ts';

/** What a carousel of recommendations is to show, as an editor entered it (CMS-158…168). */
export type RecommendationSettings = Omit<RecommendationRequest, 'productIds'>;

/** The third version of the carousel asks an operation of its own (CMS-057). */
export const operationOf = (version: 1 | 3) => (version === 3 ? recommendProducts3 : recommendProducts);

/** Tiles of what is recommended; none when the recommendation failed (CAT-128). */
export function recommendation(market: string, version: 1 | 3, body: RecommendationRequest) {
  const operation = operationOf(version);
  const { queryKey } = ask(operation, { catalog: market, body });
  return queryOptions({
    queryKey,
    queryFn: async ({ client, signal }) => {
      const { results, hasError } = await apiOf(client).call(operation, { catalog: market, body }, { signal });
      return hasError ? [] : results.map((card) => productTile(card, 'productCarousel'));
    },
  });
}

/**
 * The products that a recommendation is about; nothing when it is about some and there are none.
 * @param about what the page is about that it stands on: the product, or what lies in the basket
 * @param viewed looked at in this browser, the last one first
 */
export function subjectOf(type: RecommendationSettings['type'] = 'RecentlyViewedProducts', about: readonly string[], viewed: readonly string[]): string[] | undefined {
  const others = viewed.filter((id) => !about.includes(id));
  if (type === 'PopularProducts') return [];
  if (type === 'PersonalProducts') return [...about, ...others];
  const subject = type === 'RecentlyViewedProducts' ? others : [...about];
  return subject.length > 0 ? subject : undefined;
}
