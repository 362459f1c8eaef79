import type { APIRequestContext, Page } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { alive, expect, listing, open, test } from './shopper.ts';

/** What a first visit may load beside pictures: bytes, gzip, and requests; npm run bench says what it is. */
const budget = { script: 121_500, stylesheet: 12_000, requests: 15 };

/** The shop's own files of the build. */
const isBuilt = (url: string) => new URL(url).pathname.startsWith('/assets/');

for (const [name, path] of Object.entries({ home: '/en-gb', 'home of a light brand': '/en-gb/nord', 'home of a dark brand': '/en-gb/kiosk', listing, product: 'first of the listing' })) {
  // Those two have a carousel of pictures besides, in files of its own.
  const requests = name.startsWith('home of') ? 18 : budget.requests;
  test(`the first load of ${name} stays within 121.5 kB of JavaScript, 12 kB of styles and ${requests} requests, without a form's library or the payment provider`, async ({ page }) => {
    let address = path;
    if (name === 'product') {
      await open(page, listing);
      address = (await page.locator('article a').first().getAttribute('href'))!;
      await page.goto('about:blank');
    }
    const loaded: { type: string; url: string; body: Promise<Buffer> }[] = [];
    page.on('response', (response) => {
      const type = response.request().resourceType();
      if (type !== 'image' && !response.url().endsWith('/favicon.png')) loaded.push({ type, url: response.url(), body: response.body() });
    });
    await page.goto(address);
    await alive(page);
    await page.waitForLoadState('networkidle');
    const weigh = async (type: string) => {
      const weights = await Promise.all(loaded.filter((one) => one.type === type).map(async ({ body }) => gzipSync(await body, { level: 9 }).length));
      return weights.reduce((sum, bytes) => sum + bytes, 0);
    };
    const scripts = loaded.filter(({ type }) => type === 'script').map(({ url }) => url);
    expect(scripts.filter((url) => /forms|adyen/.test(url))).toEqual([]);
    expect(scripts.length).toBeGreaterThan(3);
    expect(await weigh('script'), scripts.join('\n')).toBeLessThanOrEqual(budget.script);
    expect(await weigh('stylesheet')).toBeGreaterThan(5_000);
    expect(await weigh('stylesheet')).toBeLessThanOrEqual(budget.stylesheet);
    expect(loaded.length, loaded.map(({ url }) => url).join('\n')).toBeLessThanOrEqual(requests);
  });
}

/** The typefaces that a page asks for before it knows its styles. */
const fontsAhead = async (request: APIRequestContext, path: string) => [...(await (await request.get(path)).text()).matchAll(/rel="preload" as="font"[^>]+href="\/assets\/([a-z-]+)-/g)].map(([, font]) => font);

test('a page that opens with a campaign asks for its typeface together with the text’s, others do not', async ({ request }) => {
  expect(await fontsAhead(request, '/en-gb')).toEqual(['inter-tight-latin', 'eb-garamond-latin']);
  expect(await fontsAhead(request, '/en-gb/basket')).toEqual(['inter-tight-latin']);
  expect(await fontsAhead(request, '/ar-ae')).toEqual(['inter-tight-latin', 'vazirmatn-arabic']);
});

test('the brand whose name is written in light letters brings them with every page', async ({ request }) => {
  expect(await fontsAhead(request, '/en-gb/nord')).toContain('inter-tight-light-latin');
  expect(await fontsAhead(request, '/ar-ae/nord')).toEqual(['inter-tight-latin', 'vazirmatn-arabic', 'inter-tight-light-latin']);
});

/** A page whose pictures and clock stand still, and with them its scripts. */
async function undrawn(page: Page) {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  const { promise: drawn, resolve: draw } = Promise.withResolvers<void>();
  await page.route(/\.(?:avif|webp|jpg)/, (route) => drawn.then(() => route.continue()));
  let scripts = 0;
  page.on('request', (request) => void (request.resourceType() === 'script' && scripts++));
  await page.goto(listing, { waitUntil: 'domcontentloaded' });
  await expect(page.locator('img[fetchpriority=high]').first()).toBeAttached();
  expect(scripts).toBe(0);
  return { draw, scripts: () => scripts };
}

test('scripts wait for the first pictures, and for no shopper', async ({ page }) => {
  const { draw, scripts } = await undrawn(page);
  await page.keyboard.press('Tab');
  await expect.poll(scripts).toBeGreaterThan(0);
  await page.clock.resume();
  await alive(page);
  expect(scripts()).toBeGreaterThan(3);
  draw();
});

test('scripts come with the first pictures, though nobody does anything', async ({ page }) => {
  const { draw, scripts } = await undrawn(page);
  draw();
  // A few frames: far from the two seconds after which they come in any case.
  let passed = 0;
  await expect.poll(async () => (passed < 1_900 && (await page.clock.runFor(20), (passed += 20)), scripts())).toBeGreaterThan(3);
});

test('scripts come after two seconds, though a picture does not', async ({ page }) => {
  const { draw, scripts } = await undrawn(page);
  await page.clock.runFor(1_900);
  expect(scripts()).toBe(0);
  await page.clock.runFor(200);
  await expect.poll(scripts).toBeGreaterThan(3);
  draw();
});

test('a visit asks for each file once, whatever pages it sees', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => void (isBuilt(request.url()) && files.push(request.url())));
  await open(page, listing);
  const before = files.length;
  await page.locator('article a').first().click();
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.locator('main fieldset').first()).toBeVisible();
  await page.goBack();
  await expect(page.locator('main fieldset')).toHaveCount(0);
  await expect(page.locator('article').first()).toBeVisible();
  expect(files.length).toBeGreaterThan(before);
  expect(files.filter((file, place) => files.indexOf(file) !== place)).toEqual([]);
});

/** What a page has letters of; `product` is the first of the jeans. */
const fontsOf: Record<string, string[]> = {
  // Home pages have a line of the brand with light headlines.
  '/en-gb': ['eb-garamond-latin', 'inter-tight-latin', 'inter-tight-light-latin'],
  [listing]: ['eb-garamond-latin', 'inter-tight-latin'],
  '/en-gb/product': ['inter-tight-latin'],
  '/en-gb/nord': ['eb-garamond-latin', 'inter-tight-latin', 'inter-tight-light-latin'],
  '/ar-ae/nord': ['inter-tight-latin', 'inter-tight-light-latin', 'vazirmatn-arabic'],
  '/ar-ae': ['inter-tight-latin', 'inter-tight-light-latin', 'vazirmatn-arabic'],
  '/ar-ae/women/jeans': ['inter-tight-latin', 'vazirmatn-arabic'],
  '/ar-ae/product': ['inter-tight-latin', 'vazirmatn-arabic'],
  // Polish and Czech money; their letters weigh too much where few are written.
  '/pl-pl': ['eb-garamond-latin', 'inter-tight-latin', 'inter-tight-latin-names', 'inter-tight-light-latin'],
  '/pl-pl/women/jeans': ['eb-garamond-latin', 'inter-tight-latin', 'inter-tight-latin-names'],
  '/pl-pl/product': ['inter-tight-latin', 'inter-tight-latin-names'],
  '/cs-cz': ['eb-garamond-latin', 'inter-tight-latin', 'inter-tight-latin-names', 'inter-tight-light-latin'],
  // Their texts are English, and so is what their country is called among them.
  '/el-gr': ['eb-garamond-latin', 'inter-tight-latin', 'inter-tight-light-latin'],
  '/bg-bg/women/jeans': ['eb-garamond-latin', 'inter-tight-latin'],
  '/uk-ua/women/jeans': ['eb-garamond-latin', 'inter-tight-latin', 'inter-tight-latin-names'],
};

for (const [path, names] of Object.entries(fontsOf)) {
  test(`the first load of ${path} brings at most 60 kB of fonts, kept for a year, and no letters that are not on it`, async ({ page, request }) => {
    const fonts: { name: string; type?: string; kept?: string; body: Promise<Buffer> }[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'font') fonts.push({ name: /assets\/(.+)-[\w-]{5}\.woff2$/.exec(response.url())?.[1] ?? response.url(), type: response.headers()['content-type'], kept: response.headers()['cache-control'], body: response.body() });
    });
    const first = /href="(\/[a-z-]+\/product\/[^"]+)"/;
    const address = path.endsWith('/product') ? first.exec(await (await request.get(path.replace('product', 'women/jeans'))).text())![1]! : path;
    await page.goto(address, { waitUntil: 'networkidle' });
    const weights = await Promise.all(fonts.map(async ({ body }) => (await body).length));
    expect(weights.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(60_000);
    expect(fonts.map(({ name }) => name).sort()).toEqual(names);
    expect(fonts.map(({ type, kept }) => `${type}; ${kept}`)).toEqual(fonts.map(() => 'font/woff2; public, max-age=31536000, immutable'));
  });
}

for (const [path, width] of [['/en-gb', 1440], ['/en-gb/nord', 390], [listing, 390], ['/pl-pl/women/jeans', 1440]] as const) {
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
