import { cpus } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

/** In ms. */
const LOOK = 1_000;
/** So many looks in a row have to find it quiet. */
const LOOKS = 3;
/** Of all processors' time. */
const BUSY = 0.1;
const PATIENCE = 300_000;

/**
 * Until the machine has nothing to do: a shop draws the pictures of what was opened in the background, and takes the processor from a browser that is measured.
 * @throws when it still works after five minutes.
 */
export async function quiet(): Promise<void> {
  const end = Date.now() + PATIENCE;
  for (let looks = 0; looks < LOOKS;) {
    if (Date.now() > end) throw new Error('The machine is busy with something else: nothing can be measured beside it.');
    const before = times();
    await wait(LOOK);
    const after = times();
    looks = (after.busy - before.busy) / (after.all - before.all) < BUSY ? looks + 1 : 0;
  }
}

function times(): { all: number; busy: number } {
  let [all, idle] = [0, 0];
  for (const { times } of cpus()) {
    all += Object.values(times).reduce((sum, time) => sum + time);
    idle += times.idle;
  }
  return { all, busy: all - idle };
}
