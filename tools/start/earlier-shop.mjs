import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Explained } from './explained.mjs';
import { commandOf, endProcess, isAlive } from './processes.mjs';

/**
 * Who runs on a data folder.
 * @typedef {{ start: number, address: string, closing?: boolean, programs: { pid: number, script: string }[] }} Register
 */

const file = (/** @type {string} */ dataDirectory) => join(dataDirectory, 'shop.json');

/** @param {string} dataDirectory @param {Register} register */
export async function register(dataDirectory, register) {
  await mkdir(dataDirectory, { recursive: true });
  await writeFile(file(dataDirectory), JSON.stringify(register));
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
  /** @type {number[]} */
  const left = [];
  for (const program of earlier.programs) if (isAlive(program.pid) && (await commandOf(program.pid)).includes(program.script)) left.push(program.pid);
  if (left.length > 0) await say.step('Ending what an earlier start left behind', () => Promise.all(left.map((pid) => endProcess(pid))));
  await unregister(dataDirectory);
}

/** @param {string} dataDirectory @returns {Promise<Register | undefined>} nothing too when it was broken off while being written */
const read = (dataDirectory) => readFile(file(dataDirectory), 'utf8').then(JSON.parse).catch(() => undefined);

/** @param {number} pid */
const isStart = async (pid) => pid !== process.pid && pid !== process.ppid && isAlive(pid) && (await commandOf(pid)).includes('start.mjs');
