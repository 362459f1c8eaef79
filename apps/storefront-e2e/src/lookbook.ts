import { join } from 'node:path';
import { test, type Page } from '@playwright/test';
import { addJeans, goToPayment, receiptNumber, typeCard } from './buying.ts';
import { expect, listing, open } from './shopper.ts';

/** Not a test but a tour: full pages of the shop, for the eye. `npm run lookbook` runs it. */
const folder = process.env.LOOKBOOK!;
const api = process.env.API_URL!;
const widths = [390, 768, 1280, 1920];
const languages = [
  { market: 'en-gb', nth: 12, postalCode: 'N1 1AA', phone: '07700 900123' },
  { market: 'de-de', nth: 13, postalCode: '10115', phone: '030 123456' },
  { market: 'ar-ae', nth: 14, postalCode: '', phone: '050 123 4567' },
];
test.setTimeout(600_000);

for (const { market, nth, postalCode, phone } of languages) {
  const look = async (page: Page, name: string) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: width < 600 ? 844 : 1000 });
      await settle(page);
      await page.screenshot({ path: join(folder, 'pages', market, `${name}-${width}.png`), fullPage: !name.startsWith('flyout') });
    }
  };

  test(`to look at, ${market}`, async ({ page }) => {
    const path = listing.replace('/en-gb', `/${market}`);
    for (const [name, where] of Object.entries({ home: '', nord: '/nord', kiosk: '/kiosk' })) {
      await open(page, `/${market}${where}`);
      await look(page, name);
    }
    await open(page, path);
    await look(page, 'listing');
    await open(page, (await page.locator('article a').first().getAttribute('href'))!);
    await look(page, 'product');
    await open(page, `${path}?size=nothing`);
    await look(page, 'listing-nothing');
    await open(page, `/${market}/no-such-page`);
    await look(page, 'not-found');
    await page.goto(`${process.env.BROKEN_SHOP}${path}`);
    await look(page, 'error');
    await open(page, `/${market}/basket`);
    await look(page, 'basket-empty');
  });

  test(`to look at, brands and products in every state, ${market}`, async ({ page }) => {
    const cards = await everything(market);
    for (const [brand, category] of Object.entries({ Nord: 'knitwear', Kiosk: 'sweatshirts' })) {
      await open(page, `/${market}/women/${category}?brand=${brand}`);
      await look(page, `${brand.toLowerCase()}-listing`);
    }
    for (const [name, isOne] of Object.entries(states)) {
      const card = cards.find(isOne);
      expect(card, `The sample shop has no product for ${name}.`).toBeDefined();
      await open(page, `/${market}${card!.url}`);
      await look(page, `product-${name}`);
    }
  });

  test(`to look at, from basket to receipt, ${market}`, async ({ page }) => {
    await addJeans(page, nth, market);
    await open(page, `/${market}/basket`);
    await expect(page.locator('main li').first()).toBeVisible();
    await look(page, 'basket');
    await page.locator('header a[aria-haspopup=dialog][href$="/basket"]').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await goToPayment(page, { postalCode, phone, look: (where) => look(page, where === 'flyout' ? where : `checkout-${where}`) });
    await typeCard(page, '4111111111111111');
    await look(page, 'checkout-payment');
    await page.locator('main section button').last().click();
    await receiptNumber(page);
    await look(page, 'receipt');
  });
}

/** What the catalogue says of a product, as far as it shows. */
interface Card {
  url: string;
  brand: string;
  inStock: boolean;
  comingSoonProduct: boolean;
  isPreorder: boolean;
  isDigital: boolean;
  isProductSet: boolean;
  price: { percentage: number };
}

const isPlain = (card: Card) => card.inStock && !card.comingSoonProduct && !card.isPreorder && !card.isDigital && !card.isProductSet;
/** Which product shows a page as it is then. */
const states: Record<string, (card: Card) => boolean> = {
  nord: (card) => isPlain(card) && card.brand === 'Nord',
  kiosk: (card) => isPlain(card) && card.brand === 'Kiosk',
  'sold-out': (card) => !card.inStock && !card.comingSoonProduct && !card.isPreorder && !card.isProductSet,
  'coming-soon': (card) => card.comingSoonProduct,
  preorder: (card) => card.isPreorder,
  reduced: (card) => isPlain(card) && card.price.percentage !== 0,
  'gift-card': (card) => card.isDigital,
  set: (card) => card.isProductSet,
};

/** Every product of the shop, as its listings show them. */
async function everything(market: string): Promise<Card[]> {
  const size = 200;
  const cards: Card[] = [];
  for (let results: Card[] | undefined; results === undefined || results.length === size; cards.push(...results)) {
    const answer = await fetch(`${api}/api/catalog/${market}/search`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ from: cards.length, size }) });
    ({ results } = (await answer.json()) as { results: Card[] });
  }
  return cards;
}

/** Every picture of the page is there and nothing moves any more. */
async function settle(page: Page): Promise<void> {
  // What a page asks for as soon as it lives is not all asked for at once.
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    // What is laid out only when somebody comes near would ask for its pictures only then.
    document.documentElement.style.setProperty('--below-first-screen', 'visible');
    const twoFrames = () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    // What wakes when it comes near brings more, until there is no more to come.
    for (let height = 0; height !== document.body.scrollHeight; ) {
      height = document.body.scrollHeight;
      for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
        scrollTo({ top, behavior: 'instant' });
        await twoFrames();
        for (let frames = 0; frames < 300 && document.querySelector('main [aria-busy=true]')?.checkVisibility(); frames++) await twoFrames();
      }
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  // What stands outside of the window, or came after it was passed, would wait for somebody to come near.
  const bring = () =>
    [...document.images].every((picture) => {
      picture.loading = 'eager';
      return picture.complete || !picture.checkVisibility();
    });
  await page.waitForFunction(bring, undefined, { timeout: 120_000 });
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
}
