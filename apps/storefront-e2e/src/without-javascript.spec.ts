import { expect, test } from '@playwright/test';
import { listing } from './shopper.ts';

test.use({ javaScriptEnabled: false });

test('reads and navigates the shop without JavaScript', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: /United Kingdom/ }).first().click();
  await expect(page).toHaveURL(/\/en-gb$/);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();

  await page.locator('nav details[name=menu] summary').first().click();
  await page.locator('nav details[name=menu][open]').getByRole('link', { name: 'Jeans' }).first().click();
  await expect(page.locator('article')).toHaveCount(60);

  await page.locator('summary', { hasText: /^Filter/ }).click();
  await page.getByRole('link', { name: /^Black/ }).click();
  await expect(page).toHaveURL(/colour=black/);
  await expect(page.getByRole('link', { name: 'Remove filter Black' })).toBeVisible();

  await page.locator('article a').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/^Article number/)).toBeVisible();
  await page.getByText('Composition').click();
  await expect(page.getByText('Composition').locator('xpath=ancestor::details')).toHaveAttribute('open');
});

test('narrows a listing by price with a plain form', async ({ page }) => {
  await page.goto(`${listing}?colour=blue`);
  await page.locator('summary', { hasText: /^Filter/ }).click();
  await page.locator('summary', { hasText: /^Price$/ }).click();
  await page.getByRole('textbox', { name: 'To' }).fill('60');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/colour=blue/);
  await expect(page).toHaveURL(/upperBoundingValue=60/);
  await expect(page.getByRole('link', { name: /Remove filter .*£60/ })).toBeVisible();
});

test('turns pages without JavaScript', async ({ page }) => {
  await page.goto(listing);
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 3' }).click();
  await expect(page).toHaveURL(/page=3$/);
});

for (const [path, words] of [
  ['/en-gb/basket', /^Buying needs JavaScript\. Switch it on/],
  ['/en-gb/receipt?orderid=unknown', /^Your order is shown with JavaScript only\. Switch it on/],
  ['/en-gb/checkout/customer', /^Buying needs JavaScript\. Switch it on/],
  ['/ar-ae/basket', /^يتطلب الشراء تفعيل JavaScript/],
  ['/de-de/checkout/customer', /^Zum Einkaufen ist JavaScript nötig/],
] as const) {
  test(`says what needs JavaScript, and what to do: ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('main').getByText(words)).toBeVisible();
  });
}

test('says in the place of the button what buying needs', async ({ page }) => {
  await page.goto(listing);
  await page.locator('article a').first().click();
  await expect(page.getByText(/^Buying needs JavaScript\. Switch it on/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to basket' })).toHaveCount(0);
});
