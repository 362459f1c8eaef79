import { gzipSync } from 'node:zlib';
import { expect, listing, open, test } from './shopper.ts';

/** Bytes of JavaScript, gzip, that a first visit may load; npm run bench says what it is. */
const budget = 120_000;

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

for (const [path, width] of [['/en-gb', 1440], ['/en-gb/nord', 390], [listing, 390], ['/el-gr', 1440]] as const) {
  test(`fonts that come late move nothing: ${path} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const { promise: painted, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/*.woff2', (route) => painted.then(() => route.continue()));
    await page.addInitScript(() => {
      const shifts: number[] = [];
      new PerformanceObserver((list) => shifts.push(...list.getEntries().map((entry) => (entry as PerformanceEntry & { value: number }).value))).observe({ type: 'layout-shift', buffered: true });
      Object.assign(window, { shifts });
    });
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1);
    const loaded = () => page.evaluate(() => [...document.fonts].filter(({ family, status }) => family === 'Inter Tight' && status === 'loaded').length);
    expect(await loaded()).toBe(0);
    release();
    await expect.poll(loaded).toBeGreaterThan(0);
    // Two frames: one that shows the letters, one that tells of it.
    await page.evaluate(() => document.fonts.ready.then(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))));
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0))).toBe(0);
  });
}
