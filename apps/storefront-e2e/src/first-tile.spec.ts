import { expect, open, test } from './shopper.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

for (const market of ['en-gb', 'de-de', 'ar-ae']) {
  for (const path of ['women/jeans', 'women/knitwear', 'men']) {
    test(`shows the first product in the upper half of a phone: /${market}/${path}`, async ({ page }) => {
      await open(page, `/${market}/${path}`);
      const first = page.locator('main article').first();
      await expect(first).toBeVisible();
      expect((await first.boundingBox())!.y).toBeLessThan(450);
    });
  }
}
