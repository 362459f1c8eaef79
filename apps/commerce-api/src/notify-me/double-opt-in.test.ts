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
const confirm = (token: string, marketId = 'en-gb') => shop.api.inject({ method: 'POST', url: `/api/notifyme/${marketId}/confirm`, payload: { token } });
const linkIn = ({ text }: Letter) => new URL(/https:\S+\/confirm#token=\S+/.exec(text)![0]);
const tokenIn = ({ hash }: URL) => new URLSearchParams(hash.slice(1)).get('token')!;
const pageAt = async ({ pathname }: URL) => (await shop.api.inject(`/api/f${pathname.replace(/^(\/[\w-]+)(.*)$/, '$1/page?path=$2')}`)).json<Page>();

async function asked(marketId = 'en-gb') {
  const anna = new Shopper(shop.api, marketId);
  expect((await anna.optIn(jeans)).statusCode).toBe(204);
  await work();
  const link = linkIn(delivered.at(-1)!);
  return { anna, link, token: tokenIn(link) };
}

describe('an opt-in', () => {
  it.each([
    ['en-gb', 'Please confirm: Slim jeans, Indigo, W28L32', 'Confirm your e-mail address'],
    ['de-de', 'Bitte bestätigen: Schmale Jeans, Indigoblau, W28L32', 'Bestätigen Sie Ihre E-Mail-Adresse'],
    ['ar-ae', 'يُرجى التأكيد: Slim jeans, Indigo, W28L32', 'أكّد بريدك الإلكتروني'],
  ])('is confirmed by the link of a mail and a button, in the language of the market: %s', async (marketId, subject, title) => {
    const { anna, link, token } = await asked(marketId);
    expect(delivered).toMatchObject([{ recipient: anna.email, subject }]);
    // The secret is in the fragment, which reaches no server, log or cache.
    expect(link.href).toMatch(new RegExp(`^https://shop.test/${marketId}/notify-me/confirm#token=[\\w-]{43}$`));
    const { statusCode, content } = await pageAt(link);
    expect([statusCode, content!.metadata]).toMatchObject([200, { alias: 'contentPage', title, robots: 'noindex' }]);
    const texts = serverTexts[marketId.slice(0, 2) as 'en'];
    expect(content!.areas.rows![0]!.widgets).toMatchObject([{ alias: 'confirmNotificationWidget', settings: { text: texts['server.notify_confirm_text'], button: texts['server.notify_confirm_button'], confirmed: texts['server.notify_confirmed'], failed: texts['server.notify_confirm_failed'] } }]);
    expect((await confirm(token, marketId)).statusCode).toBe(204);
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
    for (let visit = 0; visit < 3; visit++) expect((await pageAt(link)).statusCode).toBe(200);
    expect((await rows())[0]!.confirmedAt).toBeNull();
    expect((await shop.api.inject(`/api/notifyme/en-gb/confirm?token=${token}`)).statusCode).toBe(404);
    expect((await rows())[0]!.confirmedAt).toBeNull();
    await confirm(token);
    const [{ confirmedAt } = { confirmedAt: null }] = await rows();
    expect(confirmedAt).toBeInstanceOf(Date);
    expect((await confirm(token)).statusCode).toBe(204);
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
    for (const other of [ofBrowser, 'wrong', token.slice(1)]) expect((await confirm(other)).json()).toMatchObject({ status: 404, message: 'This link is no longer valid.' });
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
    await confirm(tokenIn(linkIn(delivered[1]!)));
    expect((await rows())[0]!.confirmedAt).not.toBeNull();
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
