import type { Recommendations, RecommendationRequest } from '@selvedge/api-recommendation';
import { cardOf, onSaleAmong } from '../catalog/product-card.ts';
import type { CallerInMarket } from '../http/caller.ts';
import type { RecommendationHandlers } from '../http/handlers.ts';
import type { CatalogueIndex } from '../search/catalogue-index.ts';
import type { IndexedProduct } from '../search/indexed-product.ts';
import type { Database } from '../storage/database.ts';
import { ideasFor, type Knowledge } from './ideas.ts';
import { recentOrders } from './recent-orders.ts';
import { isOfUse, isWanted } from './recommendation.rules.ts';

export interface RecommendationSurroundings {
  db: Pick<Database, 'execute'>;
  catalogue: () => CatalogueIndex;
  /** Hears what went wrong. */
  report: (error: unknown) => void;
  /** How long orders that were read are good for, in ms. */
  goodFor?: number;
}

/** Answers the recommendation service. A page can do without it: what goes wrong is reported and answered with `hasError`. */
export function recommendationHandlers({ db, catalogue, report, goodFor }: RecommendationSurroundings): RecommendationHandlers {
  const orders = recentOrders(db, goodFor);

  async function recommend({ body }: { body: RecommendationRequest }, { market }: CallerInMarket): Promise<Recommendations> {
    try {
      const index = catalogue();
      const products = await recommended(body, { index, market, orders });
      return { results: products.map((product) => cardOf(product, index, market)), hasError: false };
    } catch (error) {
      report(error);
      return { results: [], hasError: true };
    }
  }
  return { recommendProducts: recommend, recommendProducts3: recommend };
}

/** The first ideas that are wanted, of each style one; what was looked at lately stays as it was seen. */
async function recommended(body: RecommendationRequest, knowledge: Knowledge): Promise<IndexedProduct[]> {
  const { type = 'RecentlyViewedProducts', productIds = [], numberOfRecommendations: most = 12 } = body;
  const { index, market: { currency } } = knowledge;
  const given = onSaleAmong([...new Set(productIds)], index, knowledge.market);
  if (type === 'RecentlyViewedProducts') return given.filter((product) => isWanted(product, currency, body)).slice(0, most);

  const taken = new Set(given.map(({ style }) => style.number));
  const found: IndexedProduct[] = [];
  for await (const idea of ideasFor(given, body, knowledge)) {
    if (taken.has(idea.style.number) || !isOfUse(idea) || !isWanted(idea, currency, body)) continue;
    taken.add(idea.style.number);
    if (found.push(idea) === most) break;
  }
  return found;
}
