import { useShop } from '@selvedge/market';
import { useSetAtom } from 'jotai/react';
import { useSyncExternalStore, type CSSProperties } from 'react';
import { keptAtom, useKept } from '../kept.state.ts';
import { gridDevices, gridStorageKey, offeredTiles, tileProperties, type GridDevice } from './grid.rules.ts';

const gridPreferences = keptAtom(gridStorageKey, offeredTiles);

/** The grid of tiles, as the shopper chose it on some device, else as configured (CAT-168). In a document, what is kept gets there after hydration; before, the grid script has said the same. */
export function useGrid(): { isChosen: boolean; style: CSSProperties } {
  const { tilesPerRow = {} } = useShop().searchConfigurations;
  const kept = useKept(gridPreferences);
  const isChosen = gridDevices.some(({ name, standard }) => kept[name] && kept[name] !== (tilesPerRow[name] ?? standard));
  return { isChosen, style: { ...tileProperties('set', tilesPerRow), ...tileProperties('kept', kept) } };
}

export interface GridPreference {
  /** Tiles in a row; the server, which does not know the device, leaves it out. */
  perRow?: number;
  choose: (perRow: number) => void;
}

/** How many tiles stand in a row: as chosen on a device of this size before, else as configured, else as usual (CAT-164…168). */
export function useGridPreference(): GridPreference {
  const { tilesPerRow } = useShop().searchConfigurations;
  const kept = useKept(gridPreferences);
  const keep = useSetAtom(gridPreferences);
  const here = useDevice();
  const device = gridDevices.find(({ name }) => name === here);
  return {
    perRow: device && (kept[device.name] ?? tilesPerRow?.[device.name] ?? device.standard),
    choose: (count) => device && keep((before) => ({ ...before, [device.name]: count })),
  };
}

const useDevice = () => useSyncExternalStore(onResize, deviceHere, () => undefined);

const deviceHere = (): GridDevice => gridDevices.findLast(({ from }) => matchMedia(`(min-width:${from}px)`).matches)!.name;

function onResize(listener: () => void) {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
}
