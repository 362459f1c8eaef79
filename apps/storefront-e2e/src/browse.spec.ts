import { alive, expect, listing, open, test } from './shopper.ts';

test('chooses a country, and lands on its home page (MKT-022, MKT-024)', async ({ page }) => {
  await open(page, '/');
  await expect(page).toHaveTitle(/Choose your country/);
  const field = page.getByLabel('Find a country');
  await field.fill('zzz');
  await expect(page.getByRole('status').filter({ hasText: 'zzz' })).toBeVisible();
  await field.fill('turkiye');
  const links = page.getByRole('link', { name: /Türkiye/ });
  await expect(links).toHaveCount(1);
  await links.click();
  await expect(page).toHaveURL(/\/tr-tr$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('opens the menu with the keyboard; Escape closes it and gives the focus back', async ({ page }) => {
  await open(page, '/en-gb');
  const panels = page.locator('nav details[name=menu]');
  const [women, men] = [panels.nth(0), panels.nth(1)];
  await women.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(women).toHaveAttribute('open');
  await men.locator('summary').click();
  await expect(women).not.toHaveAttribute('open');
  // What closes it comes with the first touch of the header.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(men).not.toHaveAttribute('open', { timeout: 500 });
  }).toPass();
  await expect(men.locator('summary')).toBeFocused();
});

test('opens the menu under a resting mouse, and closes it behind whoever follows a link of it', async ({ page }) => {
  await open(page, '/en-gb');
  const women = page.locator('nav details[name=menu]').first();
  await women.locator('summary').hover();
  await expect(women).toHaveAttribute('open');
  await women.getByRole('link', { name: 'Jeans' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jeans');
  await expect(women).not.toHaveAttribute('open');
});

test('the header leaves while the page is read on and returns when it is scrolled back', async ({ page }) => {
  await open(page, listing);
  const header = page.getByRole('banner');
  await page.mouse.wheel(0, 1_200);
  await expect(header).not.toBeInViewport();
  await page.mouse.wheel(0, -200);
  await expect(header).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
});

test('follows a product without a new document: ready before the click, the old page until then, back to the same place', async ({ page, watch }) => {
  await open(page, listing);
  const card = page.locator('article').nth(6);
  await card.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  const name = (await card.getByRole('heading').textContent())!;
  // Not by mouse: what rests on a card asks for its sizes.
  await card.getByRole('link').focus();
  await expect.poll(() => watch.pages.length).toBe(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  expect(watch.pages).toHaveLength(1);
  expect(watch.documents).toBe(1);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator('#content')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: name })).toBeAttached();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jeans');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  // A page brings all it shows; only what is left in stock is asked for once somebody is there.
  expect(watch.calls.filter((call) => !call.endsWith('/get-availability'))).toEqual([]);
});

test('a page that is asked for anew begins at its top, a reload keeps the place', async ({ page }) => {
  await open(page, listing);
  await page.evaluate(() => scrollTo(0, 900));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  await page.reload();
  await alive(page);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  await open(page, '/en-gb/about');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await open(page, listing);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

for (const [reducedMotion, manner] of [['no-preference', 'gliding'], ['reduce', 'at once']] as const) {
  test(`a link to a height of the page leads there, ${manner} (SHELL-043, SHELL-044)`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      const heights: number[] = ((window as unknown as { heights: number[] }).heights = []);
      addEventListener('scroll', () => heights.push(Math.round(scrollY)));
    });
    await open(page, `${listing}#scroll=900`);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
    const heights = await page.evaluate(() => new Set((window as unknown as { heights: number[] }).heights).size);
    if (reducedMotion === 'reduce') expect(heights).toBe(1);
    else expect(heights).toBeGreaterThan(2);
  });
}

test('a link to a height that is no number leads nowhere (SHELL-044)', async ({ page }) => {
  await open(page, listing);
  const press = (hash: string) => page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: href });
    document.querySelector('main')!.append(link);
    link.click();
  }, hash);
  await press('#scroll=900');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  await press('#scroll=far');
  await expect(page).toHaveURL(/#scroll=far$/);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  expect(await page.evaluate(() => scrollY)).toBe(900);
});

test('what stands on every page stays while one goes from page to page', async ({ page, watch }) => {
  await open(page, listing);
  const frame = () => Promise.all([page.getByRole('banner'), page.getByRole('contentinfo')].map((part) => part.elementHandle()));
  const before = await frame();
  await page.locator('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Jeans');
  const after = await frame();
  expect(await Promise.all(before.map((part, index) => page.evaluate(([one, other]) => one === other, [part, after[index]])))).toEqual([true, true]);
  expect(watch.documents).toBe(1);
});

test('lays out what is below the first screen when it comes near, and finds the place again far below it', async ({ page }) => {
  await open(page, listing);
  const card = page.locator('article').nth(40);
  const isLaidOut = () => card.evaluate((tile) => tile.checkVisibility({ contentVisibilityAuto: true }));
  const top = () => card.evaluate((tile) => Math.round(tile.getBoundingClientRect().top));
  expect(await isLaidOut()).toBe(false);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  // As one reads: past everything above it.
  for (let screens = 0; screens < 30 && (await top()) > 300; screens++) {
    await page.mouse.wheel(0, 400);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  }
  expect(await isLaidOut()).toBe(true);
  expect(Math.abs((await page.evaluate(() => document.documentElement.scrollHeight)) / height - 1)).toBeLessThan(0.03);
  const place = await top();
  await page.reload();
  await alive(page);
  await expect.poll(top).toBe(place);
});

test('wakes what is below when somebody comes near, also after ten minutes, as it was', async ({ page }) => {
  await page.clock.install();
  await open(page, '/en-gb');
  const asleep = () => page.locator('main article').evaluateAll((tiles) => tiles.filter((tile) => !Object.keys(tile).some((key) => key.startsWith('__reactFiber'))).map((tile) => tile.textContent));
  const texts = await page.locator('main article').allTextContents();
  await page.clock.fastForward('10:00');
  expect((await asleep()).length).toBeGreaterThan(3);
  await page.locator('main article').last().scrollIntoViewIfNeeded();
  await expect.poll(asleep).toEqual([]);
  expect(await page.locator('main article').allTextContents()).toEqual(texts);
});

test('tells whoever listens which products were seen, each once and with its place, also far below (PLT-018)', async ({ page }) => {
  const seen = () => page.evaluate(() => (window as unknown as { seen: [string, number, number][] }).seen);
  await page.addInitScript(() => {
    const seen: [string, number, number][] = [];
    Object.assign(window, { seen });
    document.addEventListener('productimpression', (event) => {
      const { product, position } = (event as CustomEvent<{ product: { id: string }; position: number }>).detail;
      seen.push([product.id, position, performance.now()]);
    });
  });
  // Tall enough for more than half of the first tiles.
  await page.setViewportSize({ width: 1440, height: 1100 });
  await open(page, listing);
  await expect.poll(seen).not.toEqual([]);
  const moved = await page.locator('article').nth(40).evaluate((tile) => {
    tile.scrollIntoView({ block: 'center' });
    return performance.now();
  });
  const later = async () => (await seen()).filter(([, , at]) => at > moved);
  await expect.poll(async () => (await later()).map(([, position]) => position)).toContain(41);
  const first = Math.min(...(await later()).filter(([, position]) => position > 30).map(([, , at]) => at));
  expect(first - moved).toBeGreaterThanOrEqual(950);
  const told = await seen();
  expect(new Set(told.map(([id]) => id)).size).toBe(told.length);
  expect(told.map(([, position]) => position)).not.toContain(25);
});

test('keeps the old page until the new one is there', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_page/**', async (route) => {
    await held;
    await route.continue();
  });
  await open(page, listing);
  const link = page.locator('article a').first();
  const href = (await link.getAttribute('href'))!;
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jeans');
  await expect(page.locator('article')).toHaveCount(60);
  release();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Jeans');
});

test('shows a page that has failed on its way, and asks for it once', async ({ page, watch }) => {
  await page.route('**/_page/**', async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, page: { ...answer.page, status: 503 } } });
  });
  await open(page, listing);
  const link = page.locator('article a').first();
  const href = (await link.getAttribute('href'))!;
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Jeans');
  expect(watch.pages.filter((address) => address.includes(href))).toHaveLength(1);
});

for (const path of ['/', '/en-gb', listing, '/ar-ae', '/de-de/women/jeans?colour=blue']) {
  test(`asks nothing again that the server sent: ${path}`, async ({ page, watch }) => {
    await open(page, path);
    await page.waitForLoadState('networkidle');
    expect(watch.calls).toEqual([]);
    expect(watch.pages).toEqual([]);
  });
}

test('chooses colour and size of a product; what is sold out says so (CAT-187, CAT-188, CAT-195)', async ({ page }) => {
  await open(page, listing);
  await page.locator('article a').first().click();
  const sizes = page.getByRole('group', { name: 'Size' });
  const size = sizes.getByRole('radio').first();
  await size.check({ force: true });
  await expect(size).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await expect(sizes.getByRole('radio').nth(1)).toBeChecked();
  await page.getByRole('group', { name: 'Length' }).getByRole('radio').first().check({ force: true });
  const colours = page.getByRole('region', { name: 'Colour' }).getByRole('link');
  const other = colours.and(page.locator(':not([aria-current])')).first();
  const name = (await other.getAttribute('aria-label'))!.replace(/,.*/, '');
  await other.click();
  await expect(page.getByRole('region', { name: 'Colour' })).toContainText(name);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a tap on the button that follows, without a size, leads to the sizes: they say so, and the first one shows that it has the focus', async ({ page }) => {
    await open(page, listing);
    await open(page, (await page.locator('article a').first().getAttribute('href'))!);
    const buttons = page.getByRole('button', { name: 'Add to basket' });
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(buttons).toHaveCount(2);
    await buttons.last().tap();
    const sizes = page.getByRole('group', { name: 'Size', exact: true });
    await expect(sizes).toHaveAccessibleDescription('Choose a size');
    await expect(sizes.getByText('Choose a size')).toBeInViewport();
    await expect(sizes.getByRole('radio').first()).toBeFocused();
    await expect(sizes.locator('label > span').first()).toHaveCSS('outline-style', 'solid');
    await sizes.locator('label').first().tap();
    await expect(sizes).not.toHaveAccessibleDescription(/./);
  });
});

test('skips to the content', async ({ page }) => {
  await open(page, '/en-gb');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
});

test('takes keys while it wakes up, on a slow phone', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 10 });
  await page.goto(listing, { waitUntil: 'commit' });
  await alive(page);
  for (let key = 0; key < 10; key++) await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('carries the category into another market (MKT-025, SHELL-041)', async ({ page, request }) => {
  await open(page, listing);
  await page.getByRole('contentinfo').getByRole('link', { name: /Change country/ }).click();
  await alive(page);
  const germany = page.getByRole('link', { name: /Germany/ }).first();
  const address = (await germany.getAttribute('href'))!;
  await germany.click();
  await expect(page).toHaveURL(/\/de-de\/women\/jeans$/);
  // A content page goes along by its id, in the same way.
  const about = await request.get(address.replace(/cgid=.*/, 'cid=about'), { maxRedirects: 0 });
  expect([about.status(), about.headers().location]).toEqual([302, '/de-de/about']);
});

test('says that there is no connection, keeps the page, and brings the next one with the connection', async ({ page, context, watch }) => {
  watch.expectFailing(/./);
  await open(page, '/ar-ae/women/jeans');
  await context.setOffline(true);
  const note = page.getByRole('alert').filter({ hasText: 'لا يوجد اتصال' });
  await expect(note).toBeVisible();
  await page.getByRole('navigation').first().getByRole('link').last().click();
  await expect(page.locator('article').first()).toBeVisible();
  expect(watch.documents).toBe(1);
  await context.setOffline(false);
  await expect(note).toBeHidden();
  await expect(page).toHaveURL(/\/kiosk$/);
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.brand)).toBe('kiosk');
  expect(watch.documents).toBe(1);
});

test('loads the page anew when an asset is gone, once a minute (SHELL-156)', async ({ page, watch }) => {
  watch.expectFailing(/./);
  await page.route('**/assets/product.page-*.js', (route) => route.abort());
  // Pictures may still be drawn: for those the network would not rest.
  await page.route('**/api/media/**', (route) => route.abort());
  await open(page, listing);
  await page.locator('article a').first().click();
  await expect.poll(() => watch.documents).toBeGreaterThan(1);
  await page.waitForLoadState('networkidle');
  expect(watch.documents).toBeLessThanOrEqual(3);
});

test('loads the page anew when a file of its own is gone as it opens (SHELL-156)', async ({ page, watch }) => {
  watch.expectFailing(/./);
  await page.route('**/assets/category.page-*.js', (route) => (watch.documents < 2 ? route.abort() : route.continue()));
  await page.goto(listing, { waitUntil: 'domcontentloaded' });
  await expect.poll(() => watch.documents).toBe(2);
  await alive(page);
});

test('a page of a brand wears its colours from the first byte, and so does what follows without a new document', async ({ page, request, watch }) => {
  const html = await (await request.get('/en-gb/nord')).text();
  expect(html).toMatch(/<html[^>]* data-brand="nord"/);
  await open(page, '/en-gb/nord');
  const wears = () => page.evaluate(() => [document.documentElement.dataset.brand, getComputedStyle(document.body).backgroundColor]);
  expect(await wears()).toEqual(['nord', 'rgb(250, 248, 245)']);
  await page.getByRole('link', { name: 'See the coats' }).click();
  await expect(page).toHaveURL(/\/women\/coats\?brand=Nord$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Coats' })).toBeVisible();
  expect(await wears()).toEqual(['nord', 'rgb(250, 248, 245)']);
  await page.goBack();
  await page.getByRole('link', { name: 'Kiosk' }).first().click();
  await expect(page).toHaveURL(/\/kiosk$/);
  await expect.poll(wears).toEqual(['kiosk', 'rgb(12, 12, 13)']);
  await page.goBack();
  await expect.poll(wears).toEqual(['nord', 'rgb(250, 248, 245)']);
  await page.getByRole('link', { name: 'Selvedge' }).first().click();
  await expect.poll(wears).toEqual(['selvedge', 'rgb(255, 255, 255)']);
  expect(watch.documents).toBe(1);
});

test('chooses a piece of a set in a size of its own (CAT-198)', async ({ page }) => {
  await open(page, '/en-gb/sets');
  await page.locator('article a').first().click();
  const pieces = page.locator('main').getByRole('article');
  await expect(pieces.nth(1)).toBeVisible();
  const piece = pieces.first();
  const size = piece.getByRole('group', { name: 'Size' }).getByRole('radio').first();
  await size.check({ force: true });
  await expect(size).toBeChecked();
  await expect(pieces.nth(1).getByRole('group', { name: 'Size' }).getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(piece.getByRole('button', { name: 'Add to basket' })).toBeEnabled();
});
