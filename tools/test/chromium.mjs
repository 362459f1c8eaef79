import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { Explained } from '../start/explained.mjs';

const run = promisify(execFile);
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const isDebian = existsSync('/usr/bin/apt-get');
const asRoot = process.getuid?.() === 0;
const byPlaywright = 'npx playwright install --with-deps chromium';

/** What brings a Chromium to this machine. */
export const chromiumCommand = isDebian ? `${asRoot ? '' : 'sudo '}apt-get install -y chromium` : byPlaywright;

/**
 * Finds a Chromium for the journeys; as root on a Debian-like system it installs one.
 * @param {import('../start/narrator.mjs').Narrator} say
 * @param {AbortSignal} signal
 * @returns {Promise<string>} its path
 * @throws {Explained} with the one command that brings it
 */
export async function ensureChromium(say, signal) {
  const found = await lookForChromium();
  if (found) return found;
  if (isDebian && asRoot) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const apt = (/** @type {string[]} */ ...words) => run('apt-get', words, { env, signal, maxBuffer: 2 ** 26 });
    await say.step('Installing Chromium for the journeys (a minute, once)', async () => {
      await apt('update', '-qq');
      await apt('install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation');
    }).catch((error) => {
      signal.throwIfAborted();
      console.error(error.stderr ?? error);
    });
    const installed = await findChromium();
    if (installed) return installed;
  }
  throw new Explained(`The stories and journeys need a Chromium and none was found. This brings one: ${isDebian && asRoot ? byPlaywright : chromiumCommand}\n(or set CHROMIUM_PATH)`);
}

/**
 * Finds the Chromium that is named or installed; installs none.
 * @returns {Promise<string | undefined>} its path
 * @throws {Explained} when the one that is named does not run
 */
export async function lookForChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (!named) return findChromium();
  if (await works(named)) return named;
  throw new Explained(`CHROMIUM_PATH is "${named}", which does not run. Set it to a Chromium, or leave it out to have one found.`);
}

async function findChromium() {
  const { chromium } = await import('playwright-core');
  const folders = (process.env.PATH ?? '').split(delimiter);
  const programs = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA].filter((folder) => folder !== undefined);
  const places = [
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ...programs.map((folder) => join(folder, 'Google/Chrome/Application/chrome.exe')),
    chromium.executablePath(),
  ];
  for (const place of places) if (existsSync(place) && (await works(place))) return place;
  return undefined;
}

/** Some systems have a `chromium-browser` that only says how to install one. Windows shows a window instead of the version. @param {string} path */
const works = async (path) => existsSync(path) && (process.platform === 'win32' || run(path, ['--version'], { timeout: 20_000 }).then(() => true, () => false));
