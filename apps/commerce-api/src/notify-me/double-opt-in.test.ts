import { eq, sql } from 'drizzle-orm';
import type { Page } from '@selvedge/api-content';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { letters } from '../mail/letters.ts';
import { sendMails } from '../mail/mail-work.ts';
import type { Letter } from '../mail/post.ts';
import { serverTexts } from '../sample/texts.server.ts';
import { mail, market, rateLimit, subscription, subscriptionProof, translation, variant } from '../storage/schema.ts';
import { openTestShop, type TestShop } from '../test-shop.ts';
import { Shopper } from './test-shopper.ts';

const jeans = { productId: '100001_indigo_1', sku: '100001_indigo_1-28' };

let shop: TestShop;
let delivered: (Letter & { recipient: string })[] = [];
beforeAll(async () => {
  shop = await openTestShop(inject('postgresUrl'));
  await shop.database.db.insert(translation).values(Object.entries(serverTexts).flatMap(([language, texts]) => Object.entries(texts).map(([key, text]) => ({ language, key, text })))).onConflictDoNothing();
  await shop.database.db.update(market).set({ currency: 'EUR' }).where(eq(market.id, 'ar-ae'));
});
afterAll(() => shop?.close());
beforeEach(async () => {
  delivered = [];
  for (const table of [subscription, rateLimit]) await shop.database.db.delete(table);
  await shop.database.db.update(variant).set({ stock: 0 });
});

const post = { send: async (letter: Letter, { recipient }: { recipient: string }) => void delivered.push({ ...letter, recipient }), close() {} };
const work = () => sendMails({ db: shop.database.db, post, write: letters('https://shop.test') });
const setStock = (stock: number) => shop.database.db.update(variant).set({ stock }).where(eq(variant.id, jeans.sku));
const rows = () => shop.database.db.select().from(subscription).orderBy(subscription.id);
const confirm = (token: string, marketId = 'en-gb') => shop.api.inject({ method: 'POST', url: `/api/notifyme/${marketId}/confirm`, headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: new URLSearchParams({ token }).toString() });
const linkIn = ({ text }: Letter) => new URL(/https:\S+\/confirm\?token=\S+/.exec(text)![0]);

async function asked(marketId = 'en-gb') {
  const anna = new Shopper(shop.api, marketId);
  expect((await anna.optIn(jeans)).statusCode).toBe(204);
  await work();
  const link = linkIn(delivered.at(-1)!);
  return { anna, link, token: link.searchParams.get('token')! };
}

describe('an opt-in', () => {
  it.each([
    ['en-gb', 'Please confirm: Slim jeans, Indigo, W28L32', 'Confirm your e-mail address', 'ltr'],
    ['de-de', 'Bitte bestätigen: Schmale Jeans, Indigoblau, W28L32', 'Bestätigen Sie Ihre E-Mail-Adresse', 'ltr'],
    ['ar-ae', 'يُرجى التأكيد: Slim jeans, Indigo, W28L32', 'أكّد بريدك الإلكتروني', 'rtl'],
  ])('is confirmed by the link of a mail and a button, in the language of the market: %s', async (marketId, subject, title, direction) => {
    const { anna, link, token } = await asked(marketId);
    expect(delivered).toMatchObject([{ recipient: anna.email, subject }]);
    expect(link.origin + link.pathname).toBe(`https://shop.test/api/notifyme/${marketId}/confirm`);
    const form = await shop.api.inject(link.pathname + link.search);
    expect(form.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    expect(form.body).toContain(`dir="${direction}"`);
    expect(form.body).toContain(`<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${title}</h1>`);
    const answer = await confirm(token, marketId);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, `/${marketId}/notify-me/confirmed`]);
    expect((await shop.api.inject(`/api/f/${marketId}/page?path=/notify-me/confirmed`)).json<Page>()).toMatchObject({ statusCode: 200, content: { metadata: { alias: 'contentPage', robots: 'noindex', title: serverTexts[marketId.slice(0, 2) as 'en']!['server.notify_confirmed'] } } });
    await setStock(1);
    await work();
    expect(delivered).toHaveLength(2);
  });

  it('gets no notice before it is confirmed, and none when nobody confirms', async () => {
    await asked();
    await setStock(1);
    await work();
    expect(delivered).toHaveLength(1);
    expect(await shop.database.db.$count(mail, eq(mail.kind, 'back-in-stock'))).toBe(0);
  });

  it('is confirmed by no program that opens the links of mails: the page changes nothing, however often it is opened', async () => {
    const { link, token } = await asked();
    for (let visit = 0; visit < 3; visit++) expect((await shop.api.inject(link.pathname + link.search)).statusCode).toBe(200);
    expect((await rows())[0]!.confirmedAt).toBeNull();
    expect((await shop.api.inject({ method: 'HEAD', url: link.pathname + link.search })).statusCode).toBeLessThan(500);
    await confirm(token);
    const [{ confirmedAt } = { confirmedAt: null }] = await rows();
    expect(confirmedAt).toBeInstanceOf(Date);
    await confirm(token);
    expect((await rows())[0]!.confirmedAt).toEqual(confirmedAt);
    await setStock(1);
    await confirm(token);
    await work();
    expect(delivered).toHaveLength(2);
  });

  it('that is confirmed when the article is back already has its notice at once', async () => {
    const { token } = await asked();
    await setStock(2);
    await confirm(token);
    await work();
    expect(delivered.map(({ subject }) => subject)).toEqual([expect.stringContaining('confirm'), expect.stringContaining('Back in stock')]);
  });

  it('cannot be confirmed after two days, by another token, or by the browser that asked', async () => {
    const { anna, token } = await asked();
    const [{ token: ofBrowser } = { token: '' }] = (await anna.waiting(jeans.productId))!;
    for (const other of [ofBrowser, 'wrong', token.slice(1)]) expect((await confirm(other)).headers.location).toBe('/en-gb/notify-me/confirmed');
    expect((await rows())[0]!.confirmedAt).toBeNull();
    await shop.database.db.update(subscription).set({ createdAt: sql`now() - interval '49 hours'` });
    await confirm(token);
    expect((await rows())[0]!.confirmedAt).toBeNull();
  });

  it('is ended by the other link of the same mail, for good', async () => {
    const { anna, token } = await asked();
    await anna.optOut(token);
    await confirm(token);
    expect(await rows()).toMatchObject([{ email: null, confirmedAt: null, endedAt: expect.any(Date) }]);
  });

  it('writes the mail again for who asks again, but not within ten minutes', async () => {
    const { anna } = await asked();
    await anna.optIn(jeans);
    await work();
    expect(delivered).toHaveLength(1);
    await shop.database.db.update(mail).set({ sentAt: sql`now() - interval '11 minutes'` });
    await anna.optIn(jeans);
    await work();
    expect(delivered).toHaveLength(2);
    await confirm(linkIn(delivered[1]!).searchParams.get('token')!);
    expect((await rows())[0]!.confirmedAt).not.toBeNull();
  });

  it('shows a token as text, whatever it holds', async () => {
    const form = await shop.api.inject(`/api/notifyme/en-gb/confirm?token=${encodeURIComponent('"><script>alert(1)</script>')}`);
    expect(form.body).not.toContain('<script>');
    expect(form.headers['content-security-policy']).toContain("default-src 'none'");
  });
});

describe('a mailbox', () => {
  it('gets five mails a day at most, whoever asks and for what', async () => {
    const statuses = [];
    for (let turn = 0; turn < 8; turn++) statuses.push((await new Shopper(shop.api).optIn({ productId: jeans.productId, email: 'victim@mail.example', ...(turn % 2 ? { sku: jeans.sku } : {}) })).statusCode);
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429, 429, 429]);
    await work();
    expect(delivered.length).toBeLessThanOrEqual(5);
  });

  it('waits for twenty things at most, and nobody is told that there is no more room', async () => {
    await shop.database.db.insert(subscription).values(Array.from({ length: 20 }, (_, place) => ({ kind: 'stock' as const, email: 'full@mail.example', market: 'en-gb', productId: `other-${place}` })));
    const [full, free] = [await new Shopper(shop.api).optIn({ ...jeans, email: 'full@mail.example' }), await new Shopper(shop.api).optIn({ ...jeans, email: 'free@mail.example' })];
    const shown = ({ statusCode, body, headers }: typeof full) => ({ statusCode, body, names: Object.keys(headers).sort() });
    expect(shown(full)).toEqual(shown(free));
    expect(await rows()).toHaveLength(21);
  });

  it('is the same to who asks, whether its address is new, waits already or has confirmed', async () => {
    const { anna, token } = await asked();
    await confirm(token);
    const [fresh, known] = [await new Shopper(shop.api).optIn({ ...jeans, email: 'new@mail.example' }), await new Shopper(shop.api).optIn({ ...jeans, email: anna.email })];
    const shown = ({ statusCode, body, headers }: typeof fresh) => ({ statusCode, body, names: Object.keys(headers).sort() });
    expect(shown(known)).toEqual(shown(fresh));
  });
});

it('keeps no token of a mail', async () => {
  const { token } = await asked();
  expect(JSON.stringify([await rows(), await shop.database.db.select().from(subscriptionProof), await shop.database.db.select().from(mail)])).not.toContain(token);
});
