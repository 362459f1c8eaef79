import type { CatalogueRows } from '../storage/catalogue.rows.ts';
import type { Localised, PageDocument } from '../storage/schema.ts';

export type PageRows = PageDocument['areas'][string];
export type PageInsert = { id: string; path: string; alias: string; document: PageDocument };

/** A widget before its row gives it an id. */
export interface Placed {
  alias: string;
  settings: Record<string, unknown>;
}

export const widget = (alias: string, settings: Record<string, unknown>): Placed => ({ alias, settings });

/** Widgets side by side; the ids are the row's, numbered. */
export const row = (id: string, ...widgets: Placed[]): PageRows[number] => ({ id, widgets: widgets.map((one, place) => ({ id: `${id}-${place + 1}`, ...one })) });

/** The same, with several beside each other on a phone too. */
export const rowOf = (perRowMobile: number, id: string, ...widgets: Placed[]): PageRows[number] => ({ ...row(id, ...widgets), perRowMobile });

export const page = (id: string, path: string, alias: string, title: Localised, description: Localised, areas: PageDocument['areas'], more: { robots?: string; brand?: string } = {}): PageInsert =>
  ({ id, path, alias, document: { metadata: { title, description, ...more }, areas } });

/** Address of a campaign picture. */
export const campaign = (cloth: string, format: 'wide' | 'tall' = 'wide'): string => `/api/media/campaign/${cloth}/${format}.svg`;

/** The best-selling options of some categories that can be bought today, one of each style and no two alike beside each other. */
export function bestOf(catalogue: CatalogueRows, categoryIds: string[], count = 8, brand?: string): string[] {
  const styles = new Map(catalogue.styles.map((style) => [style.number, style]));
  const inStock = new Set(catalogue.variants.filter(({ stock }) => (stock ?? 0) > 0).map(({ styleOptionId }) => styleOptionId));
  const seen = new Set<string>();
  return catalogue.options
    .filter(({ id, styleNumber, flags }) => inStock.has(id) && !flags.comingSoon && !flags.preorder && categoryIds.includes(styles.get(styleNumber)!.categoryId) && (!brand || styles.get(styleNumber)!.brand === brand))
    .toSorted((a, b) => b.popularity! - a.popularity! || a.id.localeCompare(b.id))
    .filter(({ styleNumber }) => !seen.has(styleNumber) && seen.add(styleNumber))
    .slice(0, count)
    .map(({ id }) => id);
}
