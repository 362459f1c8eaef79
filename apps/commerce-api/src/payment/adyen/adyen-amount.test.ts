import { readFileSync } from 'node:fs';
import { markets } from '@selvedge/market/data';
import { expect, it } from 'vitest';
import { inMinorUnits } from '../../catalog/price.rules.ts';
import { fromAdyen, toAdyen } from './adyen-amount.ts';

/** How the card form itself counts; what is not in its list has two digits. */
const source = readFileSync(new URL('../../../../../node_modules/@adyen/adyen-web/dist/es/utils/constants/currency-decimals.js', import.meta.url), 'utf8');
const divisors = new Map([...source.matchAll(/([A-Z]{3}):(\w+)/g)].map(([, currency, divisor]) => [currency!, Number(divisor)]));

it.each([...new Set([...markets.map(({ currency }) => currency), 'JPY', 'ISK', 'IDR', 'KRW', 'BHD'])])('charges %s in the units that the provider counts in', (currency) => {
  expect(divisors.get('KWD')).toBe(1_000);
  const asked = toAdyen(inMinorUnits(1_250, currency), currency);
  expect(asked.value / (divisors.get(currency) ?? 100)).toBe(1_250);
  expect(fromAdyen(asked)).toBe(inMinorUnits(1_250, currency));
});
