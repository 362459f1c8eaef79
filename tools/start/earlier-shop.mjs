import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Explained } from './explained.mjs';
import { commandOf, endProcess, isAlive } from './processes.mjs';

/**
 * Who runs on a data folder.
 * @typedef {{ start: number, address: string, closing?: boolean, programs: { pid: number, script: string }[] }} Register
 */

const file = (/** @type {string} */ dataDirectory) => join(dataDirectory, 'shop.json');

/**
 * Takes a data folder for this start, when two begin at once for one of them only. What a killed start left is ended first.
 * @param {string} dataDirectory
 * @param {Register} register
 * @param {import('./narrator.mjs').Narrator} say
 * @throws {Explained} when a shop is still open on it
 */
export async function claim(dataDirectory, register, say) {
  const mine = `${file(dataDirectory)}.${process.pid}`;
  await mkdir(dataDirectory, { recursive: true });
  await writeFile(mine, JSON.stringify(register));
  try {
    for (;;) {
      await endLeftovers(dataDirectory, say);
      // A link to a written file appears whole or not at all.
      const taken = await link(mine, file(dataDirectory)).then(() => true, (error) => (error.code === 'EEXIST' ? false : Promise.reject(error)));
      if (taken) return;
    }
  } finally {
    await rm(mine, { force: true });
  }
}

/** @param {string} dataDirectory @param {Register} register */
export async function register(dataDirectory, register) {
  // Moved to its place, so that nobody reads half of it.
  const next = `${file(dataDirectory)}.${process.pid}`;
  await writeFile(next, JSON.stringify(register));
  await rename(next, file(dataDirectory));
}

/** @param {string} dataDirectory */
export const unregister = (dataDirectory) => rm(file(dataDirectory), { force: true });

/**
 * Ends what a start that was killed left behind on this data folder.
 * @param {string} dataDirectory
 * @param {import('./narrator.mjs').Narrator} say
 * @throws {Explained} when a shop is still open on it
 */
export async function endLeftovers(dataDirectory, say) {
  let earlier = await read(dataDirectory);
  if (!earlier) return;
  // It may be closing, or about to notice that npm was killed.
  const patience = Date.now() + 1_500;
  const limit = Date.now() + 20_000;
  while (earlier && (await isStart(earlier.start)) && Date.now() < (earlier.closing ? limit : patience)) {
    await pause(100);
    earlier = await read(dataDirectory);
  }
  if (!earlier) return;
  if (await isStart(earlier.start)) {
    throw new Explained(
      `An earlier shop of this folder is still open at ${earlier.address} (process ${earlier.start}).\n` +
        `Close it with Ctrl-C where it runs, or with: kill ${earlier.start}\n` +
        'A second shop beside it needs its own PORT, API_PORT, POSTGRES_PORT, SANDBOX_PORT and DATA_DIR.',
    );
  }
  const left = await leftBy(earlier);
  if (left.length > 0) await say.step('Ending what an earlier start left behind', () => Promise.all(left.map((pid) => endProcess(pid))));
  await unregister(dataDirectory);
}

/**
 * The shop that runs on a data folder, or what is left of one whose start was killed.
 * @param {string} dataDirectory
 * @returns {Promise<{ isOpen: boolean, start: number, address: string, left: number[] } | undefined>} `left`: processes that go on
 */
export async function shopOn(dataDirectory) {
  const earlier = await read(dataDirectory);
  if (!earlier) return undefined;
  const isOpen = await isStart(earlier.start);
  return { isOpen, start: earlier.start, address: earlier.address, left: isOpen ? [] : await leftBy(earlier) };
}

/** The programs of a shop that still run; a number alone may belong to another program by now. @param {Register} earlier */
async function leftBy({ programs }) {
  /** @type {number[]} */
  const left = [];
  for (const { pid, script } of programs) if (isAlive(pid) && (await commandOf(pid)).includes(script)) left.push(pid);
  return left;
}

/** @param {string} dataDirectory @returns {Promise<Register | undefined>} nothing too when it was broken off while being written */
const read = (dataDirectory) => readFile(file(dataDirectory), 'utf8').then(JSON.parse).catch(() => undefined);

/** @param {number} pid */
const isStart = async (pid) => pid !== process.pid && pid !== process.ppid && isAlive(pid) && (await commandOf(pid)).includes('start.mjs');
