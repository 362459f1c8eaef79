import { describe, expect, it } from 'vitest';
import { formatMoney, moneyFormat } from './money.format.ts';

const write = (locale: string, currency: string, amount: number) => formatMoney(amount, moneyFormat(locale, currency)).replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ');

describe('money', () => {
  it.each([
    ['da-DK', 'DKK', 1299.5, '1.299,50 KR'],
    ['nb-NO', 'NOK', 499, '499,00 KR'],
    ['sv-SE', 'SEK', 499, '499,00 KR'],
  ])('stands before KR with two decimals in %s (MKT-086, MKT-087, MKT-088)', (locale, currency, amount, text) => {
    expect(write(locale, currency, amount)).toBe(text);
  });

  it('stands before the euro sign, in Italian behind it (MKT-089, MKT-090)', () => {
    expect(write('de-DE', 'EUR', 89.95)).toBe('89,95 €');
    expect(write('en-IE', 'EUR', 89.95)).toBe('89.95 €');
    expect(write('it-IT', 'EUR', 89.95)).toBe('€ 89,95');
  });

  it('stands behind CHF in Switzerland (MKT-091)', () => {
    for (const locale of ['de-CH', 'fr-CH', 'it-CH']) expect(write(locale, 'CHF', 120)).toMatch(/^CHF 120[.,]00$/);
  });

  it('stands before TL, Kč and LEI (MKT-092, MKT-093, MKT-094, MKT-098)', () => {
    expect(write('tr-TR', 'TRY', 1299.9)).toBe('1.299,90 TL');
    expect(write('cs-CZ', 'CZK', 1299)).toBe('1 299,00 Kč');
    expect(write('ro-RO', 'RON', 199.5)).toBe('199,50 LEI');
  });

  it('stands behind AED or a dollar sign in Arabic (MKT-095, MKT-096)', () => {
    expect(write('ar-AE', 'AED', 349)).toBe('AED 349.00');
    expect(write('ar-QA', 'QAR', 349)).toBe('$ 349.00');
  });

  it('is as the locale writes it otherwise, with the currency’s own decimals (MKT-097, MKT-098)', () => {
    expect(write('en-GB', 'GBP', 1089.5)).toBe('£1,089.50');
    expect(write('en-US', 'USD', 89)).toBe('$89.00');
    expect(write('pl-PL', 'PLN', 89)).toBe('89,00 zł');
    expect(write('fr-TN', 'TND', 89)).toMatch(/89,000/);
  });

  it('stands alone without a currency (MKT-013)', () => {
    expect(write('en-GB', 'XXX', 12)).toBe('12.00');
  });
});
