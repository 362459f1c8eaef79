import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { BasketEnvelope } from '@selvedge/api-order';
import { openTestShop, type TestShop } from '../test-shop.ts';
import { unreadableFields } from './readable.rules.ts';
import { address, callerOf, JEANS, type Call } from './test-basket.ts';

let shop: TestShop;
let call: Call;
let basketId: string;
beforeAll(async () => {
  shop = await openTestShop(inject('postgresUrl'));
  call = callerOf(shop.api);
  ({ basketId } = (await call('POST', 'basket/line', { sku: JEANS, quantity: 1 })).json<BasketEnvelope>().basket);
});
afterAll(() => shop?.close());

/** Escaped, as a browser sends it. */
const unseen = ['\u0001', '\u001b', '\u007f', '\u0085', '\u009f', '\u200e', '\u200f', '\u2028', '\u202a', '\u202e', '\u2066', '\u2069', '\ufeff', '\ud83d', '\udc57'];
const names = (character: string) => `U+${character.charCodeAt(0).toString(16)}`;

it.each(unseen.map((one) => [names(one), one]))('finds %s, and where it stands', (_name, character) => {
  expect(unreadableFields({ a: 'fine', b: { c: `x${character}y` } })).toEqual(['b.c']);
  expect(unreadableFields(`line\n${character}`, 'note', true)).toEqual(['note']);
});

it.each(['محمد بن راشد', 'شارع الشيخ زايد ١٢', 'Zoë O’Brien-Müller', '北京市', 'नमस्ते', '👨‍👩‍👧', 'می\u200cخواهم'])('lets people write as they do: %s', (text) => {
  expect(unreadableFields({ text })).toEqual([]);
});

describe('an invisible character', () => {
  it.each(['firstName', 'lastName', 'line1', 'line2', 'city', 'organizationName', 'email'])('is refused in an address, by the name of its field: %s', async (field) => {
    for (const kind of ['shippingAddress', 'billingAddress'] as const) {
      const body = { shippingAddress: address, billingAddress: address, useBillingAddressForShipping: false };
      const answer = await call('PUT', `basket/address?basketId=${basketId}`, { ...body, [kind]: { ...address, [field]: 'a\u202eb' } });
      expect(answer.json()).toMatchObject({ status: 400, errors: [{ field: `${kind}.${field}` }] });
    }
  });

  it('is refused in a note, which may have lines, and in an e-mail address', async () => {
    expect((await call('PUT', `basket/note?basketId=${basketId}`, { note: 'Ring twice.\nThank you.' })).statusCode).toBe(200);
    for (const character of ['\u0007', '\u2067', '\r']) expect((await call('PUT', `basket/note?basketId=${basketId}`, { note: `a${character}b` })).json()).toMatchObject({ status: 400, errors: [{ field: 'note' }] });
    for (const email of ['an\u200fna@mail.example', 'anna@ma\u0001il.example', 'anna@mail\u2066.example']) expect((await call('PUT', `basket/continue-as-guest?basketId=${basketId}`, { email })).json()).toMatchObject({ status: 400, errors: [{ field: 'email' }] });
  });

  it('is none in an Arabic address', async () => {
    const answer = await call('PUT', `basket/address?basketId=${basketId}`, { shippingAddress: { ...address, firstName: 'محمد', lastName: 'الفهد', line1: 'شارع الشيخ زايد' }, useBillingAddressForShipping: true });
    expect(answer.json()).toMatchObject({ basket: { shippingAddress: { firstName: 'محمد' } } });
  });
});
