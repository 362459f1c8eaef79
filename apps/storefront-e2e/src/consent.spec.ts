import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { alive, expect, listing, open, test } from './shopper.ts';

/** By its number the shop is not on localhost, where all is allowed. */
const elsewhere = process.env.SHOP_URL!.replace('localhost', '127.0.0.1');
test.use({ baseURL: elsewhere });

const question = (page: Page) => page.getByRole('alertdialog', { name: 'What may we keep in your browser?' });
const kept = (page: Page) => page.evaluate(() => ['recentlyViewed', 'searchHistory'].filter((name) => localStorage.getItem(name) !== null));
const consent = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'consent');
const bannerFiles = (page: Page) => {
  const files: string[] = [];
  page.on('request', (request) => void (request.url().includes('ConsentBanner') && files.push(request.url())));
  return files;
};
const lookAtAProduct = async (page: Page) => {
  await open(page, listing);
  await page.locator('article a').first().click();
  await expect(page.locator('main fieldset').first()).toBeVisible();
};

test('a shopper who refuses keeps nothing but the answer; from the footer one allows it, refuses again, and all is gone (PLT-001, PLT-003, PLT-004, PLT-016)', async ({ page }) => {
  await open(page, '/en-gb');
  await expect(question(page)).toBeVisible();
  expect(await consent(page)).toBeUndefined();
  expect(await page.evaluate(() => document.querySelector('dialog')!.matches(':modal'))).toBe(true);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeVisible();
  await question(page).getByRole('button', { name: 'Only necessary' }).click();
  await expect(question(page)).toBeHidden();
  const cookie = (await consent(page))!;
  expect(cookie).toMatchObject({ value: 'consent=yes&action=no&necessary=yes&functional=no&analytics=no&performance=no&advertisement=no&other=no', path: '/', sameSite: 'Lax', secure: false });
  expect(Math.round((cookie.expires - Date.now() / 1000) / 86_400)).toBe(365);

  const files = bannerFiles(page);
  await lookAtAProduct(page);
  await open(page, '/en-gb/search?q=coat');
  await expect(page.locator('article').first()).toBeVisible();
  expect(await kept(page)).toEqual([]);
  expect(files).toEqual([]);

  const settings = page.getByRole('link', { name: 'Cookie settings' });
  await settings.click();
  const dialog = page.getByRole('dialog', { name: 'What may we keep in your browser?' });
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await dialog.getByRole('checkbox', { name: 'Functional' }).check();
  await dialog.getByRole('button', { name: 'Save choice' }).click();
  await expect(dialog).toBeHidden();
  await expect(settings).toBeFocused();
  await expect.poll(() => kept(page)).toEqual(['searchHistory']);
  await lookAtAProduct(page);
  await expect.poll(() => kept(page)).toEqual(['recentlyViewed', 'searchHistory']);

  await settings.click();
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Only necessary' }).click();
  await expect.poll(() => kept(page)).toEqual([]);
});

test('the question moves nothing, and by keyboard alone it is read and answered', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    new PerformanceObserver((list) => shifts.push(...(list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]).flatMap(({ value, hadRecentInput }) => (hadRecentInput ? [] : value)))).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shifts });
  });
  await open(page, '/en-gb');
  await page.getByRole('link', { name: 'Nord', exact: true }).focus();
  await expect(question(page)).toBeVisible();
  expect(await page.evaluate(() => document.activeElement!.closest('[role=alertdialog]') !== null && document.activeElement!.tagName !== 'BUTTON')).toBe(true);
  const focused = page.locator(':focus');
  for (let step = 0; step < 8 && (await focused.textContent()) !== 'Choose'; step++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(focused).toHaveAccessibleName('Functional');
  await page.keyboard.press('Space');
  for (let step = 0; step < 8 && (await focused.textContent()) !== 'Save choice'; step++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(question(page)).toBeHidden();
  await expect(page.getByRole('link', { name: 'Nord', exact: true })).toBeFocused();
  expect((await consent(page))!.value).toContain('functional=yes&analytics=no');
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0))).toBe(0);
});

test('what is said about cookies can be read before one decides', async ({ page }) => {
  await open(page, '/en-gb');
  await question(page).getByRole('link').click();
  await expect(page).toHaveURL(/\/privacy$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy and cookies');
  await expect(question(page)).toBeHidden();
  await expect(page.getByText('searchHistory', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Nord', exact: true }).click();
  await expect(question(page)).toBeVisible();
});

test('an answer in one tab answers in the others', async ({ page, context }) => {
  const other = await context.newPage();
  await open(page, '/en-gb');
  await other.goto('/en-gb/women/jeans', { waitUntil: 'domcontentloaded' });
  await expect(question(page)).toBeVisible();
  await expect(question(other)).toBeVisible();
  await question(other).getByRole('button', { name: 'Accept all' }).click();
  await expect(question(page)).toBeHidden();
});

test('a shopper is not kept out when the question cannot be loaded (PLT-015)', async ({ page, watch }) => {
  watch.expectFailing(/translations/);
  await page.route('**/api/f/*/translations', (route) => route.fulfill({ status: 503 }));
  const refused = page.waitForResponse('**/api/f/*/translations');
  await open(page, listing);
  await refused;
  await page.locator('article a').first().click();
  await expect(page.locator('main fieldset').first()).toBeVisible();
  await expect(page.locator('dialog')).toHaveCount(0);
  expect(await kept(page)).toEqual([]);
});

test('on localhost nobody is asked and all is kept (PLT-002)', async ({ page }) => {
  const files = bannerFiles(page);
  await page.clock.install();
  await lookAtAProductAt(page, process.env.SHOP_URL!);
  await page.clock.runFor(60_000);
  expect(await kept(page)).toEqual(['recentlyViewed']);
  expect(files).toEqual([]);
});

async function lookAtAProductAt(page: Page, shop: string) {
  await page.goto(shop + listing);
  await alive(page);
  await page.locator('article a').first().click();
  await expect(page.locator('main fieldset').first()).toBeVisible();
}

for (const [market, width] of [['en-gb', 1440], ['de-de', 390], ['ar-ae', 390], ['de-de', 320]] as const) {
  test(`everyone can use the question about cookies: ${market}, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await open(page, `/${market}`);
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toBeVisible();
    for (const isChoosing of [false, true]) {
      if (isChoosing) await dialog.getByRole('button').last().click();
      await expect(dialog.getByRole('checkbox')).toHaveCount(isChoosing ? 6 : 0);
      const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the cookie settings lead to what is said about cookies', async ({ page }) => {
    await page.goto('/en-gb', { waitUntil: 'domcontentloaded' });
    await page.getByRole('link', { name: 'Cookie settings' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy and cookies');
  });
});
