import { eq, sql } from 'drizzle-orm';
import type { Page } from '@selvedge/api-content';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { mail, rateLimit, styleOption, subscription, subscriptionProof, translation, variant } from '../storage/schema.ts';
import { openTestShop, type TestShop } from '../test-shop.ts';
import { confirmAll, Shopper } from './test-shopper.ts';

const jeans = { productId: '100001_indigo_1', sku: '100001_indigo_1-28' };
const otherSize = '100001_indigo_1-30';
const coat = { productId: '100002_red_1' };

let shop: TestShop;
beforeAll(async () => void (shop = await openTestShop(inject('postgresUrl'), { shopOrigins: ['https://shop.test'] })));
afterAll(() => shop?.close());
beforeEach(async () => {
  const { db } = shop.database;
  await db.delete(subscription);
  await db.delete(rateLimit);
  await db.update(variant).set({ stock: 0 });
  await db.update(variant).set({ ean: '2000000000039' }).where(eq(variant.id, otherSize));
  await db.update(styleOption).set({ flags: { comingSoon: true } }).where(eq(styleOption.id, coat.productId));
});

const rows = () => shop.database.db.select().from(subscription).orderBy(subscription.id);
const mails = () => shop.database.db.select().from(mail).orderBy(mail.id);
const newShopper = (market?: string) => new Shopper(shop.api, market);

describe('notify-me', () => {
  it('goes from none to subscribed and back to none, and from there again (STO-024, STO-025, STO-026, STO-027, STO-028)', async () => {
    const anna = newShopper();
    for (let walk = 0; walk < 2; walk++) {
      expect((await anna.check(jeans.productId)).statusCode).toBe(204);
      const answer = await anna.optIn(jeans);
      expect([answer.statusCode, answer.body]).toEqual([204, '']);
      const [waiting, ...more] = (await anna.waiting(jeans.productId))!;
      expect(more).toEqual([]);
      expect(waiting).toEqual({ kind: 'stock', sku: jeans.sku, token: expect.stringMatching(/^[\w-]{43}$/) });
      expect((await anna.optOut(waiting!.token)).statusCode).toBe(302);
      expect((await anna.check(jeans.productId)).statusCode).toBe(204);
    }
    expect((await rows()).map(({ email, endedAt }) => [email, endedAt instanceof Date])).toEqual([[null, true], [null, true]]);
  });

  it('changes nothing when somebody opts in again while subscribed, whatever the spelling of the address (STO-025)', async () => {
    const anna = newShopper();
    await anna.optIn({ ...jeans, acceptNewsletter: false });
    const before = await rows();
    expect((await anna.optIn({ ...jeans, email: ` ${anna.email.toUpperCase()}`, acceptNewsletter: true })).statusCode).toBe(204);
    expect(await rows()).toEqual(before);
    expect(await anna.waiting(jeans.productId)).toHaveLength(1);
    expect((await anna.check('100001_black_1')).statusCode).toBe(204);
  });

  it('keeps what was asked for: address, market, size by sku or EAN or any, newsletter (STO-032)', async () => {
    const anna = newShopper('de-de');
    await anna.optIn({ ...jeans, acceptNewsletter: true });
    await anna.optIn({ productId: jeans.productId, ean: '2000000000039' });
    await anna.optIn({ productId: jeans.productId });
    expect((await rows()).map(({ email, market, sku, acceptNewsletter }) => [email, market, sku, acceptNewsletter])).toEqual([
      [anna.email, 'de-de', jeans.sku, true], [anna.email, 'de-de', otherSize, false], [anna.email, 'de-de', '', false],
    ]);
    expect((await anna.waiting(jeans.productId))!.map(({ sku }) => sku)).toEqual([jeans.sku, otherSize, undefined]);
  });

  it('tells nobody of others: not by address, not by product, not by how it answers', async () => {
    const [anna, eve] = [newShopper(), newShopper()];
    await anna.optIn(jeans);
    expect((await eve.check(jeans.productId)).statusCode).toBe(204);
    const [known, unknown] = [await eve.optIn({ ...jeans, email: anna.email }), await eve.optIn({ ...jeans, email: 'nobody@mail.example' })];
    const shown = ({ statusCode, body, headers }: typeof known) => ({ statusCode, body, names: Object.keys(headers).filter((name) => name !== 'set-cookie').sort() });
    expect(shown(known)).toEqual(shown(unknown));
    const tokens = [(await anna.waiting(jeans.productId))!, (await eve.waiting(jeans.productId))!].map((waiting) => waiting.map(({ token }) => token));
    expect(new Set(tokens.flat()).size).toBe(3);
    // Anna waits still when Eve has ended all that she asked for, on Anna's address too.
    for (const token of tokens[1]!) await eve.optOut(token);
    expect((await eve.check(jeans.productId)).statusCode).toBe(204);
    expect(await anna.waiting(jeans.productId)).toHaveLength(1);
    expect((await rows()).map(({ email }) => email)).toEqual([anna.email, null]);
    await anna.optOut(tokens[0]![0]!);
    expect((await rows()).map(({ email }) => email)).toEqual([null, null]);
  });

  it('knows the browser by a cookie that no script reads and no other site sends, set by opting in only', async () => {
    const anna = newShopper();
    expect((await anna.check(jeans.productId)).headers['set-cookie']).toBeUndefined();
    expect(String((await anna.optIn(jeans)).headers['set-cookie'])).toMatch(/^notify-me=[\w-]{32}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect((await anna.optIn({ ...jeans, sku: otherSize })).headers['set-cookie']).toBeUndefined();
    const [answer] = [await anna.check(jeans.productId)];
    expect(answer.headers['cache-control']).toBe('private, no-store');
    const forged = newShopper();
    forged.cookies = { 'notify-me': 'x' };
    expect((await forged.check(jeans.productId)).statusCode).toBe(204);
  });

  it('keeps neither the browser’s secret nor a token', async () => {
    const anna = newShopper();
    await anna.optIn(jeans);
    const [{ token } = { token: '' }] = (await anna.waiting(jeans.productId))!;
    const kept = JSON.stringify([await rows(), await shop.database.db.select().from(subscriptionProof)]);
    expect(kept).toContain(anna.email);
    for (const secret of [token, anna.cookies['notify-me']!]) expect(kept).not.toContain(secret);
  });

  it.each([
    ['an address that is none', { email: 'anna at mail' }, 'email'],
    ['terms that were not accepted', { acceptTerms: false }, 'acceptTerms'],
    ['terms that were not mentioned', { acceptTerms: undefined }, 'acceptTerms'],
  ])('refuses %s, and says which field (STO-032)', async (_what, body, field) => {
    const answer = await newShopper().optIn({ ...jeans, ...body } as typeof jeans);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errors: [{ field }] });
    expect(await rows()).toEqual([]);
  });

  it.each([
    ['an unknown product', { productId: 'none' }, 404],
    ['a product that the market does not sell', coat, 404],
    ['a size of another product', { ...jeans, sku: '100001_black_1-28' }, 404],
    ['a digital product', { productId: '100003_multi_1' }, 400],
  ])('refuses %s', async (_what, body, status) => {
    expect((await newShopper('de-de').optIn(body)).statusCode).toBe(status);
    expect(await rows()).toEqual([]);
  });

  it('refuses in the market’s language what can be had already: a size in stock, a product on sale', async () => {
    await shop.database.db.insert(translation).values([{ language: 'de', key: 'server.notify_in_stock', text: '{name} ist da.' }]).onConflictDoNothing();
    await shop.database.db.update(variant).set({ stock: 1 }).where(eq(variant.id, jeans.sku));
    const answer = await newShopper('de-de').optIn(jeans);
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([409, 'Schmale Jeans ist da.']);
    expect((await newShopper().optIn(jeans, 'productgoinglive')).statusCode).toBe(409);
    // The other size may be waited for.
    expect((await newShopper().optIn({ ...jeans, sku: otherSize })).statusCode).toBe(204);
  });

  it('takes five opt-ins a day for an address, whoever asks, and twenty in ten minutes from one machine', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => newShopper().optIn({ ...jeans, email: 'flooded@mail.example' })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([...Array<number>(5).fill(204), 429]);
    const one = newShopper();
    const many = await Promise.all(Array.from({ length: 21 }, (_, place) => one.optIn({ ...jeans, email: `a${place}@mail.example` })));
    expect(many.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
  });

  it.each(['check-existing-subscription?productId=100001_indigo_1', 'optout?token=x'])('answers at the older paths too: %s (STO-030, STO-031)', async (path) => {
    const [older, newer] = [await shop.api.inject(`/en-gb/notifyme/${path}`), await shop.api.inject(`/api/notifyme/en-gb/${path}`)];
    expect([older.statusCode, older.headers.location]).toEqual([newer.statusCode, newer.headers.location]);
    expect(older.statusCode).toBeLessThan(400);
    expect((await shop.api.inject({ method: 'PUT', url: '/en-gb/notifyme/optin', payload: { ...jeans, email: 'old@mail.example', acceptTerms: true } })).statusCode).toBe(204);
  });
});

describe('opting out', () => {
  it('leads to one page whatever the token: good, used, wrong, none (STO-028, STO-034)', async () => {
    const anna = newShopper();
    await anna.optIn(jeans);
    const [{ token } = { token: '' }] = (await anna.waiting(jeans.productId))!;
    for (const one of [token, token, 'wrong', undefined]) {
      const answer = await anna.optOut(one);
      expect([answer.statusCode, answer.headers.location, answer.headers['cache-control']], one).toEqual([302, '/en-gb/notify-me', 'private, no-store']);
    }
  });

  it('ends it when two browsers that wait for one mail leave at the same moment', async () => {
    // Who comes first is chance.
    for (let turn = 1; turn <= 10; turn++) {
      const both = [newShopper(), newShopper()];
      for (const browser of both) await browser.optIn({ ...jeans, email: `anna.${turn}@both.example` });
      const tokens = await Promise.all(both.map(async (browser) => (await browser.waiting(jeans.productId))![0]!.token));
      await Promise.all(both.map((browser, place) => browser.optOut(tokens[place])));
      expect((await rows()).map(({ endedAt }) => endedAt !== null)).toEqual(Array(turn).fill(true));
    }
  });

  it('forgets the address at once, also where its mail waits or nobody took it', async () => {
    const anna = newShopper();
    await anna.optIn(jeans);
    await confirmAll(shop.database.db);
    await shop.database.db.update(variant).set({ stock: 1 }).where(eq(variant.id, jeans.sku));
    await shop.database.db.update(mail).set({ failedAt: new Date(), tries: 20 });
    await anna.optOut((await anna.waiting(jeans.productId))![0]!.token);
    expect(JSON.stringify([await rows(), await mails()])).not.toContain(anna.email);
  });

  it('is confirmed by a page of the shop, in the language of the market, that no search engine keeps', async () => {
    await shop.database.db.insert(translation).values([{ language: 'de', key: 'server.notify_ended', text: 'Abbestellt' }]).onConflictDoNothing();
    const page = (await shop.api.inject('/api/f/de-de/page?path=/notify-me')).json<Page>();
    expect(page).toMatchObject({ statusCode: 200, content: { metadata: { alias: 'contentPage', title: 'Abbestellt', robots: 'noindex' } } });
    expect(JSON.stringify(page.content!.areas)).toContain('If you change your mind');
  });
});

describe('stock that rises from nothing', () => {
  const rise = (sku: string, stock = 1) => shop.database.db.update(variant).set({ stock }).where(eq(variant.id, sku));

  it('writes a mail for each who waits for the size, or for any, once, in the same transaction', async () => {
    const anna = newShopper();
    await anna.optIn(jeans);
    await anna.optIn({ productId: jeans.productId, email: 'any@mail.example' });
    await anna.optIn({ ...jeans, email: 'other@mail.example', sku: otherSize });
    await confirmAll(shop.database.db);
    await shop.database.db.transaction(async (tx) => {
      await tx.update(variant).set({ stock: 3 }).where(eq(variant.id, jeans.sku));
      tx.rollback();
    }).catch(() => {});
    expect(await mails()).toEqual([]);
    await rise(jeans.sku);
    await rise(jeans.sku, 5);
    await rise(jeans.sku, 0);
    await rise(jeans.sku, 2);
    expect((await mails()).map(({ kind, recipient, market }) => `${kind} ${recipient} ${market}`).sort()).toEqual([`back-in-stock ${anna.email} en-gb`, 'back-in-stock any@mail.example en-gb']);
  });

  it('is noticed when the size is taken away and written anew, as an import does', async () => {
    await newShopper().optIn(jeans);
    const { db } = shop.database;
    await confirmAll(db);
    const [row] = await db.select().from(variant).where(eq(variant.id, jeans.sku));
    await db.delete(variant).where(eq(variant.id, jeans.sku));
    await db.insert(variant).values({ ...row!, stock: 4 }).onConflictDoUpdate({ target: variant.id, set: { stock: 4 } });
    expect(await mails()).toHaveLength(1);
  });

  it('is noticed by who opts in at the same moment', async () => {
    const { db } = shop.database;
    const isSettled = vi.fn();
    const isWaiting = async () => (await db.execute<{ n: number }>(sql`SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`)).rows[0]!.n > 0;
    const asked = await db.transaction(async (tx) => {
      await tx.update(variant).set({ stock: 1 }).where(eq(variant.id, jeans.sku));
      const answer = newShopper().optIn(jeans).finally(isSettled);
      await expect.poll(async () => isSettled.mock.calls.length > 0 || (await isWaiting())).toBe(true);
      return [answer] as const;
    });
    expect((await asked[0]).statusCode).toBe(409);
  });
});

describe('going live', () => {
  it('goes from none to subscribed, and has its mail written when the product is not coming soon any more (STO-029)', async () => {
    const anna = newShopper();
    expect((await anna.optIn(coat, 'productgoinglive')).statusCode).toBe(204);
    expect(await anna.waiting(coat.productId)).toMatchObject([{ kind: 'going-live' }]);
    await confirmAll(shop.database.db);
    await shop.database.db.update(styleOption).set({ popularity: 3 });
    expect(await mails()).toEqual([]);
    await shop.database.db.update(styleOption).set({ flags: {} }).where(eq(styleOption.id, coat.productId));
    expect((await mails()).map(({ kind }) => kind)).toEqual(['going-live']);
  });
});
