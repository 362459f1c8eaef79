import type { Market } from '@selvedge/api-content';
import { markets } from '../market.data.ts';

/** Every market of the shop, as the start read tells it. */
export const sampleMarkets: Market[] = markets.map(({ id, language, languageName, country, countryName, currency, priority }) => ({
  id, priority, language: { name: languageName, baseCode: language }, country: { name: countryName, code: country }, url: `/${id}`, name: countryName, currency,
}));

/** Those that are suggested to somebody of whom nothing is known. */
export const sampleSuggestions = sampleMarkets.filter(({ priority }) => priority > 0).toSorted((a, b) => b.priority - a.priority).slice(0, 3);
