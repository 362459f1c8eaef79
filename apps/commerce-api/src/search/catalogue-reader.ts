import { setImmediate as nextTurn } from 'node:timers/promises';
import { eq, like, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../storage/database.ts';
import { badge, category, shopDocument, translation, type Localised } from '../storage/schema.ts';
import { articlesOf, sizeRunOf } from './articles.ts';
import { CatalogueBuilder, type OptionToBuild, type StyleToBuild } from './catalogue-builder.ts';
import type { CatalogueIndex, SizeRun } from './catalogue-index.ts';
import type { Synonyms } from './search-engine.ts';

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** Rows that are fetched at once. */
const BATCH = 500;
/** So long the process works without looking up, in ms. */
const AT_A_STRETCH = 5;

/** All that is read of the catalogue, as of one moment, in small steps between which the process answers others. */
export const readCatalogue = (db: Database): Promise<CatalogueIndex> => db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });

async function read(tx: Transaction): Promise<CatalogueIndex> {
  // Grouping all prices is one long statement, and needs room.
  await tx.execute(sql`SET LOCAL statement_timeout = 0; SET LOCAL work_mem = '64MB'; SET LOCAL cursor_tuple_fraction = 1`);
  const rest = pacer();
  const one = shared();
  const [{ options, languages }] = (await tx.execute<{ options: number; languages: string[] }>(sql`SELECT (SELECT count(*)::int FROM style_option) AS options, ARRAY(SELECT DISTINCT jsonb_object_keys(name) FROM style) AS languages`)).rows as [{ options: number; languages: string[] }];
  const builder = new CatalogueBuilder({
    categories: await tx.select().from(category),
    badges: await tx.select().from(badge),
    options,
    languages,
    synonyms: await readSynonyms(tx),
    facetNames: await readFacetNames(tx),
  });

  for await (const { number, brand, subBrand, categoryId, name, composition, care, facts, description } of rows<Texts<StyleToBuild>>(tx, 'styles', sql`
    SELECT number, brand, sub_brand AS "subBrand", category_id AS "categoryId", name::text, composition::text, care::text, facts::text, description::text FROM style`)) {
    builder.style({ number, brand: one.text(brand), subBrand: subBrand && one.text(subBrand), categoryId, name: one.json(name), composition: one.json(composition), care: one.json(care), facts: one.json(facts), description });
    await rest();
  }

  const runs = new Map<string, { sizes: SizeRun; order: number[] }>();
  for await (const { id, run, stock, articles } of rows<{ id: string; run: string; stock: string; articles: string }>(tx, 'goods', sql`
    SELECT style_option_id AS id,
      string_agg(position || E'\\x1f' || size_id || E'\\x1f' || size_name || E'\\x1f' || coalesce(length_id, '') || E'\\x1f' || coalesce(length_name, ''), E'\\x1e') AS run,
      string_agg(stock::text, ',') AS stock,
      string_agg(id || E'\\x1f' || coalesce(ean, '') || E'\\x1f' || retail_stock, E'\\x1e') AS articles
    FROM variant GROUP BY style_option_id`)) {
    let known = runs.get(run);
    if (!known) runs.set(run, (known = sizeRunOf(run)));
    const { sizes, order } = known;
    const pieces = stock.split(',');
    builder.goods(id, { sizes, stock: order.map((place) => Number(pieces[place])), articles: articlesOf(articles, order) });
    await rest();
  }

  for await (const row of rows<Texts<OptionToBuild>>(tx, 'options', sql`
    SELECT id, style_number AS "styleNumber", position, slug, colour::text, pictures::text, flags::text, popularity, floor(extract(epoch FROM published_at) * 1000)::float8 AS "publishedAt",
      available_from::text AS "availableFrom", disclaimer::text, badge_ids::text AS "badgeIds", look::text, set_options::text AS "setOptions"
    FROM style_option ORDER BY popularity DESC, published_at DESC, id COLLATE "C"`)) {
    const { id, styleNumber, position, slug, colour, pictures, flags, popularity, publishedAt, availableFrom, disclaimer, badgeIds, look, setOptions } = row;
    builder.option({ id, styleNumber, position, slug, colour: one.json(colour), pictures, flags: one.json(flags), popularity, publishedAt, availableFrom, disclaimer: one.json(disclaimer), badgeIds: one.json(badgeIds), look, setOptions: one.json(setOptions) });
    await rest();
  }

  for await (const { id, prices } of rows<{ id: string; prices: string }>(tx, 'prices', sql`
    SELECT style_option_id AS id, string_agg(currency || ',' || sales || ',' || list || ',' || coalesce(historic::text, '') || ',' || coalesce(member::text, ''), ';') AS prices
    FROM price GROUP BY style_option_id`)) {
    builder.prices(id, prices);
    await rest();
  }

  const finishing = builder.finish();
  for (let step = finishing.next(); ; step = finishing.next()) {
    if (step.done) return step.value;
    await rest();
  }
}

/** What is JSON in the database comes as its text. */
type Texts<Row> = { [Key in keyof Row]: Row[Key] extends string | number | null ? Row[Key] : string | null extends Row[Key] ? string | null : null extends Row[Key] ? string | null : string };

async function* rows<Row extends Record<string, unknown>>(tx: Transaction, name: string, query: SQL): AsyncGenerator<Row> {
  await tx.execute(sql`DECLARE ${sql.identifier(name)} NO SCROLL CURSOR FOR ${query}`);
  const fetch = () => tx.execute(sql`FETCH ${sql.raw(String(BATCH))} FROM ${sql.identifier(name)}`);
  for (let coming = fetch(); ; ) {
    const batch = (await coming).rows as Row[];
    const isLast = batch.length < BATCH;
    // The database goes on while this process works.
    if (!isLast) coming = fetch();
    yield* batch;
    if (isLast) return;
  }
}

/** Lets others have their turn when the process has worked for a while. */
function pacer(): () => Promise<void> | undefined {
  let since = performance.now();
  const rest = async () => {
    await nextTurn();
    since = performance.now();
  };
  return () => (performance.now() - since < AT_A_STRETCH ? undefined : rest());
}

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
