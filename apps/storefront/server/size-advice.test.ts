import { expect, it, onTestFinished } from 'vitest';
import { fakeApi, page } from './fake-api.ts';
import { readSettings } from './settings.ts';
import { testStorefront } from './test-storefront.ts';

async function policyWith(SIZE_ADVICE_ORIGINS?: string) {
  const api = await fakeApi();
  api.answers.page = () => page({ alias: 'homePage', title: 'Home', widgets: [] });
  const shop = await testStorefront(api.url, { sizeAdviceOrigins: readSettings({ SIZE_ADVICE_ORIGINS }).sizeAdviceOrigins });
  onTestFinished(async () => {
    await Promise.all([shop.close(), api.close()]);
  });
  const { headers } = await shop.inject({ url: '/en-gb', headers: { host: 'shop.example', 'user-agent': 'Mozilla/5.0' } });
  const directives = String(headers['content-security-policy']).split('; ').map((directive) => directive.split(' '));
  return (name: string) => directives.find(([own]) => own === name)?.slice(1).filter((source) => !source.startsWith("'sha256-"));
}

it('advice on sizes is loaded from where the shop says, and may reach there (CAT-196)', async () => {
  const policy = await policyWith('https://sizes.example, https://*.fit.example');
  expect(policy('script-src')).toEqual(["'self'", 'https://sizes.example', 'https://*.fit.example']);
  expect(policy('connect-src')).toEqual(["'self'", 'https://sizes.example', 'https://*.fit.example']);
  expect(policy('frame-src')).toEqual(['https://sizes.example', 'https://*.fit.example']);
});

it('scripts come from the shop alone unless it says otherwise', async () => {
  const policy = await policyWith();
  expect([policy('script-src'), policy('connect-src'), policy('frame-src')]).toEqual([["'self'"], ["'self'"], undefined]);
});

it('refuses what is no list of origins', () => {
  expect(() => readSettings({ SIZE_ADVICE_ORIGINS: 'sizes.example; script-src *' })).toThrow(/SIZE_ADVICE_ORIGINS holds "sizes.example;"/);
});
