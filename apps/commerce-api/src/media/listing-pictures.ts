import { readDocuments } from '../content/shop-documents.ts';
import type { MarketRow } from '../http/caller.ts';
import type { CatalogueIndex } from '../search/catalogue-index.ts';
import type { Database } from '../storage/database.ts';
import { frontOf } from './home-pictures.ts';
import { type WantedPicture, wantedAt } from './picture-address.ts';

/** What tiles take of phones and of desktops, and then of sharp desktops, which is another drawing. */
const widths = [[480, 640], [960]];
/** Pages of a listing; hardly anybody goes further. */
const PAGES = 2;
/** What a picture takes of the folder, generously. */
const TYPICAL = 40 * 1_024;

/** The front pictures that shoppers meet first on the listings of the navigation, as browsers ask for them: first pages before second ones, on them what stands on top before what stands below. At most as many as `bytes` have room for. */
export async function listingPictures(db: Database, catalogue: CatalogueIndex, { currency, language }: Pick<MarketRow, 'currency' | 'language'>, bytes: number): Promise<WantedPicture[]> {
  const { navigation, searchConfigurations: { pageSize } } = await readDocuments(db, ['navigation', 'searchConfigurations'], language);
  const categories = [...new Set(linksIn(navigation.menu))].map((path) => catalogue.categoryByPath.get(path)).filter((one) => one !== undefined);
  const lists = await Promise.all(categories.map(({ id }) => catalogue.engine.search({ currency, language, category: id, from: 0, size: pageSize * PAGES })));
  const wanted = new Map<string, WantedPicture>();
  for (let page = 0; page < PAGES; page++) {
    for (const some of widths) {
      for (let place = page * pageSize; place < (page + 1) * pageSize; place++) {
        for (const { ids } of lists) {
          const picture = wantedAt(frontOf(catalogue, ids[place] ?? '') ?? '');
          if (picture) for (const width of some) wanted.set(`${picture.name} ${width}`, { ...picture, width, format: 'avif' });
        }
      }
    }
  }
  return [...wanted.values()].slice(0, Math.floor(bytes / TYPICAL));
}

/** Every address that a part of the navigation leads to. */
function linksIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => (key === 'url' && typeof value === 'string' ? [value] : linksIn(value)));
}
