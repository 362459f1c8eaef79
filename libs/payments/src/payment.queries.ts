import { getBasketWithSettings, getPaymentMethods } from '@selvedge/api-order';
import { apiOf } from '@selvedge/api-runtime';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

export const paymentQueries = {
  /**
   * How this basket can be paid. Read when the step opens and not again behind the shopper's back, which would empty the
   * card form; never kept.
   * @param isCovered whether gift cards pay for everything: then the answer is another one
   * @throws ApiError 400, 404, 409
   */
  methods: (catalog: string, basketId: string, isCovered: boolean) =>
    queryOptions({
      queryKey: [getPaymentMethods.id, { catalog, basketId, isCovered }] as const,
      queryFn: ({ client, signal }) => apiOf(client).call(getPaymentMethods, { catalog, basketId }, { signal }),
      staleTime: Infinity,
      gcTime: 0,
      retry: false,
    }),
};

/** The basket is not what the shopper has seen: whoever shows it asks again. */
export const refreshBasket = (queryClient: QueryClient) => queryClient.invalidateQueries({ queryKey: [getBasketWithSettings.id] });
