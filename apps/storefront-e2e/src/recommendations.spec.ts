import { addJeans } from './buying.ts';
import { expect, listing, open, test } from './shopper.ts';

test('finds below the basket what goes with it, and nothing that lies in it', async ({ page }) => {
  await addJeans(page, 17);
  await open(page, '/en-gb/basket');
  const inIt = await page.locator('main a[href*="/product/"]').first().getAttribute('href');
  const goesWith = page.locator('main section').filter({ has: page.getByRole('heading', { name: 'Goes well with it' }) }).last();
  await expect(goesWith.getByRole('listitem').getByRole('link').first()).toBeVisible();
  const offered = await goesWith.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(offered.length).toBeGreaterThan(3);
  expect(offered).not.toContain(inIt);
});

test('finds again what was looked at, the last one first, also after going from product to product', async ({ page }) => {
  const alike = page.locator('main section').filter({ has: page.getByRole('heading', { name: 'People also looked at' }) }).last();
  const lately = page.locator('main section').filter({ has: page.getByRole('heading', { name: 'Looked at lately' }) }).last();
  const title = page.getByRole('heading', { level: 1 });
  await open(page, listing);
  await open(page, (await page.locator('article a').first().getAttribute('href'))!);

  const seen: string[] = [];
  for (let visit = 0; visit < 3; visit++) {
    const name = (await title.textContent())!;
    seen.unshift(name);
    await expect(async () => {
      await page.mouse.wheel(0, 4_000);
      await expect(alike.getByRole('heading', { level: 3 }).first()).toBeVisible({ timeout: 1_000 });
    }).toPass();
    if (visit > 0) await expect(lately.getByRole('heading', { level: 3 })).toHaveText(seen.slice(1));
    if (visit < 2) {
      await alike.getByRole('link').nth(visit).click();
      await expect(title).not.toHaveText(name);
    }
  }
});
