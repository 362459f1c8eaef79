import { setTimeout as pause } from 'node:timers/promises';
import type { WantedPicture } from './picture-address.ts';
import type { MakePicture, Pictures } from './pictures.ts';

/** While shoppers wait for pictures, those that nobody has asked for wait as long, in ms. */
const POLITE = 100;

export interface Hanging {
  /** Where they hang, as the report calls it. */
  place: string;
  report: (line: string) => void;
  signal: AbortSignal;
  /** Instead of those who draw for shoppers. */
  make?: MakePicture;
}

/**
 * Makes the pictures that are not there yet, one after the other while no shopper waits for another one, and says how far it is. It rests after
 * each picture for as long as that took, so that it never takes more than half a core. It stops when the signal says so.
 */
export async function hangPictures(pictures: Pick<Pictures, 'hang' | 'has' | 'isAwaited'>, wanted: WantedPicture[], { place, report, signal, make }: Hanging): Promise<void> {
  const there = await Promise.all(wanted.map(pictures.has));
  const missing = wanted.filter((_, at) => !there[at]);
  if (missing.length === 0 || signal.aborted) return;
  report(`Drawing ${missing.length} pictures of ${place} beside what else is to do …`);
  for (const [at, one] of missing.entries()) {
    while (pictures.isAwaited() && !signal.aborted) await pause(POLITE);
    if (signal.aborted) return;
    const began = performance.now();
    await pictures.hang(one, make);
    await pause(performance.now() - began, undefined, { signal }).catch(() => {});
    const quarter = Math.floor(((at + 1) * 4) / missing.length);
    if (quarter < 4 && quarter > Math.floor((at * 4) / missing.length)) report(`${at + 1} of ${missing.length} pictures of ${place} are drawn.`);
  }
  report(`The pictures of ${place} are there.`);
}
