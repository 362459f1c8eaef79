import { minorDigits } from '../../catalog/price.rules.ts';

/** Where Adyen counts in other units than ISO 4217 says. */
const digits: Record<string, number> = { CLP: 2, CVE: 0, IDR: 0, ISK: 2 };
const shift = (currency: string) => 10 ** ((digits[currency] ?? minorDigits(currency)) - minorDigits(currency));

/** An amount of ours, in minor units, as Adyen counts it. */
export const toAdyen = (amount: number, currency: string) => ({ currency, value: Math.round(amount * shift(currency)) });

/** An amount of Adyen's in our minor units. */
export const fromAdyen = ({ value, currency }: { value: number; currency: string }): number => value / shift(currency);
