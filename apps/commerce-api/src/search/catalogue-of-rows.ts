import type { CatalogueRows } from '../storage/catalogue.rows.ts';
import type { Localised } from '../storage/schema.ts';
import { writtenArticles } from './articles.ts';
import { CatalogueBuilder } from './catalogue-builder.ts';
import type { BadgeRow, CatalogueIndex } from './catalogue-index.ts';
import type { Synonyms } from './search-engine.ts';

/** A catalogue of rows at hand, without a database: for tests. */
export function catalogueOfRows({ categories, styles, options, variants, prices, variantPrices = [], badges = [], storeStock = [] }: CatalogueRows, { synonyms, facetNames }: { synonyms?: Synonyms; facetNames?: ReadonlyMap<string, Localised> } = {}): CatalogueIndex {
  const known = new Set(categories.map(({ id }) => id));
  const there = new Set(styles.filter(({ categoryId }) => known.has(categoryId)).map(({ number }) => number));
  const sorted = options.filter(({ styleNumber }) => there.has(styleNumber)).toSorted(byDefault);
  const builder = new CatalogueBuilder({
    categories: categories.map((row) => ({ parentId: null, position: 0, description: null, areas: null, ...row })),
    badges: badges as BadgeRow[],
    options: sorted.map(({ id }) => id),
    languages: styles.flatMap(({ name }) => Object.keys(name)),
    synonyms,
    facetNames,
  });
  for (const { number, brand, subBrand = null, categoryId, name, composition = null, care = null, facts, description } of styles) builder.style({ number, brand, subBrand, categoryId, name, composition, care, facts, description: bytes(JSON.stringify(description)) });
  const retailStock = Map.groupBy(storeStock, ({ sku }) => sku);
  const variantsOf = Map.groupBy(variants.toSorted((a, b) => a.position - b.position), (one) => one.styleOptionId);
  const ownPricesOf = Map.groupBy(variantPrices, ({ variantId }) => variantId);
  const pricesOf = Map.groupBy(prices, (one) => one.styleOptionId);
  for (const { popularity = 0, publishedAt, availableFrom = null, disclaimer = null, badgeIds = [], look = [], setOptions = [], pictures, ...option } of sorted) {
    const own = variantsOf.get(option.id) ?? [];
    const priced = pricesOf.get(option.id) ?? [];
    builder.option({ ...option, popularity, publishedAt: publishedAt.getTime(), availableFrom, disclaimer, badgeIds, setOptions, look: bytes(JSON.stringify(look)), pictures: bytes(JSON.stringify(pictures)) });
    builder.goods(option.id, {
      sizes: own.map(({ sizeId, sizeName, lengthId = null, lengthName = null }) => ({ sizeId, sizeName, lengthId, lengthName })),
      stock: own.map(({ stock = 0 }) => stock),
      articles: bytes(writtenArticles(own.map(({ id, ean = null, merchantSku = null }) => ({
        id, ean, merchantSku,
        retailStock: (retailStock.get(id) ?? []).reduce((sum, { quantity }) => sum + quantity, 0),
        prices: new Map(ownPricesOf.get(id)?.map(({ currency, sales, list, historic = null, member = null }) => [currency, { sales, list, historic, member }])),
      })))),
    });
    builder.prices(option.id, { currencies: priced.map(({ currency }) => currency).join(','), written: bytes(priced.map(({ sales, list, historic, member }) => [sales, list, historic ?? '', member ?? ''].join(',')).join(';')) });
  }
  const finishing = builder.finish();
  let step = finishing.next();
  while (!step.done) step = finishing.next();
  return step.value;
}

const bytes = (text: string) => Buffer.from(text);

type OptionRow = CatalogueRows['options'][number];
const byDefault = (a: OptionRow, b: OptionRow) => (b.popularity ?? 0) - (a.popularity ?? 0) || b.publishedAt.getTime() - a.publishedAt.getTime() || (a.id < b.id ? -1 : 1);
