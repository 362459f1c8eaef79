import { eq, like, sql } from 'drizzle-orm';
import type { Database } from '../storage/database.ts';
import { badge, category, shopDocument, translation, type Localised } from '../storage/schema.ts';
import { articlesOf, sizeRunOf } from './articles.ts';
import { CatalogueBuilder, noGoods, type GoodsToBuild, type OptionToBuild, type StyleToBuild } from './catalogue-builder.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import type { Synonyms } from './search-engine.ts';
import { asOfOneMoment, begun, beside, pacer, type Batches, type Transaction } from './snapshot.ts';

/** All that is read of the catalogue, as of one moment, in small steps between which the process answers others. @throws when the database does not answer */
export const readCatalogue = (db: Database): Promise<CatalogueIndex> =>
  db.transaction(async (tx) => {
    const [snapshot] = (await tx.execute<{ id: string }>(sql`SELECT pg_export_snapshot() AS id`)).rows;
    // The database groups them while styles and options are read.
    const [goods, prices] = [beside<GoodsRow>(db, snapshot!.id, goodsOfOptions), beside<PricesRow>(db, snapshot!.id, pricesOfOptions)];
    try {
      return await read(tx, goods.next, prices.next);
    } finally {
      await Promise.all([goods.end(), prices.end()]);
    }
  }, asOfOneMoment);

interface GoodsRow extends Record<string, unknown> {
  /** Nothing for an option without variants. */
  run: string | null;
  stock: string | null;
  articles: string | null;
}

interface PricesRow extends Record<string, unknown> {
  /** Nothing for an option without prices. */
  currencies: string | null;
  prices: string | null;
}

/** Of options, goods and prices the same: what stands at one place belongs together. And sorting makes the database group all before it hands out the first. */
const inDefaultOrder = sql`ORDER BY popularity DESC, published_at DESC, id COLLATE "C"`;

const goodsOfOptions = sql`
  SELECT run, stock, articles || coalesce(E'\\x1d' || in_stores, '') AS articles
  FROM style_option
  LEFT JOIN (
    SELECT style_option_id AS id,
      string_agg(concat(position, E'\\x1f', size_id, E'\\x1f', size_name, E'\\x1f', length_id, E'\\x1f', length_name), E'\\x1e') AS run,
      string_agg(stock::text, ',') AS stock,
      string_agg(concat(id, E'\\x1f', ean), E'\\x1e') AS articles
    FROM variant GROUP BY style_option_id) goods USING (id)
  LEFT JOIN (
    SELECT style_option_id AS id, string_agg(concat(sku, E'\\x1f', pieces), E'\\x1e') AS in_stores
    FROM (SELECT sku, sum(quantity) AS pieces FROM store_stock GROUP BY sku) in_stores JOIN variant ON variant.id = sku GROUP BY style_option_id) in_stores USING (id)
  ${inDefaultOrder}`;

const pricesOfOptions = sql`
  SELECT currencies, prices
  FROM style_option
  LEFT JOIN (
    SELECT style_option_id AS id, string_agg(currency, ',') AS currencies,
      string_agg(CASE WHEN list = sales AND historic IS NULL AND member IS NULL THEN sales::text ELSE concat(sales, ',', list, ',', historic, ',', member) END, ';') AS prices
    FROM price GROUP BY style_option_id) prices USING (id)
  ${inDefaultOrder}`;

async function read(tx: Transaction, goods: Batches<GoodsRow>, prices: Batches<PricesRow>): Promise<CatalogueIndex> {
  const rest = pacer();
  const one = shared();
  const [size] = (await tx.execute<{ options: number; languages: string[] }>(sql`SELECT (SELECT count(*)::int FROM style_option) AS options, ARRAY(SELECT DISTINCT jsonb_object_keys(name) FROM style) AS languages`)).rows;
  const builder = new CatalogueBuilder({
    categories: await tx.select().from(category),
    badges: await tx.select().from(badge),
    ...size!,
    synonyms: await readSynonyms(tx),
    facetNames: await readFacetNames(tx),
  });

  const nextStyles = await begun<Texts<StyleToBuild>>(tx, sql`
    SELECT number, brand, sub_brand AS "subBrand", category_id AS "categoryId", name::text, composition::text, care::text, facts::text, description::text FROM style`);
  for (let styles = await nextStyles(); styles.length > 0; styles = await nextStyles()) {
    for (const { number, brand, subBrand, categoryId, name, composition, care, facts, description } of styles) {
      builder.style({ number, brand: one.text(brand), subBrand: subBrand && one.text(subBrand), categoryId, name: one.json(name), composition: one.json(composition), care: one.json(care), facts: one.json(facts), description });
      await rest();
    }
  }

  const nextOptions = await begun<Texts<Omit<OptionToBuild, 'goods' | 'prices'>>>(tx, sql`
    SELECT id, style_number AS "styleNumber", position, slug, colour::text, pictures::text, flags::text, popularity, floor(extract(epoch FROM published_at) * 1000)::float8 AS "publishedAt",
      available_from::text AS "availableFrom", disclaimer::text, badge_ids::text AS "badgeIds", look::text, set_options::text AS "setOptions"
    FROM style_option ${inDefaultOrder}`);
  const goodsOf = goodsReader();
  for (let options = await nextOptions(); options.length > 0; options = await nextOptions()) {
    const [goodsRows, pricesRows] = await Promise.all([goods(), prices()]);
    for (const [place, { id, styleNumber, position, slug, colour, pictures, flags, popularity, publishedAt, availableFrom, disclaimer, badgeIds, look, setOptions }] of options.entries()) {
      const { currencies, prices: written } = pricesRows[place]!;
      builder.option({
        id, styleNumber, position, slug, colour: one.json(colour), pictures, flags: one.json(flags), popularity, publishedAt, availableFrom, disclaimer: one.json(disclaimer), badgeIds: one.json(badgeIds), look, setOptions: one.json(setOptions),
        goods: goodsOf(goodsRows[place]!),
        prices: { currencies: currencies ?? '', written: written ?? '' },
      });
      await rest();
    }
  }

  const finishing = builder.finish();
  for (let step = finishing.next(); ; step = finishing.next()) {
    if (step.done) return step.value;
    await rest();
  }
}

/** Sizes that many options come in are one in memory. */
function goodsReader(): (row: GoodsRow) => GoodsToBuild {
  const runs = new Map<string, ReturnType<typeof sizeRunOf>>();
  return ({ run, stock, articles }) => {
    if (run === null) return noGoods;
    let known = runs.get(run);
    if (!known) runs.set(run, (known = sizeRunOf(run)));
    const { sizes, order } = known;
    const pieces = JSON.parse(`[${stock}]`) as number[];
    return order ? { sizes, stock: order.map((place) => pieces[place]!), articles: articlesOf(articles!, order) } : { sizes, stock: pieces, articles: articles! };
  };
}

/** What is JSON in the database comes as its text. */
type Texts<Row> = { [Key in keyof Row]: Row[Key] extends string | number | null ? Row[Key] : string | null extends Row[Key] ? string | null : null extends Row[Key] ? string | null : string };

/** Equal texts, and what equal JSON says, are one in memory. */
function shared() {
  const texts = new Map<string, string>();
  const values = new Map<string, unknown>([['null', null]]);
  return {
    text(text: string): string {
      const known = texts.get(text);
      if (known !== undefined) return known;
      texts.set(text, text);
      return text;
    },
    json<Value>(text: string | null): Value {
      if (text === null) return null as Value;
      if (!values.has(text)) values.set(text, JSON.parse(text));
      return values.get(text) as Value;
    },
  };
}

/** What editors call facet values: translations `facet.{id}.{value}`. */
async function readFacetNames(tx: Transaction): Promise<Map<string, Localised>> {
  const names = new Map<string, Localised>();
  for (const { language, key, text } of await tx.select().from(translation).where(like(translation.key, 'facet.%'))) {
    const value = key.slice('facet.'.length);
    names.set(value, { ...names.get(value), [language]: text });
  }
  return names;
}

/** Groups of words that mean the same, by language; what is no such group is left out. */
async function readSynonyms(tx: Transaction): Promise<Synonyms> {
  const [row] = await tx.select().from(shopDocument).where(eq(shopDocument.key, 'searchSynonyms'));
  const document: unknown = row?.document;
  if (typeof document !== 'object' || document === null) return {};
  const isGroup = (group: unknown): group is string[] => Array.isArray(group) && group.every((word) => typeof word === 'string');
  return Object.fromEntries(Object.entries(document).map(([language, groups]: [string, unknown]) => [language, Array.isArray(groups) ? groups.filter(isGroup) : []]));
}
