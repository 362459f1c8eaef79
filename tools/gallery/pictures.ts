import { mkdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { chromiumSwitches } from '../../chromium.base.ts';
import { ensureChromium } from '../test/chromium.mjs';

const kinds: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.mjs': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.jpg': 'image/jpeg', '.json': 'application/json', '.woff2': 'font/woff2' };
const looks = [390, 1440].flatMap((width) => ['en', 'ar'].map((language) => ({ width, language })));

/**
 * Takes a picture of every story of a built gallery.
 * @param site folder of the static site
 * @param folder where `<story>.<language>.<width>.png` are written
 * @returns exit code: 1 when a story did not render
 */
export async function takePictures(site: string, folder: string): Promise<number> {
  await mkdir(folder, { recursive: true });
  const server = createServer(async ({ url = '/' }, response) => {
    const path = normalize(decodeURIComponent(new URL(url, 'http://gallery').pathname));
    const body = await readFile(join(site, path)).catch(() => undefined);
    response.writeHead(body ? 200 : 404, { 'content-type': kinds[extname(path)] ?? 'application/octet-stream' }).end(body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  // Where all may be kept without asking, as in the tests of stories.
  const address = `http://localhost:${(server.address() as AddressInfo).port}`;
  const executablePath = await ensureChromium({ line: console.log, step: (_: string, work: () => Promise<unknown>) => work() } as never, new AbortController().signal);
  const browser = await chromium.launch({ executablePath, args: chromiumSwitches });
  try {
    const { entries } = JSON.parse(await readFile(join(site, 'index.json'), 'utf8')) as { entries: Record<string, { id: string; type: string }> };
    const stories = Object.values(entries).filter(({ type }) => type === 'story');
    const broken: string[] = [];
    for (const look of looks) broken.push(...(await lookAt(browser, address, stories.map(({ id }) => id), look, folder)));
    console.log(`${stories.length * looks.length} pictures in ${folder}`);
    for (const one of broken) console.log(`did not render: ${one}`);
    return broken.length > 0 ? 1 : 0;
  } finally {
    await browser.close();
    server.close();
  }
}

async function lookAt(browser: Browser, address: string, stories: string[], { width, language }: (typeof looks)[number], folder: string): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width, height: width < 800 ? 844 : 900 }, reducedMotion: 'reduce' });
  const broken: string[] = [];
  for (const id of stories) {
    await page.goto(`${address}/iframe.html?id=${id}&viewMode=story&globals=language:${language}`);
    const shown = await page.waitForSelector('body.sb-show-main, body.sb-show-errordisplay', { state: 'attached', timeout: 15_000 }).catch(() => undefined);
    if ((await shown?.getAttribute('class'))?.includes('sb-show-main')) await page.waitForLoadState('networkidle');
    else broken.push(`${id} (${language}, ${width})`);
    await page.screenshot({ path: join(folder, `${id}.${language}.${width}.png`), fullPage: true });
  }
  await page.close();
  return broken;
}
