import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { root } from './checkout.mjs';
import { Explained } from './explained.mjs';
import { ensureInstalled } from './install.mjs';
import { createNarrator } from './narrator.mjs';
import { preflight } from './preflight.mjs';
import { runScript } from './script.mjs';
import { ownSettings, readSettings } from './settings.mjs';
import { openShop } from './shop.mjs';
import { whenAskedToEnd } from './signals.mjs';

const usage = `npm start                     opens the shop
npm run dev                   the same with hot reload
node tools/start.mjs --then SCRIPT …
                              opens a shop of its own, runs the script with SHOP_URL and API_URL, closes it
Set by environment: PORT (4000), API_PORT (4001), POSTGRES_PORT (4002), SANDBOX_PORT (4003), SANDBOX_MAIL_PORT (SANDBOX_PORT + 1),
HOST (127.0.0.1), DATA_DIR (.data), PICTURES_DIR (DATA_DIR/pictures), PICTURES_URL (API_PORT on this machine; empty: the shop),
SHOP_ENV (demo, test, production), API_URL (another commerce API), DATABASE_URL (another PostgreSQL), MAIL_URL (another mail server)`;

/**
 * @param {string[]} parameters
 * @returns {Promise<number>} exit code
 */
export async function start([option, ...rest]) {
  if (option === '--then' && rest[0]) return openThen(rest[0], rest.slice(1));
  if (option === '--help') {
    console.log(usage);
    return 0;
  }
  if (option && option !== '--dev') throw new Explained(`"${option}" is unknown here.\n\n${usage}`);
  return open(option === '--dev');
}

/** @param {boolean} dev */
async function open(dev) {
  const say = createNarrator(process.stdout);
  const settings = readSettings(process.env, root);
  const asked = whenAskedToEnd();
  const began = performance.now();
  /** @type {Awaited<ReturnType<typeof openShop>> | undefined} */
  let shop;
  try {
    await preflight(settings, say);
    await ensureInstalled(say, asked.signal);
    shop = await openShop(settings, { say, dev, signal: asked.signal, restarts: true });
    asked.again(shop.kill);
    say.line(`\nThe shop is open: ${shop.address} (after ${((performance.now() - began) / 1000).toFixed(1)} s). Ctrl-C closes it.\n${shop.sandbox ? `The sandbox that plays the payment provider, with its test cards: ${shop.sandbox}\nMail that the shop sends is read there: ${shop.sandbox}/mail\n` : ''}Its logs: ${settings.dataDirectory}/logs\n`);
    await shop.failure;
    return 1;
  } catch (error) {
    if (!asked.signal.aborted) throw error;
    return 0;
  } finally {
    if (shop) await say.step('\nClosing the shop', shop.close);
  }
}

/** @param {string} script @param {string[]} parameters */
async function openThen(script, parameters) {
  // What the script prints is its own; ours goes beside it.
  const say = createNarrator(process.stderr);
  const asked = whenAskedToEnd();
  /** @type {Awaited<ReturnType<typeof openShop>> | undefined} */
  let shop;
  await ensureInstalled(say, asked.signal);
  const settings = await ownSettings(process.env);
  // Ends the script, too, when a program of the shop has died.
  const over = new AbortController();
  try {
    shop = await openShop(settings, { say, signal: asked.signal });
    asked.again(shop.kill);
    const running = runScript(resolve(root, script), parameters, { env: shop.env, signal: AbortSignal.any([asked.signal, over.signal]) });
    return await Promise.race([running, shop.failure]);
  } catch (error) {
    if (!asked.signal.aborted) throw error;
    return 130;
  } finally {
    over.abort();
    await shop?.close();
    await rm(settings.dataDirectory, { recursive: true, force: true });
  }
}
