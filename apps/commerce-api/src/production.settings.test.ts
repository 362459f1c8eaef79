import { describe, expect, it } from 'vitest';
import { requireProductionSettings } from './production.settings.ts';

const whole = {
  SHOP_ENV: 'production', PUBLIC_URL: 'https://shop.example', SHOP_ORIGINS: 'https://shop.example, https://www.shop.example', SHOP_SECRET: 'u3Hq0c9ZkV7mW2xJtR5yLpN8sDfG1bQe',
  ADYEN_API_KEY: 'key', ADYEN_MERCHANT_ACCOUNT: 'account', ADYEN_CLIENT_KEY: 'client', ADYEN_HMAC_KEY: 'ab',
};

describe('production', () => {
  it('starts when all is set', () => expect(() => requireProductionSettings(whole)).not.toThrow());

  it.each([
    ['PUBLIC_URL', ''], ['PUBLIC_URL', 'http://shop.example'], ['PUBLIC_URL', 'shop.example'], ['SHOP_ORIGINS', ''], ['SHOP_ORIGINS', 'https://shop.example,http://shop.example'],
    ['SHOP_SECRET', ''], ['SHOP_SECRET', 'short'], ['SHOP_SECRET', 'a'.repeat(64)], ['SHOP_SECRET', 'abcabcabcabcabcabcabcabcabcabcabcabc'],
    ['ADYEN_API_KEY', ''], ['ADYEN_MERCHANT_ACCOUNT', ''], ['ADYEN_CLIENT_KEY', ''], ['ADYEN_HMAC_KEY', ''],
  ])('does not start with %s=%s', (name, value) => expect(() => requireProductionSettings({ ...whole, [name]: value })).toThrow(name));

  it('names all that is missing in one message', () => {
    const names = Object.keys(whole).filter((name) => name !== 'SHOP_ENV');
    let message = '';
    try {
      requireProductionSettings({ SHOP_ENV: 'production' });
    } catch (error) {
      ({ message } = error as Error);
    }
    for (const name of names) expect(message).toContain(name);
    expect(message).not.toContain('\n');
  });

  it.each(['demo', 'test', undefined])('alone asks for them, not %s', (SHOP_ENV) => expect(() => requireProductionSettings({ SHOP_ENV })).not.toThrow());
});
