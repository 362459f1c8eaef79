import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import type { CatalogueIndex } from '../search/catalogue-index.ts';
import type { Database } from '../storage/database.ts';
import { page } from '../storage/schema.ts';
import { type WantedPicture, wantedAt } from './picture-address.ts';
import type { Pictures } from './pictures.ts';

/** What phones take, and then what desktops take besides; by the places that products and campaigns have on a page. */
const widths = { garments: [480, 640, 960], campaign: [768, 960, 1280, 1920] };

/** The campaign pictures of the home pages and the front pictures of the products that stand on them, as browsers ask for them; what phones take comes first. */
export async function homePictures(db: Database, catalogue: CatalogueIndex): Promise<WantedPicture[]> {
  const homes = await db.select({ document: page.document }).from(page).where(eq(page.alias, 'homePage'));
  const addresses = new Set(homes.flatMap(({ document }) => textsIn(document)).map((text) => frontOf(catalogue, text) ?? text).filter((text) => text.startsWith('/api/media/')));
  const pictures = [...addresses].map((address) => wantedAt(address)).filter((one) => one !== undefined);
  return [0, 1, 2, 3].flatMap((place) => pictures.flatMap((one): WantedPicture[] => widths[one.collection].slice(place, place + 1).map((width) => ({ ...one, width, format: 'avif' }))));
}

/** While shoppers wait for pictures, those that nobody has asked for wait as long, in ms. */
const POLITE = 100;

/** Makes those that are not there yet, one after the other while no shopper waits for another one, and says how far it is. Ends early when nobody needs them any more. */
export async function hangPictures(pictures: Pick<Pictures, 'take' | 'has' | 'isAwaited'>, wanted: WantedPicture[], { report, signal }: { report: (line: string) => void; signal: AbortSignal }): Promise<void> {
  const there = await Promise.all(wanted.map(pictures.has));
  const missing = wanted.filter((_, place) => !there[place]);
  if (missing.length === 0) return;
  report(`Drawing ${missing.length} pictures of the home pages beside what else is to do …`);
  for (const [place, one] of missing.entries()) {
    while (pictures.isAwaited() && !signal.aborted) await pause(POLITE);
    if (signal.aborted) return;
    await pictures.take(one);
    const quarter = Math.floor(((place + 1) * 4) / missing.length);
    if (quarter < 4 && quarter > Math.floor((place * 4) / missing.length)) report(`${place + 1} of ${missing.length} pictures of the home pages are drawn.`);
  }
  report('The pictures of the home pages are there.');
}

/** The address of the front picture, if the text is the id of a product. */
function frontOf(catalogue: CatalogueIndex, text: string): string | undefined {
  const front = catalogue.product(text)?.option.pictures[0];
  return front && `${front.index}.${front.format}`;
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
