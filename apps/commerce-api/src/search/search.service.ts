import { and, inArray, like } from 'drizzle-orm';
import type { Facet, SearchRequest } from '@selvedge/api-catalog';
import { inMajorUnits } from '../catalog/minor-units.rules.ts';
import { isOnSale } from '../catalog/price.rules.ts';
import { cardOf } from '../catalog/product-card.ts';
import { readDocuments } from '../content/shop-documents.ts';
import { textIn } from '../content/texts.ts';
import type { MarketRow } from '../http/caller.ts';
import type { CatalogHandlers } from '../http/handlers.ts';
import type { Database } from '../storage/database.ts';
import { translation } from '../storage/schema.ts';
import { facetIds, type CatalogueIndex, type FacetId, type IndexedProduct } from './catalogue-index.ts';
import { narrow, type Narrowed } from './narrowing.rules.ts';
import { byName, pageOf, sorted, sortingsFor, tagsAsked, windowOf } from './search.rules.ts';
import { matchesAll, wordsOf } from './words.rules.ts';

const DAY = 24 * 60 * 60 * 1_000;

/** Answers searches from the catalogue that the process holds. */
export const searchHandlers = ({ db, catalogue }: { db: Database; catalogue: () => CatalogueIndex }): Pick<CatalogHandlers, 'searchProducts'> => ({
  async searchProducts({ body }, { market }) {
    const [{ searchConfigurations }, names] = await Promise.all([readDocuments(db, ['searchConfigurations'], market.language), readFacetNames(db, market.language)]);
    const index = catalogue();
    const offered = searchConfigurations.facets.filter((id): id is FacetId => (facetIds as readonly string[]).includes(id));
    const chosen = new Map((body.facets ?? []).map(({ id, values }) => [id, new Set(values.filter(Boolean))]));
    const price = (product: IndexedProduct) => inMajorUnits(product.prices.get(market.currency)!.sales, market.currency);
    const now = Date.now();
    const asked = { ...body, words: wordsOf(body.searchTerms ?? '') };

    const candidates = index.products.filter((product) => isOnSale(product, market.currency) && isAskedFor(product, asked, market, price, now));
    const { lowerBoundingValue: lower, upperBoundingValue: upper } = body.priceRange ?? {};
    const narrowed = narrow(candidates, offered, { facets: chosen, price: { lower, upper } }, { valuesOf: (product, facet) => product.facets[facet as FacetId], priceOf: price });

    const sorting = body.sorting ?? body.customSorting;
    const found = sorted(narrowed.found, sorting, market.currency).slice(0, body.limitTotalProductsInCategory || undefined);
    const { from, size } = windowOf(body);
    const { results, total } = pageOf(found, { from, size }, ({ option }) => !searchConfigurations.giftCardsOnLists && option.flags.digital === true);
    const category = body.category === undefined ? undefined : index.categoryById.get(body.category);

    return {
      results: results.map((product) => ({ ...cardOf(product, index, market), isNew: isNew(product, body, now) })),
      totalResults: total,
      startingFrom: from,
      facets: facetsOf(narrowed, offered, chosen, (id, value) => names.get(`${id}.${value}`) ?? textIn(index.facetNames[id].get(value) ?? { en: value }, market.language), market.language),
      ...priceFacetOf(narrowed, { lower, upper }),
      sortings: sortingsFor(sorting),
      ...(category ? { categorySearch: { displayName: textIn(category.name, market.language), productsInCategory: total, categoryUri: category.path } } : {}),
      hasError: false,
    };
  },
});

/** Everything but the shopper's own narrowing: the category with all below it, words, tags, and the limits an editor sets. */
function isAskedFor(product: IndexedProduct, asked: SearchRequest & { words: string[] }, { language }: MarketRow, price: (product: IndexedProduct) => number, now: number): boolean {
  const { category, words, tags, multiBrandTags, initialPriceRangeFilter, limitProductsByMaximumAvailabilityInDays: days } = asked;
  return (
    (!category || product.category.id === category || product.category.ancestors.includes(category)) &&
    [tagsAsked(tags), tagsAsked(multiBrandTags)].every((wanted) => wanted.length === 0 || wanted.some((tag) => product.style.facts.tags?.includes(tag))) &&
    (initialPriceRangeFilter?.lowerBoundingValue === undefined || price(product) >= initialPriceRangeFilter.lowerBoundingValue) &&
    (initialPriceRangeFilter?.upperBoundingValue === undefined || price(product) <= initialPriceRangeFilter.upperBoundingValue) &&
    (!days || product.option.publishedAt.getTime() >= now - days * DAY) &&
    (words.length === 0 || matchesAll(words, searchWordsOf(product, language)))
  );
}

const isNew = ({ option }: IndexedProduct, { daysToTreatAsNew: days }: SearchRequest, now: number): boolean =>
  option.flags.isNew === true || (!!days && option.publishedAt.getTime() >= now - days * DAY);

/** Words by language, kept as long as the product itself. */
const knownWords = new WeakMap<IndexedProduct, Map<string, string[]>>();

function searchWordsOf(product: IndexedProduct, language: string): string[] {
  const byLanguage = knownWords.get(product) ?? new Map<string, string[]>();
  knownWords.set(product, byLanguage);
  if (!byLanguage.has(language)) {
    const { style, option, category } = product;
    const texts = [textIn(style.name, language), style.brand, style.subBrand ?? '', textIn(category.name, language), textIn(option.colour.name, language), option.colour.base];
    byLanguage.set(language, [...new Set(wordsOf(texts.join(' ')))]);
  }
  return byLanguage.get(language)!;
}

/** Facets in the order of the configuration. What finds nothing is hidden, unless it is chosen: it must be possible to take it back (CAT-118, CAT-138). */
function facetsOf({ counts }: Narrowed<IndexedProduct>, offered: FacetId[], chosen: Map<string, Set<string>>, nameOf: (id: FacetId, value: string) => string, language: string): Facet[] {
  return offered.flatMap((id) => {
    const selected = chosen.get(id) ?? new Set<string>();
    const values = [...new Set([...counts.get(id)!.keys(), ...selected])];
    if (values.length === 0) return [];
    return [{ id, values: values.map((value) => ({ value, name: nameOf(id, value), count: counts.get(id)!.get(value) ?? 0, selected: selected.has(value) })).toSorted(byName(language)) }];
  });
}

function priceFacetOf({ prices }: Narrowed<IndexedProduct>, { lower, upper }: { lower?: number; upper?: number }) {
  if (!prices) return {};
  const { lowest, highest } = prices;
  return { priceFacet: { available: { lowerBoundingValue: lowest, upperBoundingValue: highest }, selected: { lowerBoundingValue: lower ?? lowest, upperBoundingValue: upper ?? highest } } };
}

/** What the editors call facet values: translations `facet.{id}.{value}`, the market's language over English. */
async function readFacetNames(db: Database, language: string): Promise<Map<string, string>> {
  const rows = await db.select().from(translation).where(and(inArray(translation.language, ['en', language]), like(translation.key, 'facet.%')));
  return new Map(rows.toSorted((a, b) => Number(a.language === language) - Number(b.language === language)).map(({ key, text }) => [key.slice('facet.'.length), text]));
}
