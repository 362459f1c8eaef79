import { getTranslations } from '@selvedge/api-content';
import { ask } from '@selvedge/api-runtime';
import { queryOptions } from '@tanstack/react-query';

export const consentQueries = {
  /** The texts of a market: those of the banner travel with no page, for hardly any page asks. */
  texts: (market: string) => queryOptions({ ...ask(getTranslations, { market }), retryOnMount: true }),
};
