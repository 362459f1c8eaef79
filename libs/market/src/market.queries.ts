import { getStart } from '@selvedge/api-content';
import { ask } from '@selvedge/api-runtime';

export const marketQueries = {
  /** All markets and the suggested ones, for the country selector (MKT-022). */
  all: () => ask(getStart, {}),
};
