import { AxeBuilder } from '@axe-core/playwright';
import { expect, open, test } from './shopper.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const places = {
  'country selector': '/',
  home: '/MARKET',
  'home of a light brand': '/MARKET/nord',
  'home of a dark brand': '/MARKET/kiosk',
  listing: '/MARKET/women/jeans?colour=black',
  search: '/MARKET/search?q=jeans',
  'nothing found': '/MARKET/search?q=xylophone',
  product: '/MARKET/women/jeans',
  text: '/MARKET/about',
  'not found': '/MARKET/nowhere',
};

for (const market of ['en-gb', 'ar-ae']) {
  for (const width of [390, 1440]) {
    for (const [name, path] of Object.entries(places)) {
      test(`everyone can use: ${name}, ${market}, ${width} px`, async ({ page, watch }) => {
        watch.expectFailing(/nowhere/);
        await page.setViewportSize({ width, height: 900 });
        await open(page, path.replace('MARKET', market));
        if (name === 'product') await page.locator('article a').first().click();
        // The listing stays until the product is there.
        if (name === 'product') await expect(page.locator('article')).not.toHaveCount(60);
        if (name === 'listing') await page.locator('main details summary').first().click();
        const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([]);
      });
    }
  }
}

for (const path of ['/', '/en-gb', '/de-de/women/jeans', '/ar-ae/women/jeans', '/de-de/search?q=xylophone']) {
  test(`fits a width of 320 px, which is also 1280 px at 400 %: ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}
