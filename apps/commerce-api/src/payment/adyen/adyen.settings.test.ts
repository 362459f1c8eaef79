import { describe, expect, it } from 'vitest';
import { readAdyenSettings } from './adyen.settings.ts';

const sandbox = { ADYEN_API_KEY: 'sandbox_key', ADYEN_MERCHANT_ACCOUNT: 'Selvedge', ADYEN_CLIENT_KEY: 'sandbox_client', ADYEN_HMAC_KEY: 'ab'.repeat(32), ADYEN_API_URL: 'http://127.0.0.1:4003', ADYEN_BROWSER_URL: 'http://localhost:4003' };
const live = { ADYEN_API_KEY: 'AQE-real', ADYEN_MERCHANT_ACCOUNT: 'Selvedge', ADYEN_CLIENT_KEY: 'live_client', ADYEN_HMAC_KEY: 'ab'.repeat(32), ADYEN_ENVIRONMENT: 'live', ADYEN_LIVE_PREFIX: '1797a841fbb37ca7-Selvedge' };

describe('the account with the payment provider', () => {
  it('is not there when nothing names it, and is whole when anything does', () => {
    expect(readAdyenSettings({}, 'production')).toBeUndefined();
    expect(readAdyenSettings(sandbox, 'demo')).toMatchObject({ environment: 'test', apiUrl: 'http://127.0.0.1:4003' });
    for (const name of ['ADYEN_API_KEY', 'ADYEN_MERCHANT_ACCOUNT', 'ADYEN_CLIENT_KEY', 'ADYEN_HMAC_KEY']) expect(() => readAdyenSettings({ ...sandbox, [name]: '' }, 'demo')).toThrow(name);
  });

  it.each([
    [{ ...sandbox, ADYEN_HMAC_KEY: 'no hex' }, 'ADYEN_HMAC_KEY'],
    [{ ...sandbox, ADYEN_ENVIRONMENT: 'moon' }, 'ADYEN_ENVIRONMENT is "moon"'],
    [{ ...sandbox, ADYEN_BROWSER_URL: 'http://localhost:4003/sandbox' }, 'without a path'],
    [{ ...live, ADYEN_LIVE_PREFIX: '' }, 'ADYEN_LIVE_PREFIX'],
  ])('is refused in a sentence that names the variable: %#', (env, sentence) => expect(() => readAdyenSettings(env, 'demo')).toThrow(sentence));

  it('is real in production: no sandbox, no test account, no other host', () => {
    expect(readAdyenSettings(live, 'production')).toMatchObject({ environment: 'live' });
    expect(readAdyenSettings({ ...live, ADYEN_API_URL: 'https://proxy.adyen.com' }, 'production')).toMatchObject({ apiUrl: 'https://proxy.adyen.com' });
    for (const [change, name] of [
      [{ ADYEN_API_KEY: 'sandbox_key' }, 'ADYEN_API_KEY'], [{ ADYEN_CLIENT_KEY: 'test_client' }, 'ADYEN_CLIENT_KEY'], [{ ADYEN_ENVIRONMENT: 'test' }, 'ADYEN_ENVIRONMENT'],
      [{ ADYEN_API_URL: 'http://127.0.0.1:4003' }, 'ADYEN_API_URL'], [{ ADYEN_BROWSER_URL: 'https://adyen.com.elsewhere.example' }, 'ADYEN_BROWSER_URL'],
    ] as const) expect(() => readAdyenSettings({ ...live, ...change }, 'production'), name).toThrow(name);
  });
});
