import type { Page } from '@playwright/test';
import { expect, listing, open, test } from './shopper.ts';

const facet = async (page: Page, name: string) => {
  const sheet = page.getByRole('dialog', { name: 'Filter' });
  if (!(await sheet.isVisible())) await page.locator('main summary', { hasText: /^Filter/ }).click();
  const section = sheet.locator('details').filter({ has: page.locator('summary', { hasText: new RegExp(`^${name}$`) }) });
  if ((await section.getAttribute('open')) === null) await section.locator('summary').click();
  return section;
};
const count = async (page: Page) => Number(/\d+/.exec((await page.locator('h1 + [role=status]').textContent())!)![0]);

test('filters by colour and size; counts agree with what is found (CAT-118, CAT-136, CAT-138, CAT-139, CAT-140)', async ({ page, watch }) => {
  await open(page, listing);
  const all = await count(page);
  const black = (await facet(page, 'Colour')).getByRole('link', { name: /^Black/ });
  const promised = Number(await black.locator('span').last().textContent());
  await black.click();
  await expect(page).toHaveURL(/colour=black/);
  await expect.poll(() => count(page)).toBe(promised);
  expect(promised).toBeLessThan(all);
  await expect(page.locator('article')).toHaveCount(Math.min(60, promised));

  const size = (await facet(page, 'Size')).getByRole('link').first();
  const left = Number(await size.locator('span').last().textContent());
  await size.click();
  await expect.poll(() => count(page)).toBe(left);

  await page.getByRole('button', { name: `Show ${left} item` }).click();
  await page.getByRole('link', { name: 'Remove filter Black' }).click();
  await expect(page).not.toHaveURL(/colour=/);
  await page.getByRole('link', { name: 'Clear all' }).last().click();
  await expect.poll(() => count(page)).toBe(all);
  expect(watch.documents).toBe(1);
});

test('asks for a sensible price range and keeps what was typed (CAT-137, CAT-141)', async ({ page }) => {
  await open(page, listing);
  const price = await facet(page, 'Price');
  const [from, to] = [price.getByRole('textbox', { name: 'From' }), price.getByRole('textbox', { name: 'To' })];
  await from.fill('lots');
  await price.getByRole('button').click();
  await expect(price.getByRole('alert')).toHaveText(/Enter an amount/);
  await expect(from).toHaveValue('lots');
  await from.fill('90');
  await to.fill('50');
  await price.getByRole('button').click();
  await expect(price.getByRole('alert')).toHaveText(/higher than the second/);
  await expect(to).toHaveValue('50');
  await from.fill('50');
  await to.fill('70,50');
  await price.getByRole('button').click();
  await expect(page).toHaveURL(/lowerBoundingValue=50&upperBoundingValue=70.5/);
  const prices = async () => (await page.locator('article p, article b').filter({ hasText: /^£\d+\.\d\d$/ }).allTextContents()).map((text) => Number(text.replace('£', '')));
  await expect.poll(async () => Math.max(...(await prices()))).toBeLessThanOrEqual(70.5);
  expect(Math.min(...(await prices()))).toBeGreaterThanOrEqual(50);
});

test('moves the ends of the price by keyboard, and the fields say the same (CAT-137)', async ({ page }) => {
  await open(page, listing);
  const price = await facet(page, 'Price');
  const [from, to] = [price.getByRole('textbox', { name: 'From' }), price.getByRole('textbox', { name: 'To' })];
  const lower = price.getByRole('slider', { name: 'Price: From' });
  const start = Number(await lower.inputValue());
  await lower.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(from).toHaveValue(String(start + 2));
  await page.keyboard.press('Home');
  await expect(from).toHaveValue('');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowLeft');
  await expect(to).not.toHaveValue('');
  const bound = Number(await to.inputValue());
  await price.getByRole('button').click();
  await expect(page).toHaveURL(new RegExp(`upperBoundingValue=${bound}$`));
});

test('sorts; the standard order is not among the choices (CAT-121, CAT-122, CAT-142, CAT-147)', async ({ page }) => {
  await open(page, listing);
  const sorting = page.locator('details').filter({ has: page.locator('summary', { hasText: 'Sort by' }) }).last();
  await sorting.locator('summary').click();
  await expect(sorting.getByRole('link', { name: 'Recommended' })).toHaveCount(0);
  await sorting.getByRole('link', { name: 'Price, low to high' }).click();
  await expect(page).toHaveURL(/sorting=price-asc/);
  await expect(sorting.locator('summary')).toContainText('Price, low to high');
});

test('turns pages, and is brought back from beyond the last one (CAT-143, CAT-154, CAT-161)', async ({ page }) => {
  await open(page, listing);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  // By key: far below, what is laid out only now may move the link under a program's finger, which is there at once.
  await pages.getByRole('link', { name: 'Next' }).press('Enter');
  await expect(page).toHaveURL(/page=2$/);
  await expect(pages.locator('[aria-current=page]')).toHaveText('2');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
  await open(page, `${listing}?page=999`);
  await expect(page).toHaveURL(/page=3$/);
  await expect(page.locator('article').first()).toBeVisible();
});

test('keeps how many tiles a shopper wants in a row; the next visit is painted so from the start, and nothing moves (CAT-163, CAT-168, CAT-169)', async ({ page, watch }) => {
  watch.expectFailing(/\/assets\/|ERR_FAILED/);
  const columns = () => page.locator('main article').first().evaluate((tile) => getComputedStyle(tile.closest('ul')!).gridTemplateColumns.split(' ').length);
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => Object.assign(window, { moved: (window as unknown as { moved: number }).moved + (entry as unknown as { value: number }).value }))).observe({ type: 'layout-shift', buffered: true });
  });
  await open(page, listing);
  const choices = page.getByRole('group', { name: 'Tiles per row' }).getByRole('button');
  await expect(choices.locator('visible=true')).toHaveCount(4);
  await choices.locator('visible=true').last().click();
  const most = await columns();
  expect(most).toBe(Number(await choices.locator('visible=true').last().getAttribute('data-count')));

  // Without what makes the page alive, the grid is right already.
  await page.route('**/assets/**/*.js', (route) => route.abort());
  // It was loaded anew a moment ago, and is not once more.
  await page.evaluate(() => sessionStorage.setItem('assetReloadAt', String(Date.now())));
  await page.goto(listing, { waitUntil: 'domcontentloaded' });
  expect(await columns()).toBe(most);
  await page.unroute('**/assets/**/*.js');

  await open(page, listing);
  await expect(choices.locator('visible=true').last()).toHaveAttribute('aria-pressed', 'true');
  expect(await columns()).toBe(most);
  expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBe(0);

  // Gone to from a page that has no grid, it stands so in the first frame that shows it.
  await open(page, '/en-gb');
  const first = page.evaluate(() => new Promise<number>((seen) => {
    const look = () => {
      const grid = document.querySelector('[data-grid] article')?.closest('ul');
      if (grid) seen(getComputedStyle(grid).gridTemplateColumns.split(' ').length);
      else requestAnimationFrame(look);
    };
    look();
  }));
  await page.evaluate((href) => document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`)!.click(), listing);
  expect(await first).toBe(most);
});

test('says which filter to remove when nothing is left, and how much there is without it', async ({ page }) => {
  await open(page, `${listing}?colour=black&upperBoundingValue=1`);
  await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
  const way = page.getByRole('link', { name: /^Without .*£1/ });
  const promised = Number(/(\d+) items?$/.exec((await way.textContent())!)![1]);
  await way.click();
  await expect.poll(() => count(page)).toBe(promised);
  await expect(page).toHaveURL(/colour=black$/);
});

test('links two pages on either side where there is no screen to measure (CAT-159)', async ({ page }) => {
  await open(page, '/en-gb/women');
  const shown = async () => (await page.getByRole('navigation', { name: 'Pages' }).locator('li:visible [aria-current], li:visible a').allTextContents()).filter((text) => /^\d+$/.test(text));
  const onScreen = await shown();
  await page.emulateMedia({ media: 'print' });
  expect(await shown()).toEqual([...['1', '2', '3'], onScreen.at(-1)]);
});

for (const nonsense of ['page=0', 'page=-1', 'page=abc', 'page=1000000000', 'colour=none-such', 'lowerBoundingValue=x', 'upperBoundingValue=-5', 'sorting=sideways', `colour=${'x,'.repeat(240)}`]) {
  test(`makes sense of ${nonsense.slice(0, 40)}`, async ({ page }) => {
    const answer = await open(page, `${listing}?${nonsense}`);
    expect(answer!.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jeans');
  });
}
