import { setTimeout as pause } from 'node:timers/promises';
import { Explained } from './explained.mjs';

/** Pauses before a program is started again, in ms. After the last one the shop gives up. */
const PAUSES = [500, 1_000, 2_000, 5_000, 10_000, 20_000];
/** A program that has run this long is healthy: its earlier failures no longer count. In ms. */
const HEALTHY_AFTER = 60_000;

/**
 * Starts a program again when it ends by itself, later each time. Never resolves while the program can be kept running.
 * @param {import('./children.mjs').Child} child
 * @param {() => Promise<import('./children.mjs').Child>} start
 * @param {{ say: import('./narrator.mjs').Narrator, signal: AbortSignal, pauses?: number[] }} options the signal says that the shop closes
 * @returns {Promise<never>}
 * @throws {Explained} when the program ends again and again
 */
export async function supervise(child, start, { say, signal, pauses = PAUSES }) {
  let failures = 0;
  for (let running = child; ; ) {
    const began = performance.now();
    const failure = await running.untilItFails().catch((error) => error);
    if (signal.aborted) return new Promise(() => {});
    if (performance.now() - began > HEALTHY_AFTER) failures = 0;
    const wait = pauses[failures++];
    if (wait === undefined) throw failure;
    if (!(failure instanceof Explained)) throw failure;
    say.line(`${failure.message.split(/ Its last words| It said nothing/)[0]} It is started again in ${wait / 1000} s.`);
    await pause(wait, undefined, { signal }).catch(() => {});
    if (signal.aborted) return new Promise(() => {});
    running = await start();
  }
}
