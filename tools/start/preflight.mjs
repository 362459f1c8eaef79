import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { access, constants, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root } from './checkout.mjs';
import { endLeftovers } from './earlier-shop.mjs';
import { Explained } from './explained.mjs';
import { requireFree } from './ports.mjs';

/**
 * Checks, before anything is installed or built, whether the shop can open: folders, database user, ports.
 * @param {import('./settings.mjs').Settings} settings
 * @param {import('./narrator.mjs').Narrator} say
 * @throws {Explained} with one sentence that says what to do
 */
export async function preflight(settings, say) {
  const { host, port, apiPort, postgresPort, sandboxPort, sandboxMailPort, needsSandbox, apiUrl, databaseUrl, dataDirectory } = settings;
  for (const obstacle of await obstacles(settings)) throw new Explained(`${obstacle.what} ${obstacle.mend}`);
  await endLeftovers(dataDirectory, say);
  await requireFree(port, 'PORT', host, root);
  if (!apiUrl) await requireFree(apiPort, 'API_PORT', '127.0.0.1', root);
  if (needsSandbox) await requireFree(sandboxPort, 'SANDBOX_PORT', '127.0.0.1', root);
  if (needsSandbox) await requireFree(sandboxMailPort, 'SANDBOX_MAIL_PORT', '127.0.0.1', root);
  // A PostgreSQL that outlived its API is taken over by the next one.
  const outlived = existsSync(join(dataDirectory, 'postgres/postmaster.pid'));
  if (!apiUrl && !databaseUrl && !outlived) await requireFree(postgresPort, 'POSTGRES_PORT', '127.0.0.1', root);
}

/**
 * Obstacles to a start, whatever is installed.
 * @typedef {{ what: string, mend: string }} Obstacle both are sentences
 * @param {Pick<import('./settings.mjs').Settings, 'dataDirectory' | 'apiUrl' | 'databaseUrl'>} settings
 * @returns {Promise<Obstacle[]>}
 */
export async function obstacles({ dataDirectory, apiUrl, databaseUrl }) {
  const found = [await checkoutObstacle(), await folderObstacle(dataDirectory)];
  if (!apiUrl && !databaseUrl && !found[1]) found.push(await databaseUserObstacle(dataDirectory));
  return found.filter((one) => one !== undefined);
}

/** @returns {Promise<Obstacle | undefined>} */
async function checkoutObstacle() {
  if (existsSync(join(root, 'node_modules/.package-lock.json'))) return undefined;
  const refusal = await access(root, constants.W_OK).then(() => undefined, codeOf);
  if (!refusal) return undefined;
  return { what: `The packages are not installed, and ${root} cannot be written (${refusal}).`, mend: 'Install them as a user who may write there, or copy the checkout to a folder of your own.' };
}

/** @param {string} folder @returns {Promise<Obstacle | undefined>} */
async function folderObstacle(folder) {
  const probe = join(folder, `.write-${randomUUID()}`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(probe, '');
    await rm(probe);
    return undefined;
  } catch (error) {
    return { what: `The data folder ${folder} cannot be written (${codeOf(error)}).`, mend: 'Set DATA_DIR to a folder that this user may write.' };
  }
}

/**
 * PostgreSQL does not run as root. The commerce API has several ways to become somebody else; this asks whether one works.
 * @param {string} dataDirectory
 * @returns {Promise<Obstacle | undefined>}
 */
async function databaseUserObstacle(dataDirectory) {
  if (process.getuid?.() !== 0) return undefined;
  /** @type {{ before: [string, ...string[]] }[]} */
  const users = JSON.parse(await readFile(join(root, 'apps/commerce-api/src/storage/postgres-users.json'), 'utf8').catch(() => '[]'));
  if (users.length === 0 || users.some(({ before: [command, ...parameters] }) => spawnSync(command, [...parameters, 'true']).status === 0)) return undefined;
  for (const start of [dataDirectory, root]) {
    for (let folder = start; folder !== dirname(folder); folder = dirname(folder)) {
      if (((await stat(folder)).mode & 0o001) !== 0) continue;
      return {
        what: `You are root, PostgreSQL does not run as root, and no other user may enter ${folder}.`,
        mend: `Set DATABASE_URL to a PostgreSQL of yours, run as another user, or ${start === root ? 'move the checkout to a folder that all may enter' : 'set DATA_DIR to a folder that all may enter'}.`,
      };
    }
  }
  return undefined;
}

const codeOf = (/** @type {unknown} */ error) => /** @type {NodeJS.ErrnoException} */ (error).code ?? String(error);
