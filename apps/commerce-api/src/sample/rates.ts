import { minorDigits } from '../catalog/price.rules.ts';

/** How a currency is priced: what a euro buys, the steps of its price points and how far a price stays below them, in major units. */
interface PriceHabit {
  perEuro: number;
  step: number;
  below: number;
}

const habit = (perEuro: number, step: number, below: number): PriceHabit => ({ perEuro, step, below });

/** Sample rates, rounded by hand and never refreshed: good enough to fill a shop, not to do business with. */
const habits: Record<string, PriceHabit> = {
  GBP: habit(0.85, 1, 0.01), USD: habit(1.1, 5, 0.01), CAD: habit(1.5, 5, 0.01), CHF: habit(0.96, 5, 0.1),
  DKK: habit(7.46, 50, 0.05), SEK: habit(11.3, 50, 1), NOK: habit(11.6, 50, 1), PLN: habit(4.3, 10, 0.01),
  CZK: habit(25, 100, 1), HUF: habit(400, 1000, 5), RON: habit(5, 10, 0.01), RSD: habit(117, 500, 1),
  BAM: habit(1.956, 5, 0.05), MKD: habit(61.5, 100, 1), ALL: habit(100, 500, 10), TRY: habit(45, 100, 0.01),
  UAH: habit(47, 100, 1), EGP: habit(54, 100, 1), MAD: habit(10.8, 50, 1), TND: habit(3.4, 5, 0.1), DZD: habit(150, 500, 10),
  JOD: habit(0.78, 1, 0.05), KWD: habit(0.34, 0.5, 0.01), QAR: habit(4, 5, 1), SAR: habit(4.1, 5, 1), AED: habit(4, 5, 1),
  AMD: habit(430, 1000, 10),
};

/**
 * A price in euro cents as a price of another currency, in that currency's minor units, at sample rates and with the
 * endings usual there. Euro stay as they are; the order of prices is kept.
 * @throws Error for a currency without a sample rate
 */
export function convertPrice(minorEur: number, currency: string): number {
  if (currency === 'EUR') return minorEur;
  const { perEuro, step, below } = habitOf(currency);
  const amount = (minorEur / 100) * perEuro;
  // Socks would cost as much as a shirt if every price were a multiple of the large step.
  const fitting = amount < step * 10 ? step / 5 : step;
  return Math.round((Math.max(1, Math.round(amount / fitting)) * fitting - below) * 10 ** minorDigits(currency));
}

/**
 * An amount in euro cents at sample rates without price habits, rounded to whole major units: for what is no price of a garment.
 * @throws Error for a currency without a sample rate
 */
export const convertValue = (minorEur: number, currency: string): number =>
  currency === 'EUR' ? minorEur : Math.round((minorEur / 100) * habitOf(currency).perEuro) * 10 ** minorDigits(currency);

/** Of sums that people give each other, the first digits. */
const round = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/**
 * What people give in a currency where others give so many euro, in major units: 25 is 20 pounds and 300 Swedish kronor.
 * @throws Error for a currency without a sample rate
 */
export function roundSum(euro: number, currency: string): number {
  const sum = euro * (currency === 'EUR' ? 1 : habitOf(currency).perEuro);
  const power = 10 ** Math.floor(Math.log10(sum));
  return round.map((first) => first * power).reduce((best, one) => (Math.abs(one - sum) < Math.abs(best - sum) ? one : best));
}

function habitOf(currency: string): PriceHabit {
  const found = habits[currency];
  if (!found) throw new Error(`There is no sample rate for ${currency}. Add one to the sample rates, or leave the currency out.`);
  return found;
}
