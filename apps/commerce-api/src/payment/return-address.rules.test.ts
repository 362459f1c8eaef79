import { expect, it } from 'vitest';
import { returnAddress } from './return-address.rules.ts';

const id = 'x'.repeat(32);
const returning = { origins: ['https://shop.example', 'http://localhost:4000'], market: 'en-gb', checkout: '/checkout', checkoutBasketId: id };

it.each([
  ['https://shop.example/en-gb/checkout/payment', 'https://shop.example/en-gb/checkout/payment'],
  ['https://shop.example/en-gb/checkout', 'https://shop.example/en-gb/checkout'],
  ['http://localhost:4000/en-gb/checkout/payment?checkoutBasketId=other&redirectResult=forged', 'http://localhost:4000/en-gb/checkout/payment'],
])('returns to a checkout path, with the basket that was paid and nothing else: %s', (given, address) => {
  expect(returnAddress(given, returning)).toBe(`${address}?checkoutBasketId=${id}`);
});

it.each([
  'https://elsewhere.example/en-gb/checkout/payment', 'https://shop.example.elsewhere.example/en-gb/checkout', 'https://shop.example:8443/en-gb/checkout', 'http://shop.example/en-gb/checkout',
  'http://localhost:4001/en-gb/checkout', 'https://user:secret@shop.example/en-gb/checkout', 'https://shop.example@elsewhere.example/en-gb/checkout', 'https://user@shop.example/en-gb/checkout',
  'https://shop.example//elsewhere.example/en-gb/checkout', 'https://shop.example/en-gb/checkout//payment', 'https://shop.example/en-gb/checkout/../../away', 'https://shop.example/en-gb/checkout/%2e%2e/away',
  'https://shop.example/en-gb/checkout/./payment', 'https://shop.example/en-gb/checkout/%2F%2Felsewhere.example', 'https://shop.example/en-gb/checkout/%5Celsewhere.example', 'https://shop.example/en-gb/checkout/%252e%252e/x',
  'https:\\\\shop.example\\en-gb\\checkout', 'https:shop.example/en-gb/checkout', ' https://shop.example/en-gb/checkout', 'https://shop.example/en-gb/check\tout', 'https://shop.example/en-gb/checkout/\n',
  'https://shop.example/en-gb/checkout#@elsewhere.example', 'https://shop.example/en-gb/checkout#', 'https://shop.example/de-de/checkout/payment', 'https://shop.example/en-gb/checkouts', 'https://shop.example/en-gb/product/x',
  'https://shop.example', 'javascript:alert(1)//https://shop.example/en-gb/checkout', 'data:text/html,x', '/en-gb/checkout', '//shop.example/en-gb/checkout', '', 'https://', 'HTTPS://SHOP.EXAMPLE/en-gb/checkout',
])('refuses every other address: %j', (given) => expect(returnAddress(given, returning)).toBeUndefined());
