import { useSyncExternalStore } from 'react';

/** The device sizes that a shopper's choice is kept for (CAT-169, CAT-170), from how many pixels on, and what each offers to choose from, its standard among it (CAT-164…167). */
export const gridDevices = [
  { name: 'MobilePortrait', from: 0, standard: 2, offered: [1, 2] },
  { name: 'MobileLandscape', from: 480, standard: 3, offered: [2, 3] },
  { name: 'Tablet', from: 768, standard: 3, offered: [2, 3] },
  { name: 'Desktop', from: 960, standard: 4, offered: [2, 4] },
] as const;

const keyOf = (device: number) => `gridPreferences${gridDevices[device]!.name}`;
const chosen = 'gridpreference';

/** How many tiles stand in a row: on this device, and what was chosen for it before (CAT-168). The server knows neither. */
export function useGridPreference() {
  const [device, perRow] = useSyncExternalStore(subscribe, current, () => '').split(' ');
  return {
    /** Index of `gridDevices`. */
    device: device ? Number(device) : undefined,
    /** Missing: the standard. */
    perRow: perRow ? Number(perRow) : undefined,
    choose(count: number) {
      try {
        localStorage.setItem(keyOf(Number(device)), String(count));
      } catch {
        // Not kept where nothing may be kept.
      }
      dispatchEvent(new Event(chosen));
    },
  };
}

function current(): string {
  const device = gridDevices.findLastIndex(({ from }) => matchMedia(`(min-width:${from}px)`).matches);
  const { offered, standard } = gridDevices[device]!;
  const kept = Number(read(keyOf(device)));
  return `${device} ${offered.some((count) => count === kept) && kept !== standard ? kept : ''}`;
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function subscribe(onChange: () => void) {
  const events = [chosen, 'resize', 'storage'];
  for (const event of events) addEventListener(event, onChange);
  return () => {
    for (const event of events) removeEventListener(event, onChange);
  };
}
