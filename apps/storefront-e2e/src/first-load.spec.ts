import { gzipSync } from 'node:zlib';
import { expect, listing, open, test } from './shopper.ts';

/** Bytes of JavaScript, gzip, that a first visit may load; npm run bench says what it is. */
const budget = 118_500;

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
