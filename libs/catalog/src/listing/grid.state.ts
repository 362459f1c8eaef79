import { useShop } from '@selvedge/market';
import { useAtom } from 'jotai/react';
import { useSyncExternalStore, type CSSProperties } from 'react';
import { keptAtom } from '../kept.state.ts';
import { gridDevices, gridStorageKey, offeredTiles, tileProperties, type GridDevice } from './grid.rules.ts';

const gridPreferences = keptAtom(gridStorageKey, offeredTiles);

export interface GridPreference {
  /** Tiles in a row; the server, which does not know the device, leaves it out. */
  perRow?: number;
  /** The shopper wants another number than the shop. */
  isChosen: boolean;
  /** Of the grid. What is kept gets there after hydration; before, the grid script has said the same. */
  style: CSSProperties;
  choose: (perRow: number) => void;
}

/** How many tiles stand in a row: as chosen on a device of this size before, else as configured, else as usual (CAT-164…168). */
export function useGridPreference(): GridPreference {
  const { tilesPerRow } = useShop().searchConfigurations;
  const [kept, keep] = useAtom(gridPreferences);
  const set = tilesPerRow ?? {};
  const here = useDevice();
  const device = gridDevices.find(({ name }) => name === here);
  const usual = device && (set[device.name] ?? device.standard);
  const perRow = device && (kept[device.name] ?? usual);
  return {
    perRow,
    isChosen: perRow !== usual,
    style: { ...tileProperties('set', set), ...tileProperties('kept', kept) },
    choose: (count) => device && keep((before) => ({ ...before, [device.name]: count })),
  };
}

const useDevice = () => useSyncExternalStore(onResize, deviceHere, () => undefined);

const deviceHere = (): GridDevice => gridDevices.findLast(({ from }) => matchMedia(`(min-width:${from}px)`).matches)!.name;

function onResize(listener: () => void) {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
}
