import { EDITION, garmentAddress } from '../media/garment.address.ts';
import type { GarmentLook } from '../media/studio/garment-look.ts';
import type { Localised, PageDocument } from '../storage/schema.ts';
import type { Piece } from './outfits.ts';

export type PageRows = PageDocument['areas'][string];
export type PageInsert = { id: string; path: string; alias: string; document: PageDocument };

/** A widget before its row gives it an id. */
export interface Placed {
  alias: string;
  settings: Record<string, unknown>;
}

export const widget = (alias: string, settings: Record<string, unknown>): Placed => ({ alias, settings });

/** Products side by side as this shop shows them: four on a wide screen, on a phone two and the edge of a third. */
export const carousel = (alias: string, headline: { $text: Localised }, settings: Record<string, unknown> = {}): Placed =>
  widget(alias, { headline: { text: headline, alignment: 'left' }, arrowsPosition: 'outside', displayedProducts: { mobile: 2, tablet: 4, desktop: 4 }, previewRight: { mobile: 0.2, tablet: 0, desktop: 0 }, ...settings });

/** Widgets side by side; the ids are the row's, numbered. */
export const row = (id: string, ...widgets: Placed[]): PageRows[number] => ({ id, widgets: widgets.map((one, place) => ({ id: `${id}-${place + 1}`, ...one })) });

/** One block the page; it is numbered like a widget. */
export const blockRow = (id: string, alias: string, settings: Record<string, unknown>): PageRows[number] => ({ id, blocks: [{ id: `${id}-1`, alias, settings }] });

/** The same, with several beside each other on a phone too. */
export const rowOf = (perRowMobile: number, id: string, ...widgets: Placed[]): PageRows[number] => ({ ...row(id, ...widgets), perRowMobile });

export const page = (id: string, path: string, alias: string, title: Localised, description: Localised, areas: PageDocument['areas'], more: { robots?: string; brand?: string } = {}): PageInsert =>
  ({ id, path, alias, document: { metadata: { title, description, ...more }, areas } });

/** Address of a campaign picture. */
export const campaign = (cloth: string, format: 'wide' | 'tall' = 'wide'): string => `/api/media/campaign/${cloth}.${EDITION}/${format}.jpg`;

/** Address of a garment's front, for a page that shows what a category is about. */
export const garment = (cut: GarmentLook['cut'], hex: string, cloth: GarmentLook['cloth']): string => `${garmentAddress({ cut, hex, cloth }, 'front')}.jpg`;

/** The best-selling options of some categories that can be bought today, one of each style, and where it can be four of different colours in view. */
export function bestOf(wardrobe: readonly Piece[], categoryIds: string[], count = 8, brand?: string): string[] {
  const seen = new Set<string>();
  const left = wardrobe
    .filter((piece) => piece.canBeBought && categoryIds.includes(piece.categoryId) && (!brand || piece.brand === brand))
    .toSorted((a, b) => b.popularity - a.popularity || (a.id < b.id ? -1 : 1))
    .filter(({ styleNumber }) => !seen.has(styleNumber) && seen.add(styleNumber))
    .slice(0, count * 2);
  const chosen: Piece[] = [];
  while (chosen.length < count && left.length > 0) {
    const fresh = (among: Piece[]) => left.findIndex(({ base }) => among.every((one) => one.base !== base));
    const next = [fresh(chosen.slice(-3)), fresh(chosen.slice(-1))].find((place) => place >= 0);
    chosen.push(...left.splice(next ?? 0, 1));
  }
  return chosen.map(({ id }) => id);
}
