import { getTableColumns, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { CatalogueRows } from '../storage/catalogue.rows.ts';
import { CATALOGUE_CHANGED, replaceSource } from '../storage/catalogue.writer.ts';
import type { Database } from '../storage/database.ts';
import { featureSwitch, page, shopDocument, translation } from '../storage/schema.ts';
import { categoryRows, rowsOf, sampleGoods, type SampleGoods, type SampleSize, sampleWardrobe } from './catalogue.ts';
import { sampleContent } from './content.ts';

/** Style options that are written at once; a large range is never held as a whole. */
const PART = 500;

/**
 * Fills a shop with the sample range, its pages and its texts; the sample range that it had goes. A second run leaves what the
 * first one left.
 */
export async function seedSample(db: Database, report: (line: string) => void, size: SampleSize = {}): Promise<void> {
  report('Writing the sample shop …');
  const wardrobe = [...sampleWardrobe(size)];
  const content = sampleContent(wardrobe);
  let written = 0;
  await replaceSource(db, 'sample', parts(sampleGoods(size, wardrobe)), ({ options }) => {
    if (Math.floor((written + options.length) / 5_000) > Math.floor(written / 5_000)) report(`  ${written + options.length} style options so far`);
    written += options.length;
  });
  // In one transaction, because a shop that has documents counts as filled.
  await db.transaction(async (tx) => {
    const put = <Table extends PgTable>(table: Table, key: PgColumn[], rows: Table['$inferInsert'][]) =>
      tx.insert(table).values(rows as never).onConflictDoUpdate({ target: key, set: others(table, key) as never });
    await put(translation, [translation.language, translation.key], content.translations);
    await put(featureSwitch, [featureSwitch.market, featureSwitch.key], content.switches);
    await put(page, [page.id], content.pages);
    await put(shopDocument, [shopDocument.key], content.documents);
    // Synonyms and names of facet values are read with the catalogue.
    await tx.execute(sql.raw(`NOTIFY ${CATALOGUE_CHANGED}`));
  });
  report(`The sample shop is there: ${written} style options in ${categoryRows().length} categories, ${content.pages.length} pages.`);
}

/** The first part brings the categories. */
function* parts(goods: Iterable<SampleGoods>): Generator<CatalogueRows> {
  let part: SampleGoods[] = [];
  let categories = categoryRows();
  const whole = () => {
    const rows = rowsOf(part, categories);
    part = [];
    categories = [];
    return rows;
  };
  for (const one of goods) {
    part.push(one);
    if (part.reduce((sum, { options }) => sum + options.length, 0) >= PART) yield whole();
  }
  yield whole();
}

const others = (table: PgTable, key: PgColumn[]) =>
  Object.fromEntries(Object.entries(getTableColumns(table)).filter(([, column]) => !key.includes(column as PgColumn)).map(([name, column]) => [name, sql.raw(`excluded."${(column as PgColumn).name}"`)]));
