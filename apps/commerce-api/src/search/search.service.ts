import { and, inArray, like } from 'drizzle-orm';
import type { CategorySearch, Facet, ProductCard, SearchRequest, SearchResult } from '@selvedge/api-catalog';
import { inMajorUnits } from '../catalog/price.rules.ts';
import { cardOf, imageOf, inStores } from '../catalog/product-card.ts';
import { viewOf } from '../catalog/simple-product.ts';
import { readDocuments } from '../content/shop-documents.ts';
import { textIn } from '../content/in-language.ts';
import type { MarketRow } from '../http/caller.ts';
import type { CatalogHandlers } from '../http/handlers.ts';
import { addressOf } from '../media/merchant-picture.address.ts';
import type { Database } from '../storage/database.ts';
import { translation } from '../storage/schema.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import type { IndexedProduct } from './indexed-product.ts';
import { facetIds, type FacetId, type SearchAnswer, type Suggestions } from './search-engine.ts';
import { byName, isHiddenCard, minorBounds, redirectOf, shownOf, sortingOf, sortingsFor, tagsAsked, toldApart, windowOf } from './search.rules.ts';

const DAY = 24 * 60 * 60 * 1_000;
/** Suggested besides products. */
const MOST = { categories: 5, terms: 8 };

export type SearchHandlers = Pick<CatalogHandlers, 'searchProducts' | 'searchTags' | 'searchPromotionTags' | 'getFacets'>;

/** Answers searches from the catalogue that the process holds. */
export function searchHandlers({ db, catalogue }: { db: Database; catalogue: () => CatalogueIndex }): SearchHandlers {
  async function found(body: SearchRequest, market: MarketRow, neverShown: (product: IndexedProduct) => boolean = () => false): Promise<SearchResult> {
    const [{ searchConfigurations }, names] = await Promise.all([readDocuments(db, ['searchConfigurations'], market.language), readFacetNames(db, market.language)]);
    const index = catalogue();
    const redirect = redirectOf(body.searchTerms ?? '', searchConfigurations.redirects);
    const isSuggestion = body.origin === 'suggestion';
    const isHidden = (product: IndexedProduct) => neverShown(product) || isHiddenCard(product.option.flags, { ...searchConfigurations, isSuggestion, country: market.country });
    const result = isSuggestion ? await suggested(body, index, market, isHidden) : await searched(body, index, market, { isHidden, offered: offeredFacets(searchConfigurations.facets), names });
    return { ...result, ...(redirect === undefined ? {} : { redirect }) };
  }

  /** Without a tag nothing is looked for: a promotion that names none is not about all of the shop. */
  const tagged: typeof found = async (body, market, neverShown) =>
    tagsAsked(body.tags).length + tagsAsked(body.multiBrandTags).length > 0 ? found(body, market, neverShown) : { results: [], totalResults: 0, startingFrom: windowOf(body).from, facets: [], sortings: sortingsFor(undefined), hasError: false };

  return {
    searchProducts: ({ body }, { market }) => found(body, market),
    searchTags: ({ body }, { market }) => tagged(body, market),
    // Money is not sold at a discount.
    searchPromotionTags: ({ body }, { market }) => tagged(body, market, ({ option }) => option.flags.digital === true),

    async getFacets(_args, { market }) {
      const [{ searchConfigurations }, names] = await Promise.all([readDocuments(db, ['searchConfigurations'], market.language), readFacetNames(db, market.language)]);
      const { facets } = await searched({ size: 1 }, catalogue(), market, { isHidden: () => false, offered: offeredFacets(searchConfigurations.facets), names });
      return facets;
    },
  };
}

const offeredFacets = (configured: readonly string[]): FacetId[] => configured.filter((id): id is FacetId => (facetIds as readonly string[]).includes(id));

interface ListSettings {
  isHidden: (product: IndexedProduct) => boolean;
  offered: FacetId[];
  /** What the editors call facet values. */
  names: ReadonlyMap<string, string>;
}

async function searched(body: SearchRequest, index: CatalogueIndex, market: MarketRow, { isHidden, offered, names }: ListSettings): Promise<SearchResult> {
  const { currency, language } = market;
  const chosen = new Map((body.facets ?? []).flatMap(({ id, values }) => offered.filter((one) => one === id).map((one) => [one, new Set(values.filter(Boolean))] as const)));
  const sorting = body.sorting ?? body.customSorting;
  const now = Date.now();
  const { from, size } = windowOf(body);
  const answer = await index.engine.search({
    currency, language, chosen, from, size,
    text: body.searchTerms,
    category: body.category,
    tags: tagsAsked(body.tags),
    multiBrandTags: tagsAsked(body.multiBrandTags),
    facets: offered,
    price: minorBounds(body.priceRange, currency),
    initialPrice: minorBounds(body.initialPriceRangeFilter, currency),
    publishedSince: body.limitProductsByMaximumAvailabilityInDays ? now - body.limitProductsByMaximumAvailabilityInDays * DAY : undefined,
    sorting: sortingOf(sorting),
    limit: body.limitTotalProductsInCategory || undefined,
  });
  const { results, total } = shownOf(productsOf(answer.ids, index), answer.total, isHidden);
  const category = body.category === undefined ? undefined : index.categoryById.get(body.category);
  const named = body.origin === 'search' ? (await index.engine.suggest({ currency, language, text: body.searchTerms ?? '', products: 0, categories: MOST.categories, terms: 0 })).categories : [];
  return {
    results: results.map((product) => listedCard(product, index, market, body, now)),
    totalResults: total,
    startingFrom: from,
    facets: facetsOf(answer, offered, chosen, (id, value) => names.get(`${id}.${value}`) ?? textIn(index.facetName(id, value), language), language),
    ...priceFacetOf(answer, body, currency),
    sortings: sortingsFor(sorting),
    ...(answer.isNearest ? { isNearest: true } : {}),
    ...(named.length > 0 ? { suggestions: { categories: categoriesOf(named, index, language), terms: [] } } : {}),
    ...(category ? { categorySearch: { displayName: textIn(category.name, language), productsInCategory: total, categoryUri: category.path } } : {}),
    hasError: false,
  };
}

/** A card as the list wants it: what is new there (CAT-104), which picture comes first (CAT-101), and whether stores count (CAT-106, CAT-107). */
function listedCard(product: IndexedProduct, index: CatalogueIndex, market: MarketRow, { imageSort, daysToTreatAsNew, storeId, getRetailModels }: SearchRequest, now: number): ProductCard {
  const card = cardOf(product, index, market);
  const first = imageSort ? product.option.pictures.find((picture) => viewOf(picture) === imageSort) : undefined;
  const turned = first && addressOf(first, product) !== card.frontImage?.url ? { ...card, frontImage: imageOf(first, product, market.language), backImage: card.frontImage } : card;
  const listed = { ...turned, isNew: isNew(product, { daysToTreatAsNew }, now) };
  return storeId || getRetailModels ? inStores(listed) : listed;
}

/** For a shopper who is still typing: products, categories and what the last word may become. */
async function suggested(body: SearchRequest, index: CatalogueIndex, market: MarketRow, isHidden: (product: IndexedProduct) => boolean): Promise<SearchResult> {
  const { currency, language } = market;
  const answer = await index.engine.suggest({ currency, language, text: body.searchTerms ?? '', products: windowOf(body).size, ...MOST });
  const { results, total } = shownOf(productsOf(answer.ids, index), answer.total, isHidden);
  return {
    results: results.map((product) => cardOf(product, index, market)),
    totalResults: total,
    startingFrom: 0,
    facets: [],
    sortings: sortingsFor(undefined),
    suggestions: {
      categories: categoriesOf(answer.categories.filter(({ id }) => !index.isAllIn(id, isHidden)), index, language),
      terms: answer.terms,
    },
    hasError: false,
  };
}

function categoriesOf(found: Suggestions['categories'], { categoryById }: CatalogueIndex, language: string): CategorySearch[] {
  const nameOf = (id: string | undefined) => id && categoryById.has(id) ? textIn(categoryById.get(id)!.name, language) : undefined;
  const there = found.flatMap(({ id, count }) => (categoryById.has(id) ? [{ ...categoryById.get(id)!, count }] : []));
  const names = toldApart(there.map(({ id, ancestors }) => ({ name: nameOf(id)!, above: nameOf(ancestors.at(-1)) })));
  return there.map(({ path, count }, place) => ({ displayName: names[place]!, productsInCategory: count, categoryUri: path }));
}

/** An engine that follows the catalogue may know what is not there yet, or no more. */
const productsOf = (ids: string[], index: CatalogueIndex): IndexedProduct[] => ids.map((id) => index.product(id)).filter((product) => product !== undefined);

const isNew = ({ option }: IndexedProduct, { daysToTreatAsNew: days }: Pick<SearchRequest, 'daysToTreatAsNew'>, now: number): boolean =>
  option.flags.isNew === true || (!!days && option.publishedAt >= now - days * DAY);

/** Facets in the order of the configuration. What finds nothing is hidden, unless it is chosen: it must be possible to take it back (CAT-118, CAT-138). */
function facetsOf({ counts }: SearchAnswer, offered: FacetId[], chosen: ReadonlyMap<FacetId, Set<string>>, nameOf: (id: FacetId, value: string) => string, language: string): Facet[] {
  return offered.flatMap((id) => {
    const selected = chosen.get(id) ?? new Set<string>();
    const values = [...new Set([...counts.get(id)!.keys(), ...selected])];
    if (values.length === 0) return [];
    return [{ id, values: values.map((value) => ({ value, name: nameOf(id, value), count: counts.get(id)!.get(value) ?? 0, selected: selected.has(value) })).toSorted(byName(language)) }];
  });
}

function priceFacetOf({ prices }: SearchAnswer, { priceRange: { lowerBoundingValue: lower, upperBoundingValue: upper } = {} }: SearchRequest, currency: string): Pick<SearchResult, 'priceFacet'> {
  if (!prices) return {};
  const [lowest, highest] = [inMajorUnits(prices.lowest, currency), inMajorUnits(prices.highest, currency)];
  return { priceFacet: { available: { lowerBoundingValue: lowest, upperBoundingValue: highest }, selected: { lowerBoundingValue: lower ?? lowest, upperBoundingValue: upper ?? highest } } };
}

/** What the editors call facet values: translations `facet.{id}.{value}`, the market's language over English. */
async function readFacetNames(db: Database, language: string): Promise<Map<string, string>> {
  const rows = await db.select().from(translation).where(and(inArray(translation.language, ['en', language]), like(translation.key, 'facet.%')));
  return new Map(rows.toSorted((a, b) => Number(a.language === language) - Number(b.language === language)).map(({ key, text }) => [key.slice('facet.'.length), text]));
}
