import { AxeBuilder } from '@axe-core/playwright';
import { addJeans, goToPayment, lastButton, receiptNumber, typeCard } from './buying.ts';
import { expect, open, test } from './shopper.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const ways = [
  { market: 'en-gb', width: 320, nth: 21, phone: '07700 900123' },
  { market: 'ar-ae', width: 390, nth: 22, phone: '050 123 4567' },
  { market: 'ar-ae', width: 1440, nth: 23, phone: '050 123 4567' },
];

for (const { market, width, nth, phone } of ways) {
  test(`everyone can buy: ${market}, ${width} px`, async ({ page }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width, height: 900 });
    const look = async (where: string) => {
      await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
      // What is inside the provider's frames is not ours.
      const { violations } = await new AxeBuilder({ page }).withTags(rules).exclude('iframe').analyze();
      expect(violations.map(({ id, nodes }) => `${where}, ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBeLessThanOrEqual(width);
    };
    await addJeans(page, nth, market);
    await open(page, `/${market}/basket`);
    await expect(page.locator('main li').first()).toBeVisible();
    await look('basket');
    await page.locator('header a[aria-haspopup=dialog][href$="/basket"]').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await goToPayment(page, { phone, look });
    await typeCard(page, '4111111111111111');
    await look('payment');
    await lastButton(page).click();
    await receiptNumber(page);
    await look('receipt');
  });
}
