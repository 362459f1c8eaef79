import type { Page } from '@playwright/test';
import { expect, listing, open, test } from './shopper.ts';

/** Opens the nth product of the listing and chooses its first sizes. */
async function chooseJeans(page: Page, nth: number) {
  await open(page, listing);
  await open(page, (await page.locator('article a').nth(nth).getAttribute('href'))!);
  for (const choice of await page.locator('main fieldset').all()) await choice.locator('label:not([data-sold-out])').first().click();
  return page.getByRole('button', { name: 'Add to basket' });
}

test('keeps the first products of two tabs in one basket when answers are slow', async ({ page, context }) => {
  const other = await context.newPage();
  const buttons = [await chooseJeans(page, 20), await chooseJeans(other, 21)];
  await context.route('**/api/order/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue().catch(() => {});
  });
  await Promise.all(buttons.map((button) => button.click()));
  for (const tab of [page, other]) await expect(tab.getByRole('dialog', { name: 'Added to your basket' })).toBeVisible();
  await context.unroute('**/api/order/**');
  await open(page, '/en-gb/basket');
  await expect(page.locator('main').getByRole('button', { name: /^Remove / })).toHaveCount(2);
});

test('lets a second tab create the basket when the first one is closed before its answer', async ({ page, context }) => {
  const other = await context.newPage();
  const [first, second] = [await chooseJeans(page, 22), await chooseJeans(other, 23)];
  let calls = 0;
  // The answer to the first tab never comes.
  await context.route('**/api/order/**', (route) => (route.request().method() === 'POST' && calls++ === 0 ? undefined : route.continue()));
  await first.click();
  await expect.poll(() => calls).toBe(1);
  await second.click();
  await page.close();
  await expect(other.getByRole('dialog', { name: 'Added to your basket' })).toBeVisible();
});

test('says that the basket needs cookies when they are blocked, and creates none', async ({ page, watch }) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setDocumentCookieDisabled', { disabled: true });
  const button = await chooseJeans(page, 24);
  await button.click();
  await expect(page.getByText('Your browser blocks cookies', { exact: false })).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Added to your basket' })).toHaveCount(0);
  expect(watch.calls.filter((call) => call.endsWith('/basket/line'))).toEqual([]);
  await open(page, '/en-gb/basket');
  await expect(page.getByRole('heading', { name: 'Please allow cookies' })).toBeVisible();
});
