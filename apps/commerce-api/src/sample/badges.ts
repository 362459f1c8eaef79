import type { BadgeSettings } from '../storage/schema.ts';
import type { CatalogueRows } from '../storage/catalogue.rows.ts';
import { campaign } from './page.parts.ts';
import { say } from './say.ts';

/** Places where a product is one of many, and those where a line of text is enough. */
const tiles = (settings: BadgeSettings) => ({ plp: settings, productCarousel: settings, wishlist: settings, searchSuggestion: { ...settings, textSize: 9 } });
const lines = (settings: BadgeSettings) => ({ basket: settings, miniBasket: settings, checkout: settings });

const ink = '#1b2336';
const paper = '#ffffff';
const moss = '#3f5638';
const red = '#a3201f';

/** The badges of the sample shop; how each looks depends on where it is. */
export const sampleBadges: NonNullable<CatalogueRows['badges']> = [
  {
    id: 'mill', title: say('Shuttle-woven', 'Vom Schützenwebstuhl', 'من نول المكوك'),
    places: {
      ...tiles({ chip: true, backgroundColor: ink, color: paper, position: 'bottom-left', textSize: 11 }),
      pdp: { curvyChip: true, image: campaign('denim', 'tall'), backgroundColor: ink, color: paper, position: 'top-left', rotation: -8, textAlignment: 'center', textSize: 12, width: 96 },
      psp: { chip: true, backgroundColor: ink, color: paper, position: 'top-left', textSize: 11 },
    },
  },
  {
    id: 'organic', title: say('Organic cotton', 'Bio-Baumwolle', 'قطن عضوي'),
    // A tile says it in a callout already.
    places: { pdp: { curvyChip: true, backgroundColor: moss, color: paper, position: 'top-left', textSize: 12 }, psp: { curvyChip: true, borderColor: moss, color: moss, backgroundColor: paper, opacity: 94, textSize: 11 } },
  },
  {
    id: 'last-pieces', title: say('Last pieces', 'Letzte Stücke', 'آخر القطع'),
    places: {
      ...tiles({ chip: true, backgroundColor: paper, borderColor: ink, color: ink, position: 'top-right', textSize: 11 }),
      pdp: { chip: true, backgroundColor: paper, borderColor: ink, color: ink, position: 'top-right', textSize: 12 },
      ...lines({ chip: true, backgroundColor: paper, borderColor: ink, color: ink, textSize: 10 }),
      notifyMe: { chip: true, backgroundColor: paper, borderColor: ink, color: ink, textSize: 11 },
    },
  },
  {
    id: 'favourite', title: say('House favourite', 'Liebling des Hauses', 'المفضلة لدينا'),
    places: { ...tiles({ curvyChip: true, backgroundColor: '#e9e1cf', color: '#2b2620', position: 'top-right', rotation: -6, textAlignment: 'center', textSize: 11, width: 84 }), pdp: { curvyChip: true, backgroundColor: '#e9e1cf', color: '#2b2620', position: 'top-right', textSize: 12 } },
  },
  {
    id: 'final', title: say('Final reduction', 'Letzte Reduzierung', 'التخفيض الأخير'),
    places: { ...tiles({ chip: true, backgroundColor: red, color: paper, position: 'top-left', textSize: 11 }), pdp: { chip: true, backgroundColor: red, color: paper, position: 'top-left', textSize: 12 }, ...lines({ chip: true, color: red, backgroundColor: paper, borderColor: red, textSize: 10 }) },
  },
];

/** At most two badges, the most telling first. */
export function badgeIdsFor({ isSelvedge, isOrganic, isFinal, isFavourite, pieces, sizes }: { isSelvedge: boolean; isOrganic: boolean; isFinal: boolean; isFavourite: boolean; pieces: number; sizes: number }): string[] {
  const isNearlyGone = pieces > 0 && sizes > 1 && pieces <= sizes * 3;
  return [...(isFinal ? ['final'] : []), ...(isNearlyGone ? ['last-pieces'] : isFavourite ? ['favourite'] : []), ...(isSelvedge ? ['mill'] : isOrganic ? ['organic'] : [])].slice(0, 2);
}
