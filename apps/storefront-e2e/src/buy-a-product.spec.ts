import { addJeans, goToPayment, lastButton, payButton, paymentsOf, receiptNumber, typeCard } from './buying.ts';
import { expect, listing, open, test } from './shopper.ts';

test.describe.configure({ timeout: 60_000 });

test('a guest buys a pair of jeans by card and sees the receipt, also after a reload (CHK-001, CHK-008, ORD-002)', async ({ page }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => void (/checkoutshopper|adyen/i.test(request.url()) && elsewhere.push(`${new URL(page.url()).pathname} ${request.url()}`)));
  await addJeans(page, 3);
  await goToPayment(page);
  // Not a byte of the provider before the payment step.
  expect(elsewhere.filter((one) => !one.startsWith('/en-gb/checkout/payment'))).toEqual([]);
  await typeCard(page, '4111111111111111');
  await payButton(page).click();
  const number = await receiptNumber(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeVisible();
  await expect(page.getByText('12 High Street').first()).toBeVisible();
  expect((await paymentsOf(number)).map(({ state }) => state)).toEqual(['authorised']);
  await page.reload();
  await expect(page.getByText('12 High Street').first()).toBeVisible();
  // The basket is empty, and the shop goes on.
  await open(page, '/en-gb/basket');
  await expect(page.getByRole('heading', { name: 'Your basket is empty' })).toBeVisible();
});

test('a receipt opened elsewhere shows no address until the e-mail address of the order is given', async ({ page, browser, watch }) => {
  await addJeans(page, 4);
  await goToPayment(page);
  await typeCard(page, '5555555555554444');
  await payButton(page).click();
  await receiptNumber(page);
  const other = await (await browser.newContext()).newPage();
  await other.goto(page.url());
  await expect(other.getByText('Names and addresses are hidden here.', { exact: false })).toBeVisible();
  await expect(other.getByText('High Street')).toHaveCount(0);
  watch.expectFailing(/order\/receipt/);
  await other.getByLabel('E-mail address').fill('anna@mail.example');
  await other.getByRole('button', { name: 'Show everything' }).click();
  await expect(other.getByText('12 High Street').first()).toBeVisible();
  await other.context().close();
});

test('a card that the bank asks about goes there and comes back (3-D Secure)', async ({ page }) => {
  await addJeans(page, 5);
  await goToPayment(page);
  await typeCard(page, '4917610000000000');
  await payButton(page).click();
  await page.getByLabel(/Code/).fill('1234');
  await page.getByRole('button', { name: 'Approve' }).click();
  expect((await paymentsOf(await receiptNumber(page))).map(({ state }) => state)).toEqual(['authorised']);
});

test('a method that leaves the shop: cancelled there, paid by card after that', async ({ page }) => {
  await addJeans(page, 6);
  await goToPayment(page);
  await expect(payButton(page)).toBeEnabled();
  await page.getByRole('radio', { name: /paysafecard/ }).check();
  await payButton(page).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/checkout\/payment$/);
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing was charged' })).toBeVisible();
  await expect(payButton(page)).toBeEnabled();
  await page.getByRole('radio', { name: /paysafecard/ }).check();
  await payButton(page).click();
  await page.getByRole('button', { name: 'Approve' }).click();
  expect((await paymentsOf(await receiptNumber(page))).map(({ state }) => state)).toEqual(['authorised']);
});

test('the sums follow the way of delivery as soon as it is chosen, and are what is paid', async ({ page }) => {
  await addJeans(page, 3);
  let total = '';
  const look = async (where: string) => {
    if (where !== 'shipping') return;
    const summary = page.getByRole('region', { name: 'Order summary' });
    const sum = summary.locator('dt:has-text("Total") + dd').last();
    const before = await sum.textContent();
    const express = page.getByRole('radio', { name: /Express/ });
    await express.check();
    await expect(summary.locator('dt:has-text("Delivery") + dd')).toHaveText('£10.00');
    await expect(sum).not.toHaveText(before!);
    total = (await sum.textContent())!;
    await page.reload();
    await expect(express).toBeChecked();
    await expect(sum).toHaveText(total);
  };
  await goToPayment(page, { look });
  await expect(payButton(page)).toContainText(total);
});

test('a refused card says so, charges nothing, and another one is good', async ({ page }) => {
  await addJeans(page, 7);
  await goToPayment(page);
  await typeCard(page, '4000000000000002');
  await payButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'declined' })).toBeVisible();
  await page.reload();
  await typeCard(page, '4111111111111111');
  await payButton(page).click();
  await receiptNumber(page);
});

test('whoever closes the tab at the bank has an order all the same', async ({ page, context }) => {
  await addJeans(page, 8);
  await goToPayment(page);
  await typeCard(page, '4917610000000000');
  await payButton(page).click();
  await page.getByLabel(/Code/).fill('1234');
  const reference = (await page.locator('dd code').textContent())!;
  // The way back is cut: the browser closes as soon as the bank has said yes.
  await page.route('**/checkout/payment?**', (route) => route.abort());
  await page.getByRole('button', { name: 'Approve' }).click().catch(() => {});
  await expect.poll(async () => (await paymentsOf(reference)).map(({ state }) => state)).toEqual(['authorised']);
  await page.close();
  const later = await context.newPage();
  await expect(async () => {
    await later.goto('/en-gb/basket');
    await expect(later.getByRole('heading', { name: 'Your basket is empty' })).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
});

test('a basket changes in place, and gives back what was taken out (BSK-009)', async ({ page }) => {
  await addJeans(page, 9);
  await page.getByRole('dialog').getByRole('link', { name: 'View basket' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Basket' })).toBeVisible();
  const main = page.locator('main');
  await main.getByRole('button', { name: /^One more of/ }).click();
  await expect(page.getByRole('link', { name: 'Basket, 2 items' })).toBeVisible();
  await main.getByRole('button', { name: /^Remove/ }).click();
  await expect(main.getByRole('heading', { name: 'Your basket is empty' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(main.getByRole('button', { name: /^One more of/ })).toBeVisible();
  await page.reload();
  await expect(main.getByRole('button', { name: /^One more of/ })).toBeVisible();
});

test('nothing typed in the checkout is lost by a reload or by going back; wrong input is said at its field (CHK-025, CHK-077)', async ({ page }) => {
  await addJeans(page, 10);
  await page.getByRole('dialog').getByRole('link', { name: 'To checkout' }).click();
  await page.getByLabel('E-mail address').fill('nobody');
  await page.getByRole('button', { name: 'Continue as guest' }).click();
  await expect(page.getByLabel('E-mail address')).toHaveAccessibleDescription(/Enter an e-mail address like name@example.com/);
  await page.getByLabel('E-mail address').fill('anna@mail.example');
  await page.getByRole('button', { name: 'Continue as guest' }).click();
  await page.getByLabel('First name').fill('Anna');
  await page.getByLabel('Postcode').fill('12');
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Anna');
  await page.getByRole('button', { name: 'Continue to delivery' }).click();
  await expect(page.getByLabel('Postcode')).toHaveAccessibleDescription(/Enter a postcode like EC1A 1HQ/);
  await page.goBack();
  await expect(page.getByLabel('E-mail address')).toHaveValue('anna@mail.example');
  await page.goForward();
  await expect(page.getByLabel('First name')).toHaveValue('Anna');
});

test('a later step opened by its address leads to the first that lacks something, and an empty basket to the basket', async ({ page }) => {
  await open(page, '/en-gb/checkout/payment');
  await expect(page).toHaveURL(/\/en-gb\/basket$/);
  await addJeans(page, 11);
  await open(page, '/en-gb/checkout/summary');
  await expect(page).toHaveURL(/\/checkout\/customer$/);
});

test('buys in Arabic, from right to left, with what the card form says there', async ({ page }) => {
  await addJeans(page, 20, 'ar-ae');
  await goToPayment(page, { phone: '050 123 4567' });
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByText('رقم البطاقة').first()).toBeVisible();
  await typeCard(page, '4111111111111111');
  await lastButton(page).click();
  await receiptNumber(page);
});

test('buys with the keyboard alone', async ({ page }) => {
  await open(page, listing);
  const href = (await page.locator('article a').nth(1).getAttribute('href'))!;
  await open(page, href);
  const press = (key: string) => page.keyboard.press(key);
  const tabTo = async (name: RegExp | string, role: 'button' | 'link' | 'textbox' | 'radio' | 'checkbox') => {
    const target = page.getByRole(role, { name }).first();
    for (let steps = 0; steps < 120; steps++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await press('Tab');
    }
    throw new Error(`Tab never came to ${String(name)}.`);
  };
  await tabTo('Add to basket', 'button');
  await press('Enter');
  // Nothing was chosen yet: the focus is led to the sizes.
  await press('Space');
  await press('ArrowRight');
  await press('ArrowLeft');
  await page.locator('main fieldset').nth(1).locator('input').first().waitFor();
  await press('Tab');
  // In the lengths: the arrows go through them, to one that is there.
  const lengths = page.locator('main fieldset').nth(1);
  await expect(lengths.locator('input:focus')).toHaveCount(1);
  await press('Space');
  for (let steps = 0; steps < 8 && (await lengths.locator('label[data-sold-out] input:checked').count()) > 0; steps++) await press('ArrowRight');
  await tabTo('Add to basket', 'button');
  await press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await tabTo('To checkout', 'link');
  await press('Enter');
  await expect(page.getByLabel('E-mail address')).toBeVisible();
  await tabTo('E-mail address', 'textbox');
  await page.keyboard.type('anna@mail.example');
  await press('Enter');
  await expect(page).toHaveURL(/\/details$/);
  for (const [name, value] of [['First name', 'Anna'], ['Last name', 'Smith'], ['Street and house number', '12 High Street'], ['Postcode', 'N1 1AA'], ['Town or city', 'London'], ['Telephone', '07700 900123']] as const) {
    await tabTo(name, 'textbox');
    await page.keyboard.type(value);
  }
  await press('Enter');
  await expect(page).toHaveURL(/\/shipping$/);
  await tabTo('Continue to review', 'button');
  await press('Enter');
  await expect(page).toHaveURL(/\/summary$/);
  await tabTo(/I accept the/, 'checkbox');
  await press('Space');
  await tabTo('Continue to payment', 'button');
  await press('Enter');
  await expect(page).toHaveURL(/\/payment$/);
  await expect(page.frameLocator('[data-cse=encryptedSecurityCode] iframe').locator('input')).toBeVisible();
  // The form's own library complains when somebody types before all fields are there.
  await expect(page.getByRole('button', { name: /^Pay £/ })).toBeEnabled();
  for (const [name, typed, shown] of [['encryptedCardNumber', '4111111111111111', '4111 1111 1111 1111'], ['encryptedExpiryDate', '0340', '03/40'], ['encryptedSecurityCode', '737', '737']] as const) {
    const field = page.frameLocator(`[data-cse=${name}] iframe`).locator('input');
    // The library moves on by itself when a field is full.
    for (let steps = 0; steps < 60 && !(await field.evaluate((input) => input.ownerDocument.hasFocus() && input === input.ownerDocument.activeElement)); steps++) await press('Tab');
    await page.keyboard.type(typed);
    await expect(field).toHaveValue(shown);
  }
  await tabTo(/^Pay £/, 'button');
  await press('Enter');
  await receiptNumber(page);
});

test('what was removed by key is had back by key, without hurry', async ({ page }) => {
  await addJeans(page, 9);
  await open(page, '/en-gb/basket');
  const line = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Remove / }) });
  await line.getByRole('button', { name: /^Remove / }).press('Enter');
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await undo.press('Enter');
  await expect(line).toHaveCount(1);
});

test('an answer that is no basket leaves every page as it is, and the basket says that it could not be loaded', async ({ page }) => {
  await addJeans(page, 10);
  await page.route('**/api/order/**', (route) => route.fulfill({ json: {} }));
  await open(page, listing);
  await expect(page.getByText('Your basket could not be loaded')).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await open(page, '/en-gb/basket');
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
});
