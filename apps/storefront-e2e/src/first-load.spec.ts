import { gzipSync } from 'node:zlib';
import { expect, listing, open, test } from './shopper.ts';

/** Bytes of JavaScript, gzip, that a first visit may load; npm run bench says what it is. */
const budget = 114_000;

for (const [name, path] of Object.entries({ home: '/en-gb', listing, product: 'first of the listing' })) {
  test(`the first load of ${name} stays within ${budget / 1_000} kB of JavaScript, without a form's library or the payment provider`, async ({ page }) => {
    let address = path;
    if (name === 'product') {
      await open(page, listing);
      address = (await page.locator('article a').first().getAttribute('href'))!;
      await page.goto('about:blank');
    }
    const scripts: { url: string; body: Promise<Buffer> }[] = [];
    page.on('response', (response) => void (response.request().resourceType() === 'script' && scripts.push({ url: response.url(), body: response.body() })));
    await page.goto(address, { waitUntil: 'networkidle' });
    const weights = await Promise.all(scripts.map(async ({ url, body }) => ({ url, bytes: gzipSync(await body, { level: 9 }).length })));
    expect(weights.map(({ url }) => url).filter((url) => /forms|adyen/.test(url))).toEqual([]);
    expect(weights.length).toBeGreaterThan(3);
    expect(weights.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(budget);
  });
}

for (const path of ['/en-gb', listing]) {
  test(`the first load of ${path} brings at most 60 kB of fonts, kept for a year, and Latin letters alone`, async ({ page }) => {
    const fonts: { name: string; type?: string; kept?: string; body: Promise<Buffer> }[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'font') fonts.push({ name: new URL(response.url()).pathname, type: response.headers()['content-type'], kept: response.headers()['cache-control'], body: response.body() });
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    const weights = await Promise.all(fonts.map(async ({ body }) => (await body).length));
    expect(weights.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(60_000);
    expect(fonts.map(({ name }) => name)).toContainEqual(expect.stringContaining('inter-tight-latin-'));
    expect(fonts.filter(({ name }) => !/-latin-[^/]+$/.test(name) || /latin-ext/.test(name))).toEqual([]);
    expect(fonts.map(({ type, kept }) => `${type}; ${kept}`)).toEqual(fonts.map(() => 'font/woff2; public, max-age=31536000, immutable'));
  });
}
