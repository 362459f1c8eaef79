import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shopOn } from '../start/earlier-shop.mjs';
import { Explained } from '../start/explained.mjs';
import { obstacleOn } from '../start/ports.mjs';
import { obstacles } from '../start/preflight.mjs';
import { commandOf, isAlive } from '../start/processes.mjs';

/** @typedef {import('./command.mjs').Fault} Fault */

/**
 * Whether the shop could listen where it is to. An open shop of this folder is not in its own way.
 * @param {import('../start/settings.mjs').Settings} settings
 * @param {string} folder of the checkout
 * @returns {Promise<Fault[]>}
 */
export async function faultsOfPorts(settings, folder) {
  const { host, port, apiPort, postgresPort, sandboxPort, sandboxMailPort, needsSandbox, apiUrl, databaseUrl, dataDirectory } = settings;
  const [shop, postgres] = await Promise.all([shopOn(dataDirectory), postgresOn(dataDirectory)]);
  // What a killed shop left is told as such, and its ports are free with it.
  if (shop && (shop.isOpen || shop.left.length > 0)) return [];
  /** @type {[number, string, string][]} */
  const ports = [[port, 'PORT', host]];
  if (!apiUrl) ports.push([apiPort, 'API_PORT', '127.0.0.1']);
  if (!apiUrl && !databaseUrl && !postgres) ports.push([postgresPort, 'POSTGRES_PORT', '127.0.0.1']);
  if (needsSandbox) ports.push([sandboxPort, 'SANDBOX_PORT', '127.0.0.1'], [sandboxMailPort, 'SANDBOX_MAIL_PORT', '127.0.0.1']);
  const obstacles = await Promise.all(ports.map(([number, variable, address]) => obstacleOn(number, variable, address, folder)));
  return obstacles.flatMap((obstacle) => (obstacle ? [{ what: `${obstacle.what}.`, why: 'npm start cannot open the shop there.', mend: obstacle.mend }] : []));
}

/**
 * Faults of the data folder: leftovers of a killed shop, a database that nobody can open, and a folder or user that cannot be used.
 * @param {Pick<import('../start/settings.mjs').Settings, 'dataDirectory' | 'apiUrl' | 'databaseUrl'>} settings
 * @returns {Promise<Fault[]>}
 */
export async function faultsOfData({ dataDirectory, ...settings }) {
  const inTheWay = (await obstacles({ dataDirectory, ...settings })).map(({ what, mend }) => ({ what, why: 'npm start cannot open the shop.', mend }));
  if (inTheWay.length > 0) return inTheWay;
  const shop = await shopOn(dataDirectory);
  if (shop?.isOpen) return [];
  /** @type {Fault[]} */
  const faults = [];
  if (shop && shop.left.length > 0) faults.push({ what: `The shop at ${shop.address} was killed and left ${shop.left.length === 1 ? 'a program' : 'programs'} running (${shop.left.join(', ')}).`, why: 'What still runs holds ports and data of the shop. The next npm start ends it.', mend: `kill ${shop.left.join(' ')}` });
  const postgres = await postgresOn(dataDirectory);
  // A commerce API that still runs ends its PostgreSQL with itself.
  if (postgres && !shop?.left.length) faults.push({ what: `A PostgreSQL (process ${postgres.pid}, port ${postgres.port}) runs on ${postgres.folder}, left by a shop that was killed.`, why: 'It holds its port and its folder. The next npm start takes it over; another POSTGRES_PORT has no effect until then.', mend: `kill -INT ${postgres.pid}` });
  const folder = join(dataDirectory, 'postgres');
  if (existsSync(join(folder, 'global/pg_control')) && !existsSync(join(dataDirectory, 'postgres.password'))) {
    faults.push({ what: `${join(dataDirectory, 'postgres.password')} is missing, so nobody can open the database beside it.`, why: 'npm start cannot start the commerce API.', mend: `rm -r ${folder}   (begins with an empty shop; or put the file back)` });
  }
  return faults;
}

/** @returns {Promise<Fault[]>} */
export async function faultsOfBrowser() {
  const { chromiumCommand, lookForChromium } = await import('../test/chromium.mjs');
  const why = 'The journeys of npm test run in it; the shop itself does not need it.';
  try {
    return (await lookForChromium()) ? [] : [{ what: 'There is no Chromium on this machine.', why, mend: chromiumCommand }];
  } catch (error) {
    if (!(error instanceof Explained)) throw error;
    return [{ what: error.message, why, mend: 'unset CHROMIUM_PATH' }];
  }
}

/**
 * The PostgreSQL that runs on a data folder, by its pid file. A number alone may belong to another program by now.
 * @param {string} dataDirectory
 * @returns {Promise<{ pid: number, folder: string, port: number } | undefined>}
 */
async function postgresOn(dataDirectory) {
  const folder = join(dataDirectory, 'postgres');
  const [pid, namedFolder = folder, , port] = (await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  if (!pid || !isAlive(Number(pid)) || !(await commandOf(Number(pid))).includes(namedFolder)) return undefined;
  return { pid: Number(pid), folder, port: Number(port) };
}
