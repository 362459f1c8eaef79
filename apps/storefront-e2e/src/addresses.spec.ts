import { markets } from '@selvedge/market/data';
import { expect, listing, open, test } from './shopper.ts';

test('writes its markets in their language, direction and money (MKT-089, MKT-095, MKT-097)', async ({ page }) => {
  for (const [market, lang, dir, price] of [['en-gb', 'en-GB', 'ltr', /^£\d+\.\d\d$/], ['de-de', 'de-DE', 'ltr', /^\d+,\d\d\s€$/], ['ar-ae', 'ar-AE', 'rtl', /^AED\s\d+\.\d\d$/]] as const) {
    await open(page, `/${market}/women/jeans`);
    const html = page.locator('html');
    await expect(html).toHaveAttribute('lang', lang);
    await expect(html).toHaveAttribute('dir', dir);
    await expect(page.locator('article').first().getByText(price).first()).toBeVisible();
  }
});

test('says of each page what search engines ask for (SHELL-093, SHELL-094, SHELL-096, SHELL-100)', async ({ request }) => {
  const origin = process.env.SHOP_URL!;
  const html = await (await request.get(`${listing}?sorting=newest&page=2&utm_source=x`)).text();
  expect(html).toMatch(/<title>Jeans \| Selvedge<\/title>/);
  expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/);
  expect(html).toContain(`<link rel="canonical" href="${origin}${listing}?page=2"/>`);
  for (const { id } of markets) expect(html).toContain(`hreflang="${id}" href="${origin}/${id}/women/jeans?page=2"`);
  expect(html).toContain(`hreflang="x-default" href="${origin}/"`);
  expect(html).toContain('"BreadcrumbList"');
  const home = await (await request.get('/en-gb')).text();
  for (const type of ['WebSite', 'Organization']) expect(home).toContain(`"${type}"`);
});

test('links the neighbouring pages of a listing (SHELL-036, CAT-146)', async ({ request }) => {
  const html = await (await request.get(`${listing}?page=2`)).text();
  expect(html).toContain(`<link rel="prev" href="${listing}"/>`);
  expect(html).toContain(`<link rel="next" href="${listing}?page=3"/>`);
  expect(await (await request.get(listing)).text()).not.toContain('rel="prev" href');
});

test('describes a product to search engines (SHELL-097, SHELL-100)', async ({ request }) => {
  const link = /href="(\/en-gb\/product\/[^"]+)"/.exec(await (await request.get(listing)).text())![1]!;
  const html = await (await request.get(link)).text();
  const facts = [...html.matchAll(/<script type="application\/ld\+json">(.+?)<\/script>/g)].map(([, json]) => JSON.parse(json!) as Record<string, unknown>);
  expect(facts.find((one) => one['@type'] === 'Product')).toMatchObject({ offers: expect.arrayContaining([expect.objectContaining({ priceCurrency: 'GBP', url: process.env.SHOP_URL + link })]) });
});

test('has no page at an unknown path: 404, kept out of search, with ways on (SHELL-019, SHELL-088)', async ({ page, watch }) => {
  watch.expectFailing(/nowhere/);
  const answer = await open(page, '/en-gb/nowhere');
  expect(answer!.status()).toBe(404);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  // Of the layouts only the default one has the menu above and the links below.
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: /Change country/ })).toBeVisible();
  await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: /home page/i }).click();
  await expect(page).toHaveURL(/\/en-gb$/);
});

for (const [address, status, location] of [
  ['/xx-yy/women', 404],
  ['/EN-GB/women', 301, '/en-gb/women'],
  ['/en-gb/Women/Jeans', 301, '/en-gb/women/jeans'],
  ['/en-gb/women//jeans/', 301, '/en-gb/women/jeans'],
  ['/en-gb/jeans', 301, '/en-gb/women/jeans'],
  ['/en-gb/%00', 400],
  ['/en-gb/%zz', 400],
  ['/en-gb/product/no-such-thing-1_a_1', 404],
  [`/en-gb?q=${'x'.repeat(100_000)}`, 431],
  ['/api/catalog/en-gb/product/1_a_1', 404],
  ['/api/media/garments/none/front.jpg', 404],
] as const) {
  test(`answers ${address.slice(0, 50)} with ${status}`, async ({ request }) => {
    const answer = await request.get(address, { maxRedirects: 0 });
    expect(answer.status()).toBe(status);
    if (location) expect(answer.headers().location).toBe(location);
  });
}

test('sends a picture once: caches may keep it for good, and who has it is told so', async ({ request }) => {
  const picture = '/api/media/garments/gift-card.e9e1cf.paper/front.jpg?width=96&format=avif';
  await expect.poll(async () => (await request.get(picture)).status(), { timeout: 25_000 }).toBe(200);
  const first = await request.get(picture);
  const { etag, 'cache-control': caching, 'content-type': type } = first.headers();
  expect([type, caching]).toEqual(['image/avif', 'public, max-age=31536000, immutable']);
  const head = await request.head(picture);
  expect([head.status(), head.headers()['content-length'], head.headers().etag]).toEqual([200, String((await first.body()).length), etag]);
  const again = await request.get(picture, { headers: { 'if-none-match': etag! } });
  expect([again.status(), (await again.body()).length, again.headers().vary]).toEqual([304, 0, undefined]);
});
