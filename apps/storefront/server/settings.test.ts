import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

const secret = 'q3v8yXJmK0sTzr1LhWcUe5NdBf7PaGoi';
const production = { SHOP_ENV: 'production', PUBLIC_URL: 'https://shop.example', SHOP_SECRET: secret };

describe('a shop in production', () => {
  it('starts with an https address and a strong secret', () => {
    expect(readSettings(production)).toMatchObject({ environment: 'production', publicUrl: 'https://shop.example', secret });
  });

  it.each([
    ['no address', { PUBLIC_URL: undefined }, /- PUBLIC_URL must be the https address/],
    ['an http address', { PUBLIC_URL: 'http://shop.example' }, /- PUBLIC_URL must be the https address/],
    ['no secret', { SHOP_SECRET: undefined }, /- SHOP_SECRET must be a random text/],
    ['a short secret', { SHOP_SECRET: 'q3v8yXJmK0sTzr1L' }, /- SHOP_SECRET must be a random text/],
    ['a secret of few characters', { SHOP_SECRET: 'abab'.repeat(16) }, /- SHOP_SECRET must be a random text/],
    ['nothing', { PUBLIC_URL: undefined, SHOP_SECRET: undefined }, /PUBLIC_URL[\s\S]+SHOP_SECRET/],
  ])('does not start with %s', (_what, env, message) => {
    expect(() => readSettings({ ...production, ...env })).toThrow(message);
  });

  it('is a demo with neither', () => {
    expect(readSettings({})).toMatchObject({ environment: 'demo', secret: undefined });
  });
});
