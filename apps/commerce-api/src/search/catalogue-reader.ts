import { eq, like, sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import type { Database } from '../storage/database.ts';
import { badge, category, shopDocument, translation, type Localised } from '../storage/schema.ts';
import { articlesOf, sizeRunOf } from './articles.ts';
import { CatalogueBuilder, noGoods, type GoodsToBuild } from './catalogue-builder.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { CopiedRows, type RowFields } from './copied-rows.ts';
import { SameBytes } from './same-bytes.ts';
import type { Synonyms } from './search-engine.ts';
import { atOneMoment, pacer } from './snapshot.ts';

/** All that is read of the catalogue, as of one moment, in small steps between which the process answers others. @throws when the database does not answer, or when it is told to stop */
export const readCatalogue = (db: Database, signal?: AbortSignal): Promise<CatalogueIndex> =>
  atOneMoment(db.$client, 2, (connections) => read(connections as Connections), signal);

/** Of options, goods and prices the same: what stands at one place belongs together. */
const inDefaultOrder = `ORDER BY popularity DESC, published_at DESC, id COLLATE "C"`;

const goodsOfOptions = `
  SELECT run, stock, articles || coalesce(E'\\x1d' || in_stores, '') AS articles
  FROM style_option
  LEFT JOIN (
    SELECT style_option_id AS id,
      string_agg(concat(position, E'\\x1f', size_id, E'\\x1f', size_name, E'\\x1f', length_id, E'\\x1f', length_name), E'\\x1e') AS run,
      array_agg(stock) AS stock,
      string_agg(concat(id, E'\\x1f', ean), E'\\x1e') AS articles
    FROM variant GROUP BY style_option_id) goods USING (id)
  LEFT JOIN (
    SELECT style_option_id AS id, string_agg(concat(sku, E'\\x1f', pieces), E'\\x1e') AS in_stores
    FROM (SELECT sku, sum(quantity) AS pieces FROM store_stock GROUP BY sku) in_stores JOIN variant ON variant.id = sku GROUP BY style_option_id) in_stores USING (id)
  ${inDefaultOrder}`;

const pricesOfOptions = `
  SELECT currencies, prices
  FROM style_option
  LEFT JOIN (
    SELECT style_option_id AS id, string_agg(currency, ',') AS currencies,
      string_agg(CASE WHEN list = sales AND historic IS NULL AND member IS NULL THEN sales::text ELSE concat(sales, ',', list, ',', historic, ',', member) END, ';') AS prices
    FROM price GROUP BY style_option_id) prices USING (id)
  ${inDefaultOrder}`;

const allStyles = 'SELECT number, brand, sub_brand, category_id, name::text, composition::text, care::text, facts::text, description::text FROM style';

const allOptions = `
  SELECT id, style_number, position, slug, colour::text, pictures::text, flags::text, popularity, floor(extract(epoch FROM published_at) * 1000)::float8,
    available_from::text, disclaimer::text, badge_ids::text, look::text, set_options::text
  FROM style_option ${inDefaultOrder}`;

type Connections = [PoolClient, PoolClient];

async function read([main, beside]: Connections): Promise<CatalogueIndex> {
  const rest = pacer();
  // The database groups goods while styles and options are read, then prices: all three at once would be quicker by next to nothing, and leave less of the machine for others.
  const [goods, prices] = [beside.query(new CopiedRows(goodsOfOptions)), beside.query(new CopiedRows(pricesOfOptions))];
  const one = shared();
  const tx = drizzle(main);
  const [size] = (await tx.execute<{ options: number; languages: string[] }>(sql`SELECT (SELECT count(*)::int FROM style_option) AS options, ARRAY(SELECT DISTINCT jsonb_object_keys(name) FROM style) AS languages`)).rows;
  const builder = new CatalogueBuilder({
    categories: await tx.select().from(category),
    badges: await tx.select().from(badge),
    ...size!,
    synonyms: await readSynonyms(tx),
    facetNames: await readFacetNames(tx),
  });

  const styles = main.query(new CopiedRows(allStyles));
  while (await styles.next()) {
    const { fields } = styles;
    builder.style({ number: fields.text()!, brand: one.text(fields.bytes())!, subBrand: one.text(fields.bytes()), categoryId: one.text(fields.bytes())!, name: one.json(fields.bytes()), composition: one.json(fields.bytes()), care: one.json(fields.bytes()), facts: one.json(fields.bytes()), description: fields.bytes()! });
    await rest();
  }

  const options = main.query(new CopiedRows(allOptions));
  const numbers: (number | undefined)[] = [];
  while (await options.next()) {
    const { fields } = options;
    numbers.push(builder.option({ id: fields.text()!, styleNumber: fields.text()!, position: fields.integer(), slug: one.text(fields.bytes())!, colour: one.json(fields.bytes()), pictures: fields.bytes()!, flags: one.json(fields.bytes()), popularity: fields.integer(), publishedAt: fields.number(), availableFrom: one.text(fields.bytes()), disclaimer: one.json(fields.bytes()), badgeIds: one.json(fields.bytes()), look: fields.bytes()!, setOptions: one.json(fields.bytes()) }));
    await rest();
  }

  const goodsOf = goodsReader();
  for (const option of numbers) {
    if (!(await goods.next())) break;
    const own = goodsOf(goods.fields);
    if (option !== undefined) builder.goods(option, own);
    await rest();
  }
  for (const option of numbers) {
    if (!(await prices.next())) break;
    const own = { currencies: one.text(prices.fields.bytes()) ?? '', written: prices.fields.bytes() ?? nothing };
    if (option !== undefined) builder.prices(option, own);
    await rest();
  }

  const finishing = builder.finish();
  for (let step = finishing.next(); ; step = finishing.next()) {
    if (step.done) return step.value;
    await rest();
  }
}

const nothing = Buffer.alloc(0);

/** Sizes that many options come in are one in memory. */
function goodsReader(): (fields: RowFields) => GoodsToBuild {
  const runs = new SameBytes(sizeRunOf);
  return (fields) => {
    const [run, stock, articles] = [fields.bytes(), fields.integers(), fields.bytes()];
    if (!run) return noGoods;
    const { sizes, order } = runs.of(run);
    return order ? { sizes, stock: order.map((place) => stock[place]!), articles: articlesOf(articles!, order) } : { sizes, stock, articles: articles! };
  };
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
