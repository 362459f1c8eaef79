import { expect, it } from 'vitest';
import { defaultMarketId, markets } from './market.data.ts';

const supported = 'AL DZ AD AM AT BE BA BG CA HR CY CZ DK EG EE FI FR DE GB GR HU IE KW IT JO LV LT LU MT MC MA ME NL MK NO PL PT QA RO SA RS SK SI ES SE CH UA AE US TN TR'.split(' ');

it('has a market in every supported country and in no other (MKT-015)', () => {
  expect(new Set(markets.map(({ country }) => country))).toEqual(new Set(supported));
});

it('has one market per language, each named language-country (MKT-004, MKT-005, MKT-018)', () => {
  expect(new Set(markets.map(({ id }) => id)).size).toBe(markets.length);
  for (const { id, language, country } of markets) expect(id).toBe(`${language}-${country.toLowerCase()}`);
  expect(markets.filter(({ country }) => country === 'BE').map(({ id }) => id)).toEqual(['nl-be', 'fr-be']);
});

it('has a default market (MKT-016, MKT-017)', () => {
  expect(defaultMarketId).toBe('en-gb');
  expect(markets.some(({ id }) => id === defaultMarketId)).toBe(true);
});

it('pays in real currencies', () => {
  const known = new Set(Intl.supportedValuesOf('currency'));
  for (const { currency } of markets) expect(known).toContain(currency);
});
