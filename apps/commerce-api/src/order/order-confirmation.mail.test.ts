import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { letters } from '../mail/letters.ts';
import { sendMails } from '../mail/mail-work.ts';
import type { Letter, Post } from '../mail/post.ts';
import { TestProvider } from '../payment/test-provider.ts';
import { serverTexts } from '../sample/texts.server.ts';
import { mail, translation, variant } from '../storage/schema.ts';
import { openTestShop, type TestShop } from '../test-shop.ts';
import { callerOf, COAT, JEANS, paymentOf, readyBasket } from './test-basket.ts';

let shop: TestShop;
let provider: TestProvider;
let delivered: (Letter & { recipient: string })[];
const post: Post = { send: async (letter, { recipient }) => void delivered.push({ ...letter, recipient }), close() {} };

beforeAll(async () => {
  provider = new TestProvider();
  shop = await openTestShop(inject('postgresUrl'), {}, provider);
  const texts = Object.entries(serverTexts).flatMap(([language, own]) => Object.entries(own).map(([key, text]) => ({ language, key, text })));
  await shop.database.db.insert(translation).values(texts).onConflictDoNothing();
});
afterAll(() => shop?.close());
beforeEach(async () => {
  delivered = [];
  provider.decide = 'authorised';
  await shop.database.db.delete(mail);
  await shop.database.db.update(variant).set({ stock: 5 });
});

const send = () => sendMails({ db: shop.database.db, post, write: letters('https://shop.test') });

async function buy(): Promise<string> {
  const call = callerOf(shop.api);
  const ready = await readyBasket(call, [JEANS, COAT]);
  return (await call('POST', 'basket/create-payment', paymentOf(ready))).json<{ paymentState: string }>().paymentState;
}

describe('the confirmation of an order', () => {
  it.each([
    ['en-gb', /^Your order \d{7}$/, 'ltr', 'Delivery address', '£258.95'],
    ['de-de', /^Ihre Bestellung \d{7}$/, 'ltr', 'Lieferadresse', '258,95 £'],
    ['ar-ae', /^طلبك \d{7}$/, 'rtl', 'عنوان التوصيل', '258.95'],
  ])('is sent once, with lines, totals, address and the way to withdraw, in the language of the market: %s', async (market, subject, direction, heading, total) => {
    expect(await buy()).toBe('Authorised');
    await shop.database.db.update(mail).set({ market });
    await Promise.all([send(), send()]);
    await send();

    expect(delivered).toMatchObject([{ recipient: 'anna@mail.example', subject: expect.stringMatching(subject) as string }]);
    const { text, html, unsubscribeUrl } = delivered[0]!;
    expect(unsubscribeUrl).toBeUndefined();
    expect(html).toContain(`dir="${direction}"`);
    for (const part of [text, html]) {
      expect(part).toContain(heading);
      expect(part.replace(/[\u00a0\u200e\u200f]/g, ' ')).toContain(total);
      expect(part).toContain('Anna Smith');
      expect(part).toMatch(/\/receipt\?orderid=[\w-]{32}/);
      expect(part).not.toMatch(/undefined|NaN|\{\w+\}|server\./);
    }
    expect(JSON.stringify(await shop.database.db.select().from(mail))).not.toContain('anna@mail.example');
  });

  it('is not sent for a payment that was refused', async () => {
    provider.decide = 'refused';
    expect(await buy()).toBe('Refused');
    await send();
    expect(delivered).toEqual([]);
  });
});
