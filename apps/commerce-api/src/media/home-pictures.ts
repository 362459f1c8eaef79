import { eq } from 'drizzle-orm';
import type { CatalogueIndex } from '../search/catalogue-index.ts';
import type { Database } from '../storage/database.ts';
import { page } from '../storage/schema.ts';
import { type WantedPicture, wantedAt, wholeWidth } from './picture-address.ts';

/** What phones take, and then what desktops take besides; by the places that products and campaigns have on a page. What one drawing gives stands together. */
const ofTiles = [[480, 640], [960], [], []];
const widths = { garments: ofTiles, sets: ofTiles, campaign: [[750], [960], [1280], [1920]] };

/** The campaign pictures of the home pages and the front pictures of the products that stand on them, as browsers ask for them; what phones take comes first. */
export async function homePictures(db: Database, catalogue: CatalogueIndex): Promise<WantedPicture[]> {
  const homes = await db.select({ document: page.document }).from(page).where(eq(page.alias, 'homePage'));
  const addresses = new Set(homes.flatMap(({ document }) => textsIn(document)).map((text) => frontOf(catalogue, text) ?? text).filter((text) => text.startsWith('/api/media/')));
  const pictures = [...addresses].map((address) => wantedAt(address)).filter((one) => one !== undefined && one.collection !== 'merchant') as (WantedPicture & { collection: keyof typeof widths })[];
  return [0, 1, 2, 3].flatMap((place) => pictures.flatMap((one) => widths[one.collection][place]!.filter((width) => width <= wholeWidth(one)).map((width): WantedPicture => ({ ...one, width, format: 'avif' }))));
}

/** The address of a product's front picture; nothing for what is no product. */
export function frontOf(catalogue: CatalogueIndex, id: string): string | undefined {
  const front = catalogue.product(id)?.option.pictures[0];
  return front && `${front.index}.${front.format}`;
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
