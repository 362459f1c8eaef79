import { addJeans, goToPayment, payButton, paymentsOf, receiptNumber, sandbox, typeCard } from './buying.ts';
import { expect, open, test } from './shopper.ts';

test.describe.configure({ timeout: 60_000, mode: 'serial' });

const noTrouble = { delay: 0, failNext: 0, loseNext: 0 };
const trouble = (switches: Partial<typeof noTrouble>) => fetch(`${sandbox}/_switches`, { method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ ...noTrouble, ...switches }) });

test.afterEach(() => trouble({}));

test('a provider that takes its time: pay is pressed twice, another tab adds something, and nothing is doubled or lost', async ({ page, watch }) => {
  await addJeans(page, 12);
  await goToPayment(page);
  await typeCard(page, '4111111111111111');
  const other = await page.context().newPage();
  watch.expectFailing(/basket\/line/);
  await open(other, '/en-gb/women/jeans');
  await open(other, (await other.locator('article a').nth(13).getAttribute('href'))!);
  const choices = other.locator('main fieldset');
  await choices.first().locator('label:not([data-sold-out])').first().click();
  await choices.nth(1).locator('label:not([data-sold-out])').first().click();

  await trouble({ delay: 4_000 });
  await payButton(page).dblclick();
  await other.getByRole('button', { name: 'Add to basket' }).click();
  await expect(other.getByText('A payment for this basket is under way.', { exact: false })).toBeVisible();
  await open(other, '/en-gb/checkout/payment');

  const number = await receiptNumber(page);
  // Where the same basket was about to be paid, too.
  await expect(other.getByText('This basket was ordered or emptied in another tab.')).toBeVisible();
  await expect(other).toHaveURL(/\/basket$/);
  await other.close();
  await expect(page.getByText('12 High Street').first()).toBeVisible();
  expect((await paymentsOf(number)).map(({ state }) => state)).toEqual(['authorised']);
});

test('an answer of the provider gets lost: it is asked for again, and the card is charged once', async ({ page }) => {
  await addJeans(page, 14);
  await goToPayment(page);
  await typeCard(page, '4111111111111111');
  await trouble({ loseNext: 1 });
  await payButton(page).click();
  expect((await paymentsOf(await receiptNumber(page))).map(({ state }) => state)).toEqual(['authorised']);
});

test('a provider that fails while the payment step opens says so, and opens when tried again', async ({ page, watch }) => {
  await addJeans(page, 15);
  watch.expectFailing(/api\/order/);
  await goToPayment(page, { look: async (where) => void (where === 'summary' && (await trouble({ failNext: 100 }))) });
  await expect(page.getByText('The ways to pay could not be loaded. Your basket is kept.')).toBeVisible();
  await trouble({});
  await page.getByRole('button', { name: 'Try again' }).click();
  await typeCard(page, '4111111111111111');
  await payButton(page).click();
  expect((await paymentsOf(await receiptNumber(page))).map(({ state }) => state)).toEqual(['authorised']);
});

test('a provider that fails when paying is asked again, and charges once', async ({ page }) => {
  await addJeans(page, 16);
  await goToPayment(page);
  await typeCard(page, '4111111111111111');
  await trouble({ failNext: 2 });
  await payButton(page).click();
  expect((await paymentsOf(await receiptNumber(page))).map(({ state }) => state)).toEqual(['authorised']);
});
