/** Contact sheets and full pages of the sample shop, for the eye: `npm run lookbook`, or `npm run lookbook -- FOLDER`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { chromiumSwitches } from '../../chromium.base.ts';
import { chromiumPath } from '../bench/chromium.ts';

interface Card {
  name: string;
  frontImage: { url: string };
}

/** A picture and what stands below it. */
interface Frame {
  address: string;
  caption: string;
}

const { API_URL: api } = process.env;
if (!api) throw new Error('The lookbook needs an open shop: run `npm run lookbook`.');
const root = fileURLToPath(new URL('../../', import.meta.url));
const [folder = join(root, 'lookbook')] = process.argv.slice(2);
const PRODUCTS = 60;
const COLUMNS = 6;
/** As long as all pictures of a sheet may take, when none of them has been made before, in milliseconds. */
const PATIENCE = 300_000;

await mkdir(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumSwitches });
try {
  const cards = await variety(PRODUCTS);
  await sheet('products', COLUMNS, cards.map(({ name, frontImage }) => ({ address: frontImage.url, caption: name })));
  // A set is not seen from near; its pieces are.
  const garments = cards.filter(({ frontImage }) => frontImage.url.includes('/garments/'));
  await sheet('near', COLUMNS, garments.slice(0, COLUMNS * 3).map(({ name, frontImage }) => ({ address: frontImage.url.replace('/front.', '/detail.'), caption: name })));
  await sheet('campaign', 2, (await campaignPictures()).map((address) => ({ address, caption: address.split('/').at(-2)! })));
} finally {
  await browser.close();
}
await pages();

/** Products as different as can be: one of each silhouette in turn. */
async function variety(count: number): Promise<Card[]> {
  const cards: Card[] = [];
  for (let from = 0; ; from += 200) {
    const answer = await fetch(`${api}/api/catalog/en-gb/search`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ from, size: 200 }) });
    if (!answer.ok) throw new Error(`The catalogue answers ${answer.status}.`);
    const { results } = (await answer.json()) as { results: Card[] };
    cards.push(...results);
    if (results.length < 200) break;
  }
  const silhouettes = [...Map.groupBy(cards, ({ frontImage }) => /garments\/([a-z-]+)/.exec(frontImage.url)?.[1]).values()];
  const turns = Math.max(...silhouettes.map(({ length }) => length));
  return Array.from({ length: turns }, (_none, turn) => silhouettes.flatMap((cards) => cards[turn] ?? [])).flat().slice(0, count);
}

/** What the home page of the shop shows wide. */
async function campaignPictures(): Promise<string[]> {
  const pages = await Promise.all(['/', '/nord', '/kiosk'].map(async (path) => (await fetch(`${process.env.SHOP_URL}/en-gb${path}`)).text()));
  return [...new Set(pages.flatMap((page) => page.match(/\/api\/media\/campaign\/[\w.-]+\/\w+\.\w+/g) ?? []))];
}

async function sheet(name: string, columns: number, frames: Frame[]): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
  page.setDefaultTimeout(PATIENCE);
  const figures = frames.map(({ address, caption }) => `<figure><img src="${api}${address}" alt=""><figcaption>${caption.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</figcaption></figure>`).join('');
  await page.setContent(`<style>body{margin:32px;display:grid;grid-template-columns:repeat(${columns},1fr);gap:32px 8px;font:13px/1.4 sans-serif;color:#222}figure{margin:0}img{display:block;width:100%}figcaption{padding-top:8px}</style>${figures}`, { waitUntil: 'commit' });
  const missing = await page.evaluate(async () => {
    const pictures = [...document.images];
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
    return pictures.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src);
  });
  if (missing.length > 0) throw new Error(`No picture at ${missing.join(', ')}`);
  const path = resolve(join(folder, `${name}.png`));
  await page.screenshot({ path, fullPage: true });
  await page.close();
  console.log(`${frames.length} pictures in ${path}`);
}

/** Every page in every language and width, as the journeys come by it. */
async function pages(): Promise<void> {
  const broken = await shopWithoutApi();
  const playwright = spawn(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', '--config=apps/storefront-e2e', '--reporter=line'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: chromiumPath, LOOKBOOK: resolve(folder), BROKEN_SHOP: broken.address },
  });
  const [code] = await once(playwright, 'exit');
  broken.close();
  if (code !== 0) throw new Error('Not every page could be looked at.');
  console.log(`Pages in ${join(resolve(folder), 'pages')}`);
}

/** A storefront whose commerce API does not answer: it shows what shoppers see then. */
async function shopWithoutApi(): Promise<{ address: string; close(): void }> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => probe.close(closed));
  const address = `http://127.0.0.1:${port}`;
  const storefront = join(root, 'apps/storefront');
  // Nothing listens at port 1.
  const child = spawn(process.execPath, ['server/main.ts'], { cwd: storefront, stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', PUBLIC_URL: address, API_URL: 'http://127.0.0.1:1' } });
  for (let tries = 0; tries < 100 && child.exitCode === null; tries++) {
    const answers = await fetch(`${address}/favicon.png`).then(() => true, () => false);
    if (answers) return { address, close: () => void child.kill() };
    await new Promise((later) => setTimeout(later, 100));
  }
  child.kill();
  throw new Error('The shop without an API did not open.');
}
