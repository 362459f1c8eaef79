import type { Shop } from '@selvedge/api-content';
import { inArray } from 'drizzle-orm';
import type { Database } from '../storage/database.ts';
import { translation } from '../storage/schema.ts';

/** Names of facet values travel with the search that finds them, and what the API says itself with its answers. */
const isElsewhere = (key: string) => /^(facet\.[^.]+|server)\./.test(key);

/** The texts of a language, over the English ones (MKT-085), and which of the two most of them are in. */
export async function readTranslations(db: Database, language: string): Promise<Required<Pick<Shop, 'translations' | 'textLanguage'>>> {
  const rows = await db.select().from(translation).where(inArray(translation.language, ['en', language])).orderBy(translation.key);
  const texts = rows.filter(({ key }) => !isElsewhere(key)).toSorted((a, b) => Number(a.language === language) - Number(b.language === language));
  const translations = Object.fromEntries(texts.map(({ key, text }) => [key, text]));
  const own = texts.filter((text) => text.language === language).length;
  return { translations, textLanguage: own > 0 && own * 2 >= Object.keys(translations).length ? language : 'en' };
}
