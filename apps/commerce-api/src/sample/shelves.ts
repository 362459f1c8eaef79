import type { CatalogueRows } from '../storage/catalogue.rows.ts';
import type { Chance } from './chance.ts';
import { sampleStores } from './stores.ts';

type ShelfRow = NonNullable<CatalogueRows['storeStock']>[number];

/** Style options that stores have room for, about. Floors do not grow with the range. */
const ROOM = 1_000;
/** Of what stores have, each has so much: of an option in four, every other size. */
const OPTIONS_CARRIED = 0.25;
const SIZES_CARRIED = 0.5;
const MOST_OF_A_SIZE = 4;

/** Puts the sizes of an option onto the shelves of the stores. */
export type Shelves = (sizes: readonly { sku: string; depth: number }[]) => ShelfRow[];

/** @param options how many style options the range has, about */
export function shelvesFor(options: number, chance: Chance): Shelves {
  return (sizes) => {
    if (!chance.happens(ROOM / options)) return [];
    const carrying = sampleStores.filter(() => chance.happens(OPTIONS_CARRIED));
    return sizes.filter(({ depth }) => depth > 0).flatMap(({ sku, depth }) => {
      const having = carrying.filter(() => chance.happens(SIZES_CARRIED));
      return (having.length > 0 ? having : [chance.oneOf(sampleStores)]).map(({ id }) => ({ sku, storeId: id, quantity: chance.between(1, Math.min(depth, MOST_OF_A_SIZE)) }));
    });
  };
}
