/** The sizes of device that a choice is kept for, from how many pixels on (CAT-169, CAT-170), and the four numbers of tiles in a row that each offers (CAT-163, CAT-171). */
export const gridDevices = [
  { name: 'mobilePortrait', from: 0, offers: [1, 2, 3, 4], standard: 2 },
  { name: 'mobileLandscape', from: 480, offers: [1, 2, 3, 4], standard: 3 },
  { name: 'tablet', from: 768, offers: [1, 2, 3, 4], standard: 3 },
  { name: 'desktop', from: 960, offers: [2, 3, 4, 6], standard: 4 },
] as const satisfies readonly { name: string; from: number; offers: readonly number[]; standard: number }[];

export type GridDevice = (typeof gridDevices)[number]['name'];

/** Tiles in a row by device. */
export type TilesPerRow = Partial<Record<GridDevice, number>>;

/** Where a shopper's choices are kept (PLT-024). */
export const gridStorageKey = 'gridPreferences';

/** What is offered of what was kept or configured. */
export function offeredTiles(tiles: unknown): TilesPerRow {
  const known = (tiles ?? {}) as Record<string, unknown>;
  return Object.fromEntries(gridDevices.flatMap(({ name, offers }) => offers.filter((count) => count === known[name]).map((count) => [name, count])));
}

/** As custom properties, which the style sheet falls back through: kept, configured, standard (CAT-168). */
export const tileProperties = (of: 'kept' | 'set', tiles: TilesPerRow): Record<string, number> => Object.fromEntries(Object.entries(tiles).map(([device, count]) => [`--${of}-${device}`, count]));
