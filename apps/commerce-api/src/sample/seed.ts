import { getTableColumns, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { writeCatalogue } from '../storage/catalogue.writer.ts';
import type { Database } from '../storage/database.ts';
import { featureSwitch, page, shopDocument, translation } from '../storage/schema.ts';
import { sampleCatalogue } from './catalogue.ts';
import { sampleContent } from './content.ts';

/** Fills a shop with the sample range, its pages and its texts. A second run leaves what the first one left. */
export async function seedSample(db: Database, report: (line: string) => void): Promise<void> {
  report('Writing the sample shop …');
  const catalogue = sampleCatalogue();
  const content = sampleContent(catalogue);
  await writeCatalogue(db, catalogue);
  // In one transaction, because a shop that has documents counts as filled.
  await db.transaction(async (tx) => {
    const put = <Table extends PgTable>(table: Table, key: PgColumn[], rows: Table['$inferInsert'][]) =>
      tx.insert(table).values(rows as never).onConflictDoUpdate({ target: key, set: others(table, key) as never });
    await put(translation, [translation.language, translation.key], content.translations);
    await put(featureSwitch, [featureSwitch.market, featureSwitch.key], content.switches);
    await put(page, [page.id], content.pages);
    await put(shopDocument, [shopDocument.key], content.documents);
  });
  report(`The sample shop is there: ${catalogue.options.length} style options in ${catalogue.categories.length} categories, ${content.pages.length} pages.`);
}

const others = (table: PgTable, key: PgColumn[]) =>
  Object.fromEntries(Object.entries(getTableColumns(table)).filter(([, column]) => !key.includes(column as PgColumn)).map(([name, column]) => [name, sql.raw(`excluded."${(column as PgColumn).name}"`)]));
