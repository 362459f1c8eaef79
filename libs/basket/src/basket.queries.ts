import { getBasketWithSettings, type BasketEnvelope } from '@selvedge/api-order';
import { ApiError, apiOf, ask } from '@selvedge/api-runtime';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { clearBasketCookie, rememberBasket, storedBasketId, tellOtherTabs } from './basket.cookie.ts';

export const basketQueries = {
  all: [getBasketWithSettings.id] as const,

  /** The basket with what surrounds it; keeps it for another day (BSK-153). @throws ApiError */
  current: (catalog: string, basketId: string) => {
    const { queryKey } = ask(getBasketWithSettings, { catalog, basketId });
    return queryOptions({
      queryKey,
      queryFn: async ({ client, signal }): Promise<BasketEnvelope> => {
        const answer = readable(await apiOf(client).call(getBasketWithSettings, { catalog, basketId }, { signal }));
        if (storedBasketId() === basketId) rememberBasket(basketId);
        return answer;
      },
      staleTime: 60_000,
      refetchOnWindowFocus: 'always',
      refetchOnReconnect: true,
      retryOnMount: true,
    });
  },
};

/** @throws TypeError when it is no basket, whatever else it may be: every page shows how much is in it. */
export function readable(envelope: BasketEnvelope | null | undefined): BasketEnvelope {
  if (!Array.isArray(envelope?.basket?.lines)) throw new TypeError('The answer has no basket with lines.');
  return envelope;
}

/** The basket cannot be used any more, whoever asks. */
export const isGone = (error: unknown): boolean => error instanceof ApiError && (error.status === 404 || error.status === 400 || error.status === 409);

/** Takes what the server has answered to a change as the basket. Older answers that are still on their way count no more. */
export async function acceptBasket(queryClient: QueryClient, catalog: string, envelope: BasketEnvelope): Promise<void> {
  const { basketId } = envelope.basket;
  const { queryKey } = basketQueries.current(catalog, basketId);
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, envelope);
  rememberBasket(basketId);
  tellOtherTabs();
}

/** Asks for the basket anew, also where nobody looks at it. Until that has succeeded it counts as out of date. */
export async function rereadBasket(queryClient: QueryClient, catalog: string): Promise<void> {
  // An answer that is still on its way may be older than what is asked about; one that has just come counts as new.
  await queryClient.cancelQueries({ queryKey: basketQueries.all });
  await queryClient.invalidateQueries({ queryKey: basketQueries.all, refetchType: 'none' });
  const basketId = storedBasketId();
  if (basketId) await queryClient.fetchQuery({ ...basketQueries.current(catalog, basketId), staleTime: 0 }).catch(() => {});
}

/** Forgets the basket of this browser, for example after it was ordered (ORD-044). */
export function forgetBasket(queryClient: QueryClient): void {
  clearBasketCookie();
  queryClient.removeQueries({ queryKey: basketQueries.all });
}
