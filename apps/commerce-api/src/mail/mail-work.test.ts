import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { serverTexts } from '../sample/texts.server.ts';
import { confirmAll, Shopper } from '../notify-me/test-shopper.ts';
import { mail, market, rateLimit, styleOption, subscription, translation, variant } from '../storage/schema.ts';
import { openTestShop, type TestShop } from '../test-shop.ts';
import { letters } from './letters.ts';
import { sendMails, startMailWork } from './mail-work.ts';
import type { Letter, Post } from './post.ts';

const jeans = { productId: '100001_indigo_1', sku: '100001_indigo_1-28' };

let shop: TestShop;
let delivered: (Letter & { recipient: string; id: string })[];
let pause: () => Promise<unknown>;
const post: Post = {
  async send(letter, to) {
    await pause();
    delivered.push({ ...letter, ...to });
  },
  close() {},
};

beforeAll(async () => {
  shop = await openTestShop(inject('postgresUrl'));
  await shop.database.db.insert(translation).values(Object.entries(serverTexts).flatMap(([language, texts]) => Object.entries(texts).map(([key, text]) => ({ language, key, text })))).onConflictDoNothing();
  await shop.database.db.update(market).set({ currency: 'EUR' }).where(eq(market.id, 'ar-ae'));
});
afterAll(() => shop?.close());
beforeEach(async () => {
  delivered = [];
  pause = async () => {};
  await shop.database.db.delete(subscription);
  await shop.database.db.delete(rateLimit);
  await shop.database.db.update(variant).set({ stock: 0 });
});

const work = (now?: Date, through: Post = post) => sendMails({ db: shop.database.db, post: through, write: letters('https://shop.test') }, now);
const setStock = (stock: number) => shop.database.db.update(variant).set({ stock }).where(eq(variant.id, jeans.sku));
const subscribed = async (market?: string) => {
  const shopper = new Shopper(shop.api, market);
  expect((await shopper.optIn(jeans)).statusCode).toBe(204);
  await confirmAll(shop.database.db);
  return shopper;
};
const rows = () => shop.database.db.select().from(mail);
const linkIn = (text: string, path: string) => text.split('\n').find((line) => line.includes(path))!;

describe('the outbox', () => {
  it.each([
    ['en-gb', 'Back in stock: Slim jeans, Indigo, W28L32', 'ltr'],
    ['de-de', 'Wieder da: Schmale Jeans, Indigoblau, W28L32', 'ltr'],
    ['ar-ae', 'متوفر من جديد: Slim jeans, Indigo, W28L32', 'rtl'],
    ['fr-fr', 'Back in stock: Slim jeans, Indigo, W28L32', 'ltr'],
  ])('sends what was waited for in the language of the market, English otherwise, with links to the product and out: %s', async (marketId, subject, direction) => {
    const anna = await subscribed(marketId);
    await setStock(2);
    await work();
    expect(delivered).toMatchObject([{ recipient: anna.email, subject }]);
    const { text, html, unsubscribeUrl } = delivered[0]!;
    expect(text).toContain(`https://shop.test/${marketId}/product/slim-jeans-indigo-100001_indigo_1\n`);
    expect(html).toContain(`dir="${direction}"`);
    const link = linkIn(text, '/optout');
    expect(link).toBe(unsubscribeUrl);
    expect(html).toContain(link);
    expect(link).toMatch(new RegExp(`^https://shop.test/api/notifyme/${marketId}/optout\\?token=[\\w-]{43}$`));
    expect((await anna.check(jeans.productId)).statusCode).toBe(204);
  });

  it('sends each subscription one mail, however often the stock rises and however many processes send', async () => {
    const shoppers = [await subscribed(), await subscribed(), await subscribed()];
    await setStock(2);
    await Promise.all([work(), work(), work()]);
    await setStock(0);
    await setStock(1);
    await work();
    expect(delivered.map(({ recipient }) => recipient).sort()).toEqual(shoppers.map(({ email }) => email).sort());
  });

  it('lets a second sender pass by what the first has in hand', async () => {
    await subscribed();
    await setStock(2);
    let arrive = () => {};
    const inHand = new Promise<void>((reached) => (pause = () => new Promise<void>((done) => { arrive = done; reached(); })));
    const first = work();
    await inHand;
    await work();
    expect(delivered).toHaveLength(0);
    arrive();
    await first;
    expect(delivered).toHaveLength(1);
  });

  it('ends after the mail that is in hand, and leaves the others to the next process', async () => {
    await subscribed();
    await subscribed();
    await setStock(2);
    let arrive = () => {};
    const inHand = new Promise<void>((reached) => (pause = () => new Promise<void>((done) => { arrive = done; reached(); })));
    const sender = startMailWork({ db: shop.database.db, post, write: letters('https://shop.test'), report: () => {} });
    await inHand;
    const ended = sender.close();
    pause = async () => {};
    arrive();
    await ended;
    expect(delivered).toHaveLength(1);
    await work();
    expect(delivered).toHaveLength(2);
  });

  it('keeps what nobody took and tries again later, then ever later, under the same message id', async () => {
    await subscribed();
    await setStock(2);
    const ids: string[] = [];
    const away: Post = { send: async (_letter, { id }) => { ids.push(id); throw new Error('away'); }, close() {} };
    const now = new Date();
    await expect(work(now, away)).rejects.toThrow('away');
    await work(now);
    expect(delivered).toHaveLength(0);
    await expect(work(new Date(now.getTime() + 31_000), away)).rejects.toThrow('away');
    expect((await rows())[0]).toMatchObject({ tries: 2, sentAt: null });
    await work(new Date(now.getTime() + 10 * 60_000));
    expect(new Set([...ids, ...delivered.map(({ id }) => id)]).size).toBe(1);
    expect(delivered).toHaveLength(1);
  });

  it('gives up after three days and keeps the row', async () => {
    await subscribed();
    await setStock(2);
    const away: Post = { send: () => Promise.reject(new Error('away')), close() {} };
    let now = Date.now();
    const began = now;
    while ((await rows())[0]!.failedAt === null) {
      now = (await rows())[0]!.nextTryAt.getTime();
      await expect(work(new Date(now + 1), away)).rejects.toThrow('away');
    }
    expect((now - began) / 86_400_000).toBeGreaterThan(2);
    expect((now - began) / 86_400_000).toBeLessThan(4);
    await work(new Date(now + 86_400_000));
    expect(delivered).toHaveLength(0);
  });

  it('does not write to who opted out while the mail waited', async () => {
    const anna = await subscribed();
    const [{ token } = { token: '' }] = (await anna.waiting(jeans.productId))!;
    await setStock(2);
    await anna.optOut(token);
    await work();
    expect([delivered, await rows()]).toEqual([[], []]);
  });

  it('waits on when the size is gone again before the mail is sent', async () => {
    const anna = await subscribed();
    await setStock(1);
    await setStock(0);
    await work();
    expect(delivered).toHaveLength(0);
    expect(await anna.waiting(jeans.productId)).toHaveLength(1);
    await setStock(1);
    await work();
    expect(delivered).toHaveLength(1);
  });

  it('tells when a product can be bought at last, and when a size is back (STO-002)', async () => {
    const { db } = shop.database;
    await db.update(styleOption).set({ flags: { comingSoon: true } }).where(eq(styleOption.id, jeans.productId));
    expect((await new Shopper(shop.api).optIn(jeans, 'productgoinglive')).statusCode).toBe(204);
    await confirmAll(db);
    await work();
    await db.update(styleOption).set({ flags: {} }).where(eq(styleOption.id, jeans.productId));
    await work();
    await subscribed();
    await setStock(1);
    await work();
    expect(delivered).toMatchObject([{ subject: 'Now on sale: Slim jeans, Indigo' }, { subject: 'Back in stock: Slim jeans, Indigo, W28L32' }]);
  });

  it('forgets the address with the mail, and its link still leads to the confirmation', async () => {
    const anna = await subscribed();
    await setStock(2);
    await work();
    expect(JSON.stringify([await rows(), await shop.database.db.select().from(subscription)])).not.toContain('anna.');
    const answer = await anna.optOut(new URL(linkIn(delivered[0]!.text, '/optout')).searchParams.get('token')!);
    expect(answer.headers.location).toBe('/en-gb/notify-me');
    expect((await shop.database.db.select().from(subscription))[0]!.endedAt).not.toBeNull();
  });
});
