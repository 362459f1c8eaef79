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
  await page.getByRole('link', { name: 'Size guide' }).click();
  await expect(page.getByRole('dialog', { name: 'Size guide' }).getByRole('table', { name: 'Women’s jeans' })).toBeVisible();
  expect(page.url()).toBe(address);
});
