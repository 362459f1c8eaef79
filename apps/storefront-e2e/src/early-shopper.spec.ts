import type { Page } from '@playwright/test';
import { alive, expect, listing, open, test } from './shopper.ts';

/** A page whose scripts stay away until they are let come. */
async function early(page: Page, path: string) {
  const { promise: here, resolve: come } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', (route) => here.then(() => route.continue()));
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return come;
}

async function firstProduct(page: Page) {
  await open(page, listing);
  const address = (await page.locator('article a').first().getAttribute('href'))!;
  await page.goto('about:blank');
  return address;
}

test('a size that is chosen and a button that is pressed before the scripts are there count, and a second press with them', async ({ page, watch }) => {
  const come = await early(page, await firstProduct(page));
  const choices = page.locator('main fieldset');
  for (const place of [0, 1]) await choices.nth(place).locator('label:not([data-sold-out])').first().click();
  const add = page.getByRole('button', { name: 'Add to basket' }).first();
  await add.click();
  await add.click();
  expect(watch.calls).toEqual([]);
  come();
  const basket = page.getByRole('dialog');
  await expect(basket).toBeVisible();
  await expect(choices.first().getByRole('radio', { checked: true, includeHidden: true })).toHaveCount(1);
  expect(watch.calls.filter((address) => address.endsWith('/basket/line'))).toHaveLength(1);
});

test('what is typed before the scripts are there stays, and the page knows it', async ({ page }) => {
  const come = await early(page, '/en-gb/search');
  const field = page.getByRole('main').getByRole('searchbox');
  await field.pressSequentially('wool');
  come();
  await alive(page);
  await expect(page.getByRole('button', { name: 'Empty the field' })).toBeVisible();
  await field.pressSequentially(' coat');
  await expect(field).toHaveValue('wool coat');
  await field.press('Enter');
  await expect(page).toHaveURL(/q=wool(?:\+|%20)coat$/);
});

test('loads the page anew when what its entry needs is gone as it opens (SHELL-156)', async ({ page, watch }) => {
  watch.expectFailing(/./);
  await page.route('**/assets/vendor-*.js', (route) => (watch.documents < 2 ? route.abort() : route.continue()));
  await page.goto(listing, { waitUntil: 'domcontentloaded' });
  await expect.poll(() => watch.documents).toBe(2);
  await alive(page);
});

test('a shopper without a connection keeps the page: what cannot be loaded says so', async ({ page, context, watch }) => {
  watch.expectFailing(/./);
  await open(page, listing);
  const documents = watch.documents;
  await context.setOffline(true);
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  const note = { hasText: 'You are offline' };
  await expect(page.getByRole('alert').filter(note)).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasNotText: note.hasText })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jeans');
  expect(watch.documents).toBe(documents);
  await context.setOffline(false);
});
