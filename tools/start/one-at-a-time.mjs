import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isAlive } from './processes.mjs';

/**
 * Does the work while nobody else in this checkout does the same: `npm start` and `npm test` may begin together.
 * A lock of a process that is gone does not count.
 * @template Result
 * @param {string} lock a file
 * @param {() => Promise<Result>} work
 * @param {{ waiting: () => void, signal?: AbortSignal }} options `waiting` is called when there is somebody to wait for; the signal ends the wait
 */
export async function oneAtATime(lock, work, { waiting, signal }) {
  await mkdir(dirname(lock), { recursive: true });
  for (let attempt = 0; !(await take(lock)); attempt++) {
    if (attempt === 1) waiting();
    const holder = Number(await readFile(lock, 'utf8').catch(() => ''));
    if (holder && !isAlive(holder)) await rm(lock, { force: true });
    else await pause(200, undefined, { signal });
  }
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
}

/** Linking a written file takes the lock and says whose it is in one step. @param {string} lock */
async function take(lock) {
  const mine = `${lock}.${process.pid}`;
  await writeFile(mine, String(process.pid));
  try {
    await link(mine, lock);
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(mine, { force: true });
  }
}
