import type { BadgeSettings } from '../storage/schema.ts';
import type { CatalogueRows } from '../storage/catalogue.rows.ts';
import { say } from './say.ts';

/** One family, in the brand's own ink on its own paper: square, upright, one line. The shop's tag has the corner where a line begins; the other is theirs. */
const quiet: BadgeSettings = { chip: true, textSize: 11, position: 'top-right' };
/** Places where a product is one of many, and those where a line of text is enough. A search suggestion is too small for either. */
const tiles = (settings: BadgeSettings) => ({ plp: settings, productCarousel: settings, wishlist: settings });
const lines = (settings: BadgeSettings) => ({ basket: settings, miniBasket: settings, checkout: settings });
const outlined: BadgeSettings = { chip: true, borderColor: 'currentcolor', textSize: 10 };
/** The one that may be loud says so by its letters alone; its paper is named because no brand's own is sure to carry red. */
const red: BadgeSettings = { color: '#a3201f', backgroundColor: '#ffffff' };

/** The badges of the sample shop; how each looks depends on where it is. */
export const sampleBadges: NonNullable<CatalogueRows['badges']> = [
  { id: 'mill', title: say('Shuttle-woven', 'Webkante', 'من نول المكوك'), places: { ...tiles(quiet), pdp: quiet, psp: quiet } },
  // A tile says it in a callout already.
  { id: 'organic', title: say('Organic cotton', 'Bio-Baumwolle', 'قطن عضوي'), places: { pdp: quiet, psp: quiet } },
  { id: 'last-pieces', title: say('Last pieces', 'Letzte Stücke', 'آخر القطع'), places: { ...tiles(quiet), pdp: quiet, ...lines(outlined), notifyMe: { ...outlined, textSize: 11 } } },
  { id: 'favourite', title: say('House favourite', 'Unser Liebling', 'المفضلة لدينا'), places: { ...tiles(quiet), pdp: quiet } },
  { id: 'final', title: say('Final reduction', 'Letzte Reduzierung', 'التخفيض الأخير'), places: { ...tiles({ ...quiet, ...red }), pdp: { ...quiet, ...red }, ...lines({ ...outlined, ...red }) } },
];

/** The most telling badge of those that hold, and no second one: two would share a corner, or cover the goods on a phone. */
export function badgeIdsFor({ isSelvedge, isOrganic, isFinal, isFavourite, pieces, sizes }: { isSelvedge: boolean; isOrganic: boolean; isFinal: boolean; isFavourite: boolean; pieces: number; sizes: number }): string[] {
  const isNearlyGone = pieces > 0 && sizes > 1 && pieces <= sizes * 3;
  const telling = { final: isFinal, 'last-pieces': isNearlyGone, favourite: isFavourite, mill: isSelvedge, organic: isOrganic };
  return Object.entries(telling).flatMap(([id, holds]) => (holds ? id : [])).slice(0, 1);
}
