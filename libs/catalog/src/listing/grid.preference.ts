import { useSyncExternalStore } from 'react';

/** The device sizes that a shopper's choice is kept for (CAT-169, CAT-170), from how many pixels on; how many tiles stand in a row (CAT-164…167), and how many else they may be. */
const devices = [
  { name: 'MobilePortrait', from: 0, standard: 2, other: 1 },
  { name: 'MobileLandscape', from: 480, standard: 3, other: 2 },
  { name: 'Tablet', from: 768, standard: 3, other: 2 },
  { name: 'Desktop', from: 960, standard: 4, other: 2 },
] as const;

/** Said when a choice was made. */
const madeChoice = 'gridpreference';

export interface GridPreference {
  /** Tiles in a row; the server, which does not know the device, leaves it out. */
  perRow?: number;
  /** It is not the standard. */
  isChosen: boolean;
  choose: (perRow: number) => void;
}

/** How many tiles stand in a row, as it was chosen on a device of this size before (CAT-168). */
export function useGridPreference(): GridPreference {
  const [index, perRow] = useSyncExternalStore(subscribe, snapshot, () => '').split(' ').map(Number);
  const choose = (count: number) => {
    kept(index!, count);
    dispatchEvent(new Event(madeChoice));
  };
  return { perRow, isChosen: perRow !== undefined && perRow !== devices[index!]!.standard, choose };
}

function snapshot(): string {
  const index = devices.findLastIndex(({ from }) => matchMedia(`(min-width:${from}px)`).matches);
  const { standard, other } = devices[index]!;
  return `${index} ${kept(index) === String(other) ? other : standard}`;
}

/** What is kept for a device, or keeps it; nothing where nothing may be kept. */
function kept(index: number, perRow?: number): string | null | undefined {
  const key = `gridPreferences${devices[index]!.name}`;
  try {
    return perRow ? void localStorage.setItem(key, String(perRow)) : localStorage.getItem(key);
  } catch {
    return null;
  }
}

function subscribe(onChange: () => void) {
  addEventListener(madeChoice, onChange);
  addEventListener('resize', onChange);
  return () => {
    removeEventListener(madeChoice, onChange);
    removeEventListener('resize', onChange);
  };
}
