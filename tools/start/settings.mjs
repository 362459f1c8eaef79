import { randomBytes } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Explained } from './explained.mjs';
import { freePorts } from './ports.mjs';

/**
 * @typedef {object} Settings
 * @property {string} environment what is allowed: demo, test or production
 * @property {string} host where the storefront listens
 * @property {number} port of the storefront
 * @property {number} apiPort
 * @property {number} postgresPort
 * @property {number} sandboxPort
 * @property {number} sandboxMailPort of the sandbox's mail server
 * @property {string} dataDirectory absolute
 * @property {string} [apiUrl] another commerce API; ours is not started then
 * @property {string} [databaseUrl] another PostgreSQL; the embedded one is not started then
 * @property {boolean} needsSandbox whether the sandbox plays the payment provider, since no other is named; with it the mail server, unless MAIL_URL names one
 */

const environments = ['demo', 'test', 'production'];

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string} root
 * @returns {Settings}
 * @throws {Explained} naming the variable that is wrong
 */
export function readSettings(env, root) {
  const settings = {
    environment: env.SHOP_ENV || 'demo',
    host: env.HOST || '127.0.0.1',
    port: portOf(env, 'PORT', 4000),
    apiPort: portOf(env, 'API_PORT', 4001),
    postgresPort: portOf(env, 'POSTGRES_PORT', 4002),
    sandboxPort: portOf(env, 'SANDBOX_PORT', 4003),
    // Beside the sandbox's own, so that a second shop needs no further setting.
    sandboxMailPort: portOf(env, 'SANDBOX_MAIL_PORT', portOf(env, 'SANDBOX_PORT', 4003) + 1),
    // Production takes real money only, and an API of somebody else has a provider of its own.
    needsSandbox: env.SHOP_ENV !== 'production' && !env.API_URL && !env.ADYEN_API_KEY,
    dataDirectory: resolve(root, env.DATA_DIR || '.data'),
    apiUrl: urlOf(env, 'API_URL', ['http:', 'https:']),
    databaseUrl: urlOf(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
  };
  if (!environments.includes(settings.environment)) {
    throw new Explained(`SHOP_ENV is "${settings.environment}"; it must be one of ${environments.join(', ')}.`);
  }
  const ports = [settings.port, settings.apiPort, settings.postgresPort, settings.sandboxPort, settings.sandboxMailPort];
  if (new Set(ports).size < ports.length) {
    throw new Explained(`PORT (${ports[0]}), API_PORT (${ports[1]}), POSTGRES_PORT (${ports[2]}), SANDBOX_PORT (${ports[3]}) and SANDBOX_MAIL_PORT (${ports[4]}) must be five different ports.`);
  }
  return settings;
}

/**
 * Free ports and an empty data folder, so that tests run beside an open shop and never touch its orders.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Settings>}
 */
export async function ownSettings(env) {
  const [port, apiPort, postgresPort, sandboxPort, sandboxMailPort] = /** @type {[number, number, number, number, number]} */ (await freePorts(5));
  const dataDirectory = await mkdtemp(join(tmpdir(), 'selvedge-'));
  // PostgreSQL, started by root, runs as a user of its own and must be able to pass.
  await chmod(dataDirectory, 0o711);
  const { environment, needsSandbox } = readSettings({ SHOP_ENV: env.SHOP_ENV || 'test' }, '/');
  return { environment, host: '127.0.0.1', port, apiPort, postgresPort, sandboxPort, sandboxMailPort, needsSandbox, dataDirectory };
}

/**
 * What the programs of this shop know each other by: made once, kept in the data folder for this user only.
 * @typedef {{ shop: string, sandbox: { apiKey: string, hmacKey: string } }} Secrets
 * @param {string} dataDirectory
 * @returns {Promise<Secrets>}
 */
export async function secretsOf(dataDirectory) {
  const file = join(dataDirectory, 'secrets.json');
  const known = await readFile(file, 'utf8').then(JSON.parse).catch(() => undefined);
  if (known?.shop && known.sandbox) return known;
  const secrets = { shop: randomBytes(32).toString('base64url'), sandbox: { apiKey: `sandbox_${randomBytes(24).toString('base64url')}`, hmacKey: randomBytes(32).toString('hex') } };
  await mkdir(dataDirectory, { recursive: true });
  await writeFile(file, JSON.stringify(secrets), { mode: 0o600 });
  return secrets;
}

/** @param {NodeJS.ProcessEnv} env @param {string} name @param {number} standard */
function portOf(env, name, standard) {
  const port = Number(env[name] || standard);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Explained(`${name} is "${env[name]}"; it must be a port number, 1 to 65535.`);
  return port;
}

/** @param {NodeJS.ProcessEnv} env @param {string} name @param {string[]} protocols */
function urlOf(env, name, protocols) {
  const value = env[name];
  if (!value) return undefined;
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol)) {
    throw new Explained(`${name} is "${value}"; it must be a URL that begins with ${protocols.join('// or ')}//.`);
  }
  return value;
}
