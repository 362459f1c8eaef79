import type { Page } from '@playwright/test';
import { addJeans, goToPayment, payButton, receiptNumber, typeCard } from './buying.ts';
import { expect, open, test } from './shopper.ts';

const sheets = async (page: Page) => (await page.pdf({ format: 'A4', printBackground: true })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

test('prints what was ordered on one sheet, and more lines on more sheets without cutting one', async ({ page }) => {
  await addJeans(page, 25);
  await goToPayment(page);
  await typeCard(page, '4111111111111111');
  await payButton(page).click();
  await receiptNumber(page);
  await expect(page.getByText('We have sent a confirmation to anna@mail.example.')).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main article')).toBeVisible();
  for (const gone of ['button', 'footer', 'main article a[href$="/en-gb"]', '[popover]']) await expect(page.locator(gone).filter({ visible: true }), gone).toHaveCount(0);
  expect(await sheets(page)).toBe(1);

  await page.route('**/order/receipt/**', async (route) => {
    const answer = await route.fetch();
    const order = (await answer.json()) as { lines: { id: string }[] };
    const lines = Array.from({ length: 40 }, (_, place) => ({ ...order.lines[0]!, id: String(place) }));
    await route.fulfill({ response: answer, json: { ...order, lines } });
  });
  await open(page, page.url());
  const lines = page.locator('main article li:has(img)');
  await expect(lines).toHaveCount(40);
  expect(await sheets(page)).toBeGreaterThan(1);
  expect(await lines.evaluateAll((all) => all.filter((line) => getComputedStyle(line).breakInside !== 'avoid').length)).toBe(0);
});
