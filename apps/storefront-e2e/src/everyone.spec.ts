import { AxeBuilder } from '@axe-core/playwright';
import { addJeans, goToPayment } from './buying.ts';
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

for (const { market, nth, postalCode, phone } of [{ market: 'de-de', nth: 24, postalCode: '10115', phone: '030 123456' }, { market: 'ar-ae', nth: 25, postalCode: '', phone: '050 123 4567' }]) {
  test(`fits a phone with text of 200 %, from home to payment: ${market}`, async ({ page }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(() => addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%')));
    /** Of the page without the place of its scrollbar. */
    const look = async (where: string) => where === 'flyout' || expect(await page.evaluate(() => document.documentElement.scrollWidth - document.body.clientWidth), where).toBeLessThanOrEqual(0);
    for (const where of ['/', `/${market}`, `/${market}/nord`, `/${market}/kiosk`, `/${market}/women/jeans`, `/${market}/search?q=jeans`]) {
      await open(page, where);
      await look(where);
    }
    await addJeans(page, nth, market);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await look('product');
    await open(page, `/${market}/basket`);
    await expect(page.locator('main li').first()).toBeVisible();
    await look('basket');
    await page.locator('header a[aria-haspopup=dialog][href$="/basket"]').click();
    await goToPayment(page, { postalCode, phone, look: async (where) => void (await look(where)) });
    await look('payment');
  });
}
