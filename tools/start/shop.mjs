import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ensureBuilt } from './build.mjs';
import { root } from './checkout.mjs';
import { launch } from './children.mjs';
import { claim, register, unregister } from './earlier-shop.mjs';
import { Explained } from './explained.mjs';
import { secretsOf } from './settings.mjs';
import { supervise } from './supervisor.mjs';

const patience = 90_000;

/**
 * Opens the shop: builds what is stale, starts commerce API and storefront, waits until a page answers.
 * @param {import('./settings.mjs').Settings} settings
 * @param {{ say: import('./narrator.mjs').Narrator, dev?: boolean, signal: AbortSignal, restarts?: boolean }} options the signal closes a shop that is
 * still opening; `restarts` starts programs again that end by themselves, otherwise the shop ends with the first of them
 * @throws {Explained}
 */
export async function openShop(settings, { say, dev = false, signal, restarts = false }) {
  const { dataDirectory, host, port, apiPort, postgresPort, sandboxPort, sandboxMailPort, needsSandbox, apiUrl, databaseUrl } = settings;
  const address = `http://${['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : host}:${port}`;

  await claim(dataDirectory, { start: process.pid, address, programs: [] }, say);
  try {
    if (!dev) await ensureBuilt(say, signal);
    signal.throwIfAborted();
  } catch (error) {
    await unregister(dataDirectory);
    throw error;
  }

  // Browsers keep six connections to a host: those to the shop stay free while pictures are drawn. From elsewhere our API cannot be reached.
  const isForThisMachine = !apiUrl && !process.env.PUBLIC_URL && ['127.0.0.1', 'localhost'].includes(host);
  const secrets = await secretsOf(dataDirectory);
  /** @type {NodeJS.ProcessEnv} */
  const env = {
    ...process.env,
    NODE_ENV: dev ? 'development' : 'production',
    SHOP_ENV: settings.environment,
    SHOP_SECRET: process.env.SHOP_SECRET || secrets.shop,
    DATA_DIR: dataDirectory,
    ...(process.env.PICTURES_DIR ? { PICTURES_DIR: resolve(root, process.env.PICTURES_DIR) } : {}),
    HOST: host,
    PORT: String(port),
    API_HOST: '127.0.0.1',
    API_PORT: String(apiPort),
    POSTGRES_PORT: String(postgresPort),
    API_URL: apiUrl ?? `http://127.0.0.1:${apiPort}`,
    SHOP_URL: address,
    PICTURES_URL: process.env.PICTURES_URL ?? (isForThisMachine ? `http://localhost:${apiPort}` : ''),
    // All journeys come from one address.
    RATE_LIMIT_SCALE: process.env.RATE_LIMIT_SCALE || (settings.environment === 'test' ? '100' : '1'),
    SHOP_ORIGINS: process.env.SHOP_ORIGINS || new URL(process.env.PUBLIC_URL || address).origin,
    ...(needsSandbox ? sandboxEnvironment({ sandboxPort, sandboxMailPort }, `http://127.0.0.1:${apiPort}`, secrets.sandbox) : {}),
  };
  if (databaseUrl) env.DATABASE_URL = databaseUrl;
  else delete env.DATABASE_URL;

  const program = (/** @type {string} */ name, /** @type {string} */ app, /** @type {string} */ script) => ({
    name,
    script: join(root, app, script),
    cwd: join(root, app),
    log: join(dataDirectory, 'logs', `${name.toLowerCase().replace(' ', '-')}.log`),
    env,
  });
  /** @type {import('./children.mjs').Child[]} */
  const children = [];
  const start = async (/** @type {import('./children.mjs').Program} */ program) => {
    const child = await launch(program, say.line);
    const earlier = children.findIndex(({ name }) => name === program.name);
    if (earlier < 0) children.push(child);
    else children[earlier] = child;
    await register(dataDirectory, { start: process.pid, address, programs: children });
    return child;
  };
  const closing = new AbortController();
  const close = async () => {
    closing.abort();
    await register(dataDirectory, { start: process.pid, address, closing: true, programs: children });
    // The storefront first: it must not ask an API that is gone.
    for (const child of children.toReversed()) await child.stop();
    await unregister(dataDirectory);
  };
  const kill = () => children.forEach((child) => child.kill());
  /** @type {Promise<never>} */
  const failed = new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  failed.catch(() => {});

  try {
    const programs = [
      ...(needsSandbox ? [{ ...program('sandbox', 'apps/sandbox', 'src/main.ts'), watch: dev }] : []),
      ...(apiUrl ? [] : [{ ...program('commerce API', 'apps/commerce-api', 'src/main.ts'), watch: dev }]),
      { ...program('storefront', 'apps/storefront', 'server/main.ts'), parameters: dev ? ['--dev'] : [] },
    ];
    for (const one of programs) await start(one);
    // One that ends while the shop opens would end so again.
    const opening = Promise.race([failed, ...children.map((child) => child.untilItFails())]);
    opening.catch(() => {});
    await Promise.race([opening, opened(children, address, say)]);
    const running = restarts ? children.map((child, place) => supervise(child, () => start(/** @type {typeof programs[number]} */ (programs[place])), { say, signal: closing.signal })) : [opening];
    const failure = Promise.race([failed, ...running]);
    failure.catch(() => {});
    return { address, sandbox: needsSandbox ? env.SANDBOX_URL : undefined, env, failure, close, kill };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * The sandbox and those who take it for the payment provider and the mail server.
 * @param {Pick<import('./settings.mjs').Settings, 'sandboxPort' | 'sandboxMailPort'>} ports
 * @param {string} apiUrl
 * @param {import('./settings.mjs').Secrets['sandbox']} secrets
 */
const sandboxEnvironment = ({ sandboxPort: port, sandboxMailPort: mailPort }, apiUrl, { apiKey, hmacKey }) => ({
  SANDBOX_PORT: String(port),
  SANDBOX_MAIL_PORT: String(mailPort),
  MAIL_URL: process.env.MAIL_URL || `smtp://sandbox:sandbox@127.0.0.1:${mailPort}`,
  SANDBOX_URL: `http://localhost:${port}`,
  WEBHOOK_URL: `${apiUrl}/api/payment/adyen/notifications`,
  ADYEN_API_KEY: apiKey,
  ADYEN_CLIENT_KEY: 'sandbox_selvedge',
  ADYEN_HMAC_KEY: hmacKey,
  ADYEN_MERCHANT_ACCOUNT: 'Selvedge',
  ADYEN_ENVIRONMENT: 'test',
  ADYEN_API_URL: `http://127.0.0.1:${port}`,
  ADYEN_BROWSER_URL: `http://localhost:${port}`,
  PAYMENT_ORIGINS: `http://localhost:${port}`,
});

/** @param {import('./children.mjs').Child[]} children @param {string} address @param {import('./narrator.mjs').Narrator} say */
async function opened(children, address, say) {
  for (const child of children) await say.step(`Starting the ${child.name}`, () => inTime(child.listening, `The ${child.name} did not begin to listen`));
  await say.step('Opening the shop', () => inTime(untilItAnswers(address), `${address} gave no page`));
}

/** @param {string} address */
async function untilItAnswers(address) {
  for (;;) {
    const answer = await fetch(address, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.status === 200) return;
    await pause(100);
  }
}

/** @param {Promise<void>} work @param {string} problem */
async function inTime(work, problem) {
  const late = pause(patience, undefined, { ref: false }).then(() => {
    throw new Explained(`${problem} within ${patience / 1000} s. See the logs in the data folder.`);
  });
  late.catch(() => {});
  await Promise.race([work, late]);
}
