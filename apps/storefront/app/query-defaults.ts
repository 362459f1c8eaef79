import type { QueryClientConfig } from '@tanstack/react-query';

/** Nothing is tried again here: libs/api-clients/runtime does, within its deadline. Content is good for five minutes; what failed on the server is shown as failed until the shopper asks again. */
export const queryDefaults: QueryClientConfig = {
  defaultOptions: { queries: { staleTime: 5 * 60_000, retry: false, retryOnMount: false, refetchOnWindowFocus: false, refetchOnReconnect: false } },
};
