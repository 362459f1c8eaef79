import { expect, listing, open, test } from './shopper.ts';

test('buys from a listing: the sizes come under the pointer, one press puts one into the basket', async ({ page }) => {
  await open(page, listing);
  // Jeans have lengths beside their sizes: what is of one length is bought at once, the others open in full.
  await open(page, '/en-gb/women/knitwear');
  const card = page.locator('article').filter({ hasNotText: /Sold out|Coming soon/ }).first();
  const name = await card.getByRole('heading').textContent();
  await card.hover();
  const size = card.getByRole('list', { name: `Sizes of ${name}` }).locator('li:not([data-sold-out]) button').first();
  await size.click();
  const added = page.getByRole('dialog', { name: 'Added to your basket' });
  await expect(added).toContainText(name!);
  await expect(page).toHaveURL(/\/women\/knitwear$/);
});

test('buys from a listing with the keyboard, a size with its length, and comes back to the card', async ({ page }) => {
  await open(page, listing);
  const card = page.locator('article').filter({ hasNotText: /Sold out|Coming soon/ }).first();
  const name = (await card.getByRole('heading').textContent())!;
  const quick = card.getByRole('button', { name: `Choose a size of ${name}` });
  // What cards can do comes with the first sign of somebody.
  await page.keyboard.press('Tab');
  await quick.focus();
  await expect(quick).toBeInViewport();
  await page.keyboard.press('Enter');
  const sizes = page.getByRole('dialog', { name: 'Choose a size' });
  await expect(sizes.getByRole('heading', { name })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(quick).toBeFocused();
  await page.keyboard.press('Enter');
  await sizes.getByRole('group', { name: 'Size' }).getByRole('radio', { name: /^\d+$/ }).first().check();
  const lengths = sizes.getByRole('group', { name: 'Length' });
  if (await lengths.count()) await lengths.getByRole('radio', { name: /^\d+$/ }).first().check();
  await sizes.getByRole('button', { name: 'Add to basket' }).click();
  await expect(page.getByRole('dialog', { name: 'Added to your basket' })).toContainText(name);
});

test('finds the size guide beside the product, and the product where it was', async ({ page }) => {
  await open(page, listing);
  await page.locator('article a').first().click();
  await expect(page).toHaveURL(/\/product\//);
  const address = page.url();
  // The listing has such a link too, and stays until the product is there.
  await page.getByRole('group', { name: 'Size' }).getByRole('link', { name: 'Size guide' }).click();
  await expect(page.getByRole('dialog', { name: 'Size guide' }).getByRole('table', { name: 'Women’s jeans' })).toBeVisible();
  expect(page.url()).toBe(address);
});

test('asks to be told when a size is back, is on the list when it asks again, and takes itself off (CAT-194, CAT-195, STO-024)', async ({ page, watch }) => {
  // Jeans that the sample always has, in a size and length that it never has.
  await open(page, '/en-gb/product/cairn-flared-jeans-raw-indigo-100032_rawindigo_1');
  await page.getByRole('group', { name: 'Size' }).getByRole('radio', { name: /^25/ }).check();
  await page.getByRole('group', { name: 'Length' }).getByRole('radio', { name: '32, sold out' }).check();
  await page.getByRole('button', { name: 'Tell me when it is back' }).click();
  const tellMe = page.getByRole('dialog', { name: 'Tell me when it is back' });
  await tellMe.getByLabel('E-mail address').fill(`ada.${Date.now()}@example.com`);
  await tellMe.getByRole('button', { name: 'Tell me' }).click();
  await expect(tellMe.getByRole('link', { name: /accept the terms/i })).toBeVisible();
  await tellMe.getByLabel(/I accept the/).check();
  await tellMe.getByRole('button', { name: 'Tell me' }).click();
  await expect(tellMe.getByText('Check your e-mail to confirm', { exact: true })).toBeVisible();
  await tellMe.getByRole('button', { name: 'Continue shopping' }).click();
  await expect(tellMe).toBeHidden();
  await page.getByRole('button', { name: 'Tell me when it is back' }).click();
  await expect(tellMe.getByText('You have asked for this already')).toBeVisible();
  expect(watch.calls.filter((call) => call.endsWith('/optin'))).toHaveLength(1);
  await tellMe.getByRole('button', { name: 'Take me off the list' }).click();
  await expect(tellMe.getByText('No more e-mails about this')).toBeVisible();
  await tellMe.getByRole('button', { name: 'Continue shopping' }).click();
  await page.getByRole('button', { name: 'Tell me when it is back' }).click();
  await expect(tellMe.getByLabel('E-mail address')).toBeVisible();
});

test('reads that mails have ended where the link of one leads (STO-034)', async ({ page }) => {
  await open(page, '/api/notifyme/en-gb/optout?token=of-no-mail');
  await expect(page).toHaveURL(/\/en-gb\/notify-me$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('confirms nothing by opening the link of a mail, and says so when the link is not valid', async ({ page, watch }) => {
  watch.expectFailing(/\/api\/notifyme\/en-gb\/confirm$/);
  await open(page, '/en-gb/notify-me/confirm#token=of-no-mail');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your e-mail address');
  expect(watch.calls.filter((call) => call.endsWith('/confirm'))).toEqual([]);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('open the link in our e-mail again')).toBeVisible();
});
