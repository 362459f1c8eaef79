import type { Page } from '@playwright/test';
import { expect, open } from './shopper.ts';

/** The sandbox that plays the payment provider of the shop under test. */
export const sandbox = process.env.SANDBOX_URL ?? 'http://localhost:4003';

/** Chooses size and length, and puts a pair of jeans into the basket. Each journey takes its own, for there are few of each. */
export async function addJeans(page: Page, nth: number, market = 'en-gb'): Promise<void> {
  await open(page, `/${market}/women/jeans`);
  const href = (await page.locator('article a').nth(nth).getAttribute('href'))!;
  await open(page, href);
  const choices = page.locator('main fieldset');
  await choices.first().locator('label:not([data-sold-out])').first().click();
  await choices.nth(1).locator('label:not([data-sold-out])').first().click();
  await page.getByRole('button', { name: /^(Add to basket|In den Warenkorb|أضف إلى)/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

const submit = (page: Page) => page.locator('main form button[type=submit]').click();

/** From the flyout to the payment step, as a guest. */
export async function goToPayment(page: Page, { postalCode = 'N1 1AA', phone = '07700 900123', look = async (_where: string) => {} } = {}): Promise<void> {
  await look('flyout');
  await page.getByRole('dialog').getByRole('link', { name: /^(To checkout|Zur Kasse|إتمام الطلب)$/ }).click();
  await expect(page).toHaveURL(/\/checkout\/customer$/);
  await expect(page.locator('input[name=email]')).toBeVisible();
  await look('customer');
  await page.locator('input[name=email]').fill('anna@mail.example');
  await submit(page);
  await expect(page).toHaveURL(/\/details$/);
  await expect(page.locator('main input[name$=firstName]')).toBeVisible();
  const values: Record<string, string> = { firstName: 'Anna', lastName: 'Smith', line1: '12 High Street', houseNumber: '12', postalCode, city: 'London', phone };
  for (const [name, value] of Object.entries(values)) {
    const field = page.locator(`main input[name$="${name}"]`);
    if ((await field.count()) > 0) await field.fill(value);
  }
  await look('details');
  await submit(page);
  await expect(page).toHaveURL(/\/shipping$/);
  await expect(page.locator('main input[type=radio]').first()).toBeVisible();
  await look('shipping');
  await submit(page);
  await expect(page).toHaveURL(/\/summary$/);
  await page.locator('main input[type=checkbox]').last().check();
  await look('summary');
  await submit(page);
  await expect(page).toHaveURL(/\/payment$/);
}

const cardField = (page: Page, name: string) => page.frameLocator(`[data-cse=${name}] iframe`).locator('input');

/** The one that pays, in any language; what unfolds the summary above is none of them. */
export const lastButton = (page: Page) => page.locator('main section button:not([aria-expanded])').last();

export async function typeCard(page: Page, number: string, code = '737'): Promise<void> {
  // The form's own library complains when somebody types before all fields are there.
  await expect(lastButton(page)).toBeEnabled();
  await cardField(page, 'encryptedCardNumber').pressSequentially(number);
  await cardField(page, 'encryptedExpiryDate').pressSequentially('0340');
  await cardField(page, 'encryptedSecurityCode').pressSequentially(code);
}

export const payButton = (page: Page) => page.getByRole('button', { name: /^(Pay £|.*\d.*د\.إ|.*AED)/ });

/** The order number on the receipt. */
export async function receiptNumber(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/receipt\?orderid=[\w-]{32}$/, { timeout: 20_000 });
  const number = page.getByText(/^\d{7}$/);
  await expect(number).toBeVisible();
  return (await number.textContent())!;
}

/** What the provider knows of an order's payments. */
export async function paymentsOf(orderNumber: string): Promise<{ state: string }[]> {
  const all = (await (await fetch(`${sandbox}/_payments`)).json()) as { merchantReference: string; state: string }[];
  return all.filter(({ merchantReference }) => merchantReference.split('-')[0] === orderNumber.split('-')[0]);
}
