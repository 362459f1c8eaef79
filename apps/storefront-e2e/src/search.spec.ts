import type { Page } from '@playwright/test';
import { alive, expect, open, test } from './shopper.ts';

const flyout = (page: Page) => page.getByRole('dialog', { name: 'Search' });

/** Opens the search of the header and types. */
async function type(page: Page, term: string) {
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await expect(flyout(page).getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(term);
}

test('finds with a typing error: suggestions, the page of results, a filter, a product, and back to the same place (CAT-139, CAT-140, CAT-142, CAT-143, CAT-144, CAT-148)', async ({ page, watch }) => {
  await open(page, '/en-gb');
  await type(page, 'jaens');
  await expect(flyout(page).getByRole('heading', { name: 'Products' })).toBeVisible();
  await expect(flyout(page).getByRole('status').first()).toHaveText(/\d+ suggestions/);
  const all = Number(/\d+/.exec((await flyout(page).getByRole('link', { name: /^Show all/ }).textContent())!)![0]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=jaens$/);
  await expect(flyout(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^${all} results for`));

  await page.locator('main summary', { hasText: /^Filter/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filter' });
  const black = sheet.getByRole('link', { name: /^Black/ });
  const promised = Number(await black.locator('span').last().textContent());
  await black.click();
  await expect(page).toHaveURL(/q=jaens&colour=black$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^${promised} results? for`));
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();

  const card = page.locator('article').nth(5);
  await card.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  const name = (await card.getByRole('heading').textContent())!;
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/results? for/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  expect(watch.documents).toBe(1);
});

test('asks once for what is typed, nothing for nothing, and is used with the keyboard alone (CAT-178, CAT-179)', async ({ page, watch }) => {
  await open(page, '/en-gb');
  await type(page, 'woo');
  const first = flyout(page).locator('ul a').first();
  await expect(first).toHaveAttribute('href', /q=woo/);
  // Its words came as it opened.
  expect(watch.calls).toEqual(['/api/f/en-gb/translations', '/api/catalog/en-gb/search']);
  await page.keyboard.press('ArrowDown');
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(flyout(page).getByRole('searchbox')).toBeFocused();
  await flyout(page).getByRole('button', { name: 'Empty the field' }).click();
  await expect(flyout(page).getByRole('heading', { name: 'Begin here' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(flyout(page)).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Search' })).toBeFocused();
  expect(watch.calls).toHaveLength(2);
});

test('does not open without its words: it says so, and opens at the next press', async ({ page, watch }) => {
  watch.expectFailing(/translations/);
  await page.route('**/api/f/*/translations', (route) => route.fulfill({ status: 500 }), { times: 1 });
  await open(page, '/en-gb');
  const button = page.getByRole('banner').getByRole('link', { name: 'Search' });
  await button.click();
  await expect(page.getByRole('alert')).toContainText('Something went wrong');
  await expect(flyout(page)).toBeHidden();
  // The news may lie above it.
  await button.press('Enter');
  await expect(flyout(page).getByRole('heading', { name: 'Begin here' })).toBeVisible();
});

test('keeps what was searched for, the newest first, until it is forgotten (CAT-145, CAT-181, CAT-184, CAT-185)', async ({ page }) => {
  for (const term of ['hoodie', 'wool coat', 'Hoodie']) await open(page, `/en-gb/search?${new URLSearchParams({ q: term })}`);
  await open(page, '/en-gb');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  const terms = flyout(page).locator('a[href*="?q="]');
  await expect(terms).toHaveText(['Hoodie', 'wool coat']);
  await flyout(page).getByRole('button', { name: /^Forget.*Hoodie/ }).click();
  await expect(terms).toHaveText(['wool coat']);
  await page.reload();
  await alive(page);
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await terms.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/results for/);
});

test('a term that the shop has a page for leads there, typed or opened (CAT-123, CAT-124)', async ({ page, watch }) => {
  await open(page, '/en-gb');
  await type(page, 'Voucher');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en-gb\/gift-cards$/);
  expect(watch.documents).toBe(1);
  await page.goBack();
  await expect(page).toHaveURL(/\/en-gb$/);
  await open(page, '/en-gb/search?q=voucher');
  await expect(page).toHaveURL(/\/en-gb\/gift-cards$/);
});

test('says plainly when nothing has all words, and helps on when nothing was found', async ({ page }) => {
  await open(page, '/en-gb/search?q=wool+xylophone');
  await expect(page.getByText('Nothing has all of your words.')).toBeVisible();
  await expect(page.locator('article').first()).toBeVisible();
  await open(page, '/en-gb/search?q=xylophone');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Nothing found for/);
  await page.getByRole('main').getByRole('link', { name: 'hoodie' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/results for/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('searches with a plain form, filters, and searches again (CAT-139, CAT-140, CAT-148)', async ({ page }) => {
    await page.goto('/en-gb', { waitUntil: 'domcontentloaded' });
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/en-gb\/search$/);
    const field = page.getByRole('main').getByRole('searchbox');
    await field.fill('wool coat');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=wool\+coat$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d+ results for/);
    await page.locator('main summary', { hasText: /^Filter/ }).click();
    await page.getByRole('link', { name: /^Black/ }).click();
    await expect(page).toHaveURL(/q=wool\+coat&colour=black/);
    await field.fill('voucher');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/en-gb\/gift-cards$/);
  });
});

test('what is typed while the search is on its way stands in its field', async ({ page }) => {
  const { promise: here, resolve: come } = Promise.withResolvers<void>();
  await page.route('**/assets/SearchFlyout-*.js', (route) => here.then(() => route.continue()));
  await open(page, '/en-gb');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await page.keyboard.type('coa');
  come();
  const field = page.getByRole('dialog', { name: 'Search' }).getByRole('searchbox');
  await expect(field).toBeFocused();
  await page.keyboard.type('t');
  await expect(field).toHaveValue('coat');
});
