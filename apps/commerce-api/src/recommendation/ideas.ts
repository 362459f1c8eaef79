import type { RecommendationRequest } from '@selvedge/api-recommendation';
import { onSaleAmong } from '../catalog/product-card.ts';
import type { MarketRow } from '../http/caller.ts';
import type { CatalogueIndex } from '../search/catalogue-index.ts';
import type { IndexedProduct } from '../search/indexed-product.ts';
import type { FacetId, SearchQuestion } from '../search/search-engine.ts';
import { boughtMost, type BoughtTogether } from './recent-orders.ts';
import { isOfUse, likeness, varied } from './recommendation.rules.ts';

/** What a recommendation is made from. */
export interface Knowledge {
  index: CatalogueIndex;
  market: Pick<MarketRow, 'currency' | 'language' | 'country'>;
  orders: () => Promise<readonly BoughtTogether[]>;
}

type Ideas = AsyncGenerator<IndexedProduct>;

const DAY = 24 * 60 * 60 * 1_000;
/** Products are looked through in pages of so many, and a request may turn so many pages: a search costs about a millisecond. */
const PAGE = 100;
const MOST_PAGES = 24;
/** Of several products or categories, as many count. */
const MOST_GIVEN = 4;

/**
 * Products that may be worth a look, the best first, some of them more than once. Whether they may be shown is for others to say.
 * @param given on sale in the market; what was looked at last stands first
 */
export async function* ideasFor(given: readonly IndexedProduct[], request: RecommendationRequest, knowledge: Knowledge): Ideas {
  const { type, pastDaysFromNow = 0, merchandisingTags = [], overrideRecommendations = false, requiredTags } = request;
  const { index, market, orders } = knowledge;
  const since = pastDaysFromNow > 0 ? Date.now() - pastDaysFromNow * DAY : -Infinity;
  const leading = given.slice(0, MOST_GIVEN);
  let pagesLeft = MOST_PAGES;

  if (merchandisingTags.length > 0) yield* found({ multiBrandTags: merchandisingTags });
  if (merchandisingTags.length > 0 && overrideRecommendations) return;
  if (type === 'PopularProducts') yield* popular();
  if (type === 'PersonalProducts') yield* personal();
  if (type === 'SimilarProducts') yield* inTurn(leading.map(similarTo));
  if (type === 'PurchasedWithProduct') yield* boughtWith();

  /** What was bought most, then what is sought after. */
  async function* popular(): Ideas {
    yield* bought({ since });
    yield* found({});
  }

  /** What is sought after in the categories of what was looked at. */
  async function* personal(): Ideas {
    const categories = [...new Set(given.map(({ category }) => category.id))].slice(0, MOST_GIVEN);
    yield* inTurn(categories.map((category) => found({ category })));
    yield* popular();
  }

  /** What was bought together with it, in any colour; else what is worn with it, or with that though not instead of it; else what is like it. */
  async function* boughtWith(): Ideas {
    const colours = given.flatMap(({ style }) => index.productsOfStyle(style.number).map(({ id }) => id));
    yield* bought({ since, beside: new Set(colours) });
    const wornWith = (these: readonly IndexedProduct[]) => onSaleAmong(these.flatMap(({ option }) => option.look), index, market);
    const worn = wornWith(leading);
    yield* worn;
    const categories = new Set(given.map(({ category }) => category.id));
    yield* wornWith(worn).filter(({ category }) => !categories.has(category.id));
    yield* inTurn(leading.map(similarTo));
  }

  /** One by one: hardly anybody wants all that was ever bought. */
  async function* bought(which: Parameters<typeof boughtMost>[1]): Ideas {
    for (const id of boughtMost(await orders(), which)) yield* onSaleAmong([id], index, market);
  }

  /** What is most like it in its category, at half to twice its price, though not one like the other; then what is sought after around it. */
  async function* similarTo(product: IndexedProduct): Ideas {
    const { style, option, category } = product;
    const { sales } = product.prices.get(market.currency)!;
    const near = { category: category.id, initialPrice: { lower: Math.floor(sales / 2), upper: sales * 2 } };
    const nearIn = (facet: FacetId, value: string | undefined) => (value ? [{ ...near, chosen: new Map([[facet, new Set([value])]]) }] : []);
    const candidates = new Map<string, IndexedProduct>();
    for (const question of [...nearIn('fit', style.facts.fit), ...nearIn('colour', option.colour.base), ...nearIn('material', style.facts.material), near]) {
      for (const one of await page(question, 0)) candidates.set(one.id, one);
    }
    const points = new Map([...candidates.values()].filter((one) => isOfUse(one) && one.style !== style).map((one) => [one, likeness(product, one, market.currency)]));
    yield* varied([...points.keys()].sort((a, b) => points.get(b)! - points.get(a)! || a.place - b.place));
    for (const around of [category.id, ...category.ancestors.toReversed()]) yield* found({ category: around });
  }

  async function* found(question: Partial<SearchQuestion>): Ideas {
    for (let from = 0; ; from += PAGE) {
      const products = await page(question, from);
      yield* products;
      if (products.length < PAGE) return;
    }
  }

  async function page(question: Partial<SearchQuestion>, from: number): Promise<IndexedProduct[]> {
    if (pagesLeft-- <= 0) return [];
    const { ids } = await index.engine.search({ currency: market.currency, language: market.language, tags: requiredTags?.tags, ...question, from, size: PAGE });
    return onSaleAmong(ids, index, market);
  }
}

/** One of each in turn, until all are at their end. */
async function* inTurn(sources: Ideas[]): Ideas {
  let open = sources;
  while (open.length > 0) {
    const left: Ideas[] = [];
    for (const source of open) {
      const { value, done } = await source.next();
      if (done) continue;
      yield value;
      left.push(source);
    }
    open = left;
  }
}
