import { expect, it } from 'vitest';
import { sampleSession } from '../payments.sample.tsx';
import { canBeOpened, checkSession, formLocale } from './adyen.rules.ts';

const at = (api: string) => ({ ...sampleSession, environmentUrls: { api, analytics: '', cdn: { images: '', translations: '' } } });

it('refuses addresses with which the card form would stay dead without a word', () => {
  expect(() => checkSession(sampleSession)).not.toThrow();
  expect(() => checkSession(at('http://localhost:4003/checkoutshopper/'))).not.toThrow();
  for (const api of ['http://localhost:4003/', 'http://localhost:4003/checkoutshopper', 'https://shop.example/sim/checkoutshopper/', '/checkoutshopper/', '']) {
    expect(() => checkSession(at(api))).toThrow('/checkoutshopper/');
  }
  expect(() => checkSession({ ...sampleSession, clientKey: '' })).toThrow('client key');
});

it('speaks Norwegian to Norwegians; other languages the form finds by itself', () => {
  expect(['nb-NO', 'nn-NO', 'de-AT', 'ar-AE', 'en-GB'].map(formLocale)).toEqual(['no-NO', 'no-NO', 'de-AT', 'ar-AE', 'en-GB']);
});

it('offers cards and methods that leave the shop, and none that would load a script of somebody else', () => {
  expect(['scheme', 'ideal', 'mobilepay', 'paysafecard', 'klarna', 'never-heard-of'].every(canBeOpened)).toBe(true);
  expect(['applepay', 'googlepay', 'paywithgoogle', 'paypal', 'giftcard'].some(canBeOpened)).toBe(false);
});
