import { and, inArray, like } from 'drizzle-orm';
import type { CategorySearch, Facet, SearchRequest, SearchResult } from '@selvedge/api-catalog';
import { inMajorUnits } from '../catalog/minor-units.rules.ts';
import { cardOf } from '../catalog/product-card.ts';
import { readDocuments } from '../content/shop-documents.ts';
import { textIn } from '../content/texts.ts';
import type { MarketRow } from '../http/caller.ts';
import type { CatalogHandlers } from '../http/handlers.ts';
import type { Database } from '../storage/database.ts';
import { translation } from '../storage/schema.ts';
import type { CatalogueIndex, IndexedProduct } from './catalogue-index.ts';
import { facetIds, type FacetId, type SearchAnswer, type Suggestions } from './search-engine.ts';
import { byName, isHiddenCard, minorBounds, redirectOf, shownOf, sortingOf, sortingsFor, tagsAsked, toldApart, windowOf } from './search.rules.ts';

const DAY = 24 * 60 * 60 * 1_000;
/** Suggested besides products. */
const MOST = { categories: 5, terms: 8 };

/** Answers searches from the catalogue that the process holds. */
export const searchHandlers = ({ db, catalogue }: { db: Database; catalogue: () => CatalogueIndex }): Pick<CatalogHandlers, 'searchProducts'> => ({
  async searchProducts({ body }, { market }) {
    const [{ searchConfigurations }, names] = await Promise.all([readDocuments(db, ['searchConfigurations'], market.language), readFacetNames(db, market.language)]);
    const index = catalogue();
    const redirect = redirectOf(body.searchTerms ?? '', searchConfigurations.redirects);
    const isSuggestion = body.origin === 'suggestion';
    const isHidden = ({ option }: IndexedProduct) => isHiddenCard(option.flags, { ...searchConfigurations, isSuggestion, country: market.country });
    if (isSuggestion) return { ...(await suggested(body, index, market, isHidden)), ...(redirect === undefined ? {} : { redirect }) };

    const { currency, language } = market;
    const offered = searchConfigurations.facets.filter((id): id is FacetId => (facetIds as readonly string[]).includes(id));
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
      results: results.map((product) => ({ ...cardOf(product, index, market), isNew: isNew(product, body, now) })),
      totalResults: total,
      startingFrom: from,
      facets: facetsOf(answer, offered, chosen, (id, value) => names.get(`${id}.${value}`) ?? textIn(index.facetName(id, value), language), language),
      ...priceFacetOf(answer, body, currency),
      sortings: sortingsFor(sorting),
      ...(redirect === undefined ? {} : { redirect }),
      ...(answer.isNearest ? { isNearest: true } : {}),
      ...(named.length > 0 ? { suggestions: { categories: categoriesOf(named, index, language), terms: [] } } : {}),
      ...(category ? { categorySearch: { displayName: textIn(category.name, language), productsInCategory: total, categoryUri: category.path } } : {}),
      hasError: false,
    };
  },
});

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
      categories: categoriesOf(answer.categories, index, language),
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

const isNew = ({ option }: IndexedProduct, { daysToTreatAsNew: days }: SearchRequest, now: number): boolean =>
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
