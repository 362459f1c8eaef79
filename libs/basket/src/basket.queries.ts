import { getBasketWithSettings, type BasketEnvelope } from '@selvedge/api-order';
import { ApiError, apiOf, ask } from '@selvedge/api-runtime';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { clearBasketCookie, rememberBasket, storedBasketId, tellOtherTabs } from './basket.cookie.ts';

export const basketQueries = {
  all: [getBasketWithSettings.id] as const,

  /** The basket with what surrounds it. One that is gone, or was ordered, is forgotten (BSK-067). @throws ApiError */
  current: (catalog: string, basketId: string) => {
    const { queryKey } = ask(getBasketWithSettings, { catalog, basketId });
    return queryOptions({
      queryKey,
      queryFn: async ({ client, signal }): Promise<BasketEnvelope> => {
        try {
          const answer = await apiOf(client).call(getBasketWithSettings, { catalog, basketId }, { signal });
          if (storedBasketId() === basketId) rememberBasket(basketId);
          return answer;
        } catch (error) {
          if (isGone(error) && storedBasketId() === basketId) clearBasketCookie();
          throw error;
        }
      },
      staleTime: 60_000,
      refetchOnWindowFocus: true,
      refetchOnReconnect: true,
      retryOnMount: true,
    });
  },
};

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

/** Forgets the basket of this browser, for example after it was ordered (ORD-044). */
export function forgetBasket(queryClient: QueryClient): void {
  clearBasketCookie();
  queryClient.removeQueries({ queryKey: basketQueries.all });
}
