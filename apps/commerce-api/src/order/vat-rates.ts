/** Standard rates of value added tax in percent by country; prices include it. A country without an entry has none. */
const rates: Record<string, number> = {
  AD: 4.5, AE: 5, AL: 20, AM: 20, AT: 20, BA: 17, BE: 21, BG: 20, CA: 5, CH: 8.1, CY: 19, CZ: 21, DE: 19, DK: 25, DZ: 19, EE: 24, EG: 14, ES: 21, FI: 25.5,
  FR: 20, GB: 20, GR: 24, HR: 25, HU: 27, IE: 23, IT: 22, JO: 16, LT: 21, LU: 17, LV: 21, MA: 20, MC: 20, ME: 21, MK: 18, MT: 18, NL: 21, NO: 25,
  PL: 23, PT: 23, RO: 21, RS: 20, SA: 15, SE: 25, SI: 22, SK: 23, TN: 19, TR: 20, UA: 20, XK: 18,
};

/** The tax in a price that includes it, in the same minor units, rounded half up. */
export const vatIn = (minor: number, country: string): number => {
  const rate = rates[country] ?? 0;
  return Math.round((minor * rate) / (100 + rate));
};
