import { eq, sql } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import { CATALOGUE_CHANGED } from '../storage/catalogue.writer.ts';
import type { Database } from '../storage/database.ts';
import { page, type Localised, type PageDocument } from '../storage/schema.ts';
import { filledCategories, shopPath } from './known-catalogue.queries.ts';

const pageId = 'imported-shop';
const title: Localised = { en: 'Shop', de: 'Shop', fr: 'Boutique', ar: 'المتجر' };
const description: Localised = { en: 'All categories of the shop.', de: 'Alle Kategorien des Shops.', fr: 'Toutes les catégories de la boutique.', ar: 'جميع أقسام المتجر.' };

/**
 * Writes the page that leads to every imported category with products. A page that an editor has put at the same path is left alone.
 *
 * @returns what was done
 */
export async function writeShopPage(db: Database): Promise<'written' | 'unchanged' | 'path taken'> {
  const categories = (await filledCategories(db)).sort((one, other) => (one.path < other.path ? -1 : 1));
  const document: PageDocument = {
    metadata: { title, description },
    areas: {
      rows: [{
        id: 'categories',
        widgets: [{
          id: 'category-links', alias: 'multiLinkWidget',
          settings: { headline: { $text: title }, links: categories.map(({ name, path }) => ({ title: { $text: name }, url: path })) },
        }],
      }],
    },
  };
  return db.transaction(async (tx) => {
    const [known] = await tx.select().from(page).where(eq(page.path, shopPath));
    if (known && known.id !== pageId) return 'path taken';
    if (known && isDeepStrictEqual(known.document, document)) return 'unchanged';
    const row = { id: pageId, path: shopPath, alias: 'contentPage', document };
    await tx.insert(page).values(row).onConflictDoUpdate({ target: page.id, set: row });
    await tx.execute(sql.raw(`NOTIFY ${CATALOGUE_CHANGED}`));
    return 'written';
  });
}
