import { eq, like, sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import type { Database } from '../storage/database.ts';
import { badge, category, shopDocument, translation, type Localised } from '../storage/schema.ts';
import { articlesOf, sizeRunOf } from './articles.ts';
import { CatalogueBuilder } from './catalogue-builder.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { CopiedRows, type RowFields } from './copied-rows.ts';
import { SameBytes } from './same-bytes.ts';
import type { Synonyms } from './search-engine.ts';
import { atOneMoment, pacer } from './snapshot.ts';

export interface Reading {
  /** Whether others are served meanwhile: then the database works for it on one connection only, and leaves them their share of the machine. */
  isAside?: boolean;
  signal?: AbortSignal;
}

/** All that is read of the catalogue, as of one moment, in small steps between which the process answers others. @throws when the database does not answer, or when it is told to stop */
export const readCatalogue = (db: Database, { isAside = false, signal }: Reading = {}): Promise<CatalogueIndex> =>
  atOneMoment(db.$client, isAside ? 1 : 2, ([main, beside = main]) => read(main!, beside!), signal);

const inDefaultOrder = 'ORDER BY popularity DESC, published_at DESC, id COLLATE "C"';

const allIds = `SELECT id FROM style_option ${inDefaultOrder}`;

const allStyles = 'SELECT number, brand, sub_brand, category_id, name::text, composition::text, care::text, facts::text, description::text FROM style';

const allOptions = `
  SELECT id, style_number, position, slug, colour::text, pictures::text, flags::text, popularity, floor(extract(epoch FROM published_at) * 1000)::float8,
    available_from::text, disclaimer::text, badge_ids::text, look::text, set_options::text
  FROM style_option ${inDefaultOrder}`;

// In any order: so the database need not sort them, and says at once what it finds first.

const allGoods = `
  SELECT id, run, stock, articles || CASE
    WHEN own_prices IS NOT NULL THEN concat(E'\\x1d', in_stores, E'\\x1d', own_prices)
    WHEN in_stores IS NOT NULL THEN E'\\x1d' || in_stores
    ELSE '' END AS articles
  FROM (
    SELECT style_option_id AS id,
      string_agg(concat(position, E'\\x1f', size_id, E'\\x1f', size_name, E'\\x1f', length_id, E'\\x1f', length_name), E'\\x1e') AS run,
      array_agg(stock) AS stock,
      string_agg(concat(id, E'\\x1f', ean, E'\\x1f', merchant_sku), E'\\x1e') AS articles
    FROM variant GROUP BY style_option_id) goods
  LEFT JOIN (
    SELECT style_option_id AS id, string_agg(concat(sku, E'\\x1f', pieces), E'\\x1e') AS in_stores
    FROM (SELECT sku, sum(quantity) AS pieces FROM store_stock GROUP BY sku) in_stores JOIN variant ON variant.id = sku GROUP BY style_option_id) in_stores USING (id)
  LEFT JOIN (
    SELECT style_option_id AS id,
      string_agg(concat(variant_id, E'\\x1f', currency, E'\\x1f', sales, E'\\x1f', list, E'\\x1f', historic, E'\\x1f', member), E'\\x1e') AS own_prices
    FROM variant_price JOIN variant ON variant.id = variant_id GROUP BY style_option_id) own_prices USING (id)`;

const allPrices = `
  SELECT style_option_id, string_agg(currency, ','),
    string_agg(CASE WHEN list = sales AND historic IS NULL AND member IS NULL THEN sales::text ELSE concat(sales, ',', list, ',', historic, ',', member) END, ';')
  FROM price GROUP BY style_option_id`;

/** What is asked of one connection is answered in turn. */
async function read(main: PoolClient, beside: PoolClient): Promise<CatalogueIndex> {
  const rest = pacer();
  const one = shared();
  const tx = drizzle(main);
  async function each(connection: PoolClient, query: string, tell: (row: RowFields) => void): Promise<void> {
    const rows = connection.query(new CopiedRows(query));
    while (await rows.next()) {
      tell(rows.fields);
      await rest();
    }
  }

  const [size] = (await tx.execute<{ languages: string[] }>(sql`SELECT ARRAY(SELECT DISTINCT jsonb_object_keys(name) FROM style) AS languages`)).rows;
  const options: string[] = [];
  await each(main, allIds, (option) => options.push(option.text()!));
  const builder = new CatalogueBuilder({
    categories: await tx.select().from(category),
    badges: await tx.select().from(badge),
    ...size!,
    options,
    synonyms: await readSynonyms(tx),
    facetNames: await readFacetNames(tx),
  });

  const runs = new SameBytes(sizeRunOf);
  await Promise.all([
    each(main, allStyles, (style) =>
      builder.style({ number: style.text()!, brand: one.text(style.bytes())!, subBrand: one.text(style.bytes()), categoryId: one.text(style.bytes())!, name: one.json(style.bytes()), composition: one.json(style.bytes()), care: one.json(style.bytes()), facts: one.json(style.bytes()), description: style.bytes()! }),
    ).then(() => each(main, allOptions, (option) =>
      builder.option({
        id: option.text()!, styleNumber: option.text()!, position: option.integer(), slug: one.text(option.bytes())!, colour: one.json(option.bytes()), pictures: option.bytes()!, flags: one.json(option.bytes()), popularity: option.integer(), publishedAt: option.number(), availableFrom: one.text(option.bytes()), disclaimer: one.json(option.bytes()), badgeIds: one.json(option.bytes()), look: option.bytes()!, setOptions: one.json(option.bytes()),
      }))),
    each(beside, allGoods, (goods) => {
      const id = goods.text()!;
      const { sizes, order } = runs.of(goods.bytes()!);
      const [stock, articles] = [goods.integers(), goods.bytes()!];
      builder.goods(id, order ? { sizes, stock: order.map((place) => stock[place]!), articles: articlesOf(articles, order) } : { sizes, stock, articles });
    }).then(() => each(beside, allPrices, (prices) =>
      builder.prices(prices.text()!, { currencies: one.text(prices.bytes())!, written: prices.bytes()! }))),
  ]);

  const finishing = builder.finish();
  for (let step = finishing.next(); ; step = finishing.next()) {
    if (step.done) return step.value;
    await rest();
  }
}

/** Equal texts, and what equal JSON says, are one in memory. */
function shared() {
  const texts = new SameBytes((text) => text);
  const values = new SameBytes((text) => JSON.parse(text) as unknown);
  return {
    text: (bytes: Buffer | null): string | null => bytes && texts.of(bytes),
    json: <Value>(bytes: Buffer | null): Value => (bytes && values.of(bytes)) as Value,
  };
}

/** What editors call facet values: translations `facet.{id}.{value}`. */
async function readFacetNames(tx: NodePgDatabase): Promise<Map<string, Localised>> {
  const names = new Map<string, Localised>();
  for (const { language, key, text } of await tx.select().from(translation).where(like(translation.key, 'facet.%'))) {
    const value = key.slice('facet.'.length);
    names.set(value, { ...names.get(value), [language]: text });
  }
  return names;
}

/** Groups of words that mean the same, by language; what is no such group is left out. */
async function readSynonyms(tx: NodePgDatabase): Promise<Synonyms> {
  const [row] = await tx.select().from(shopDocument).where(eq(shopDocument.key, 'searchSynonyms'));
  const document: unknown = row?.document;
  if (typeof document !== 'object' || document === null) return {};
  const isGroup = (group: unknown): group is string[] => Array.isArray(group) && group.every((word) => typeof word === 'string');
  return Object.fromEntries(Object.entries(document).map(([language, groups]: [string, unknown]) => [language, Array.isArray(groups) ? groups.filter(isGroup) : []]));
}
