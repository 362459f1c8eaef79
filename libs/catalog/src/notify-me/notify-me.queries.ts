import { checkSubscription, subscribeToGoingLive, subscribeToStock, unsubscribeFromStock, type OptIn } from '@selvedge/api-notify-me';
import { ApiError, apiOf } from '@selvedge/api-runtime';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';

/** Something that this shopper waits for. */
export interface Awaited {
  /** The size; any of the product where there is none. */
  sku?: string;
  /** Ends it; missing where the service does not tell. */
  token?: string;
}

export const notifyMeQueries = {
  /** What this shopper waits for of a product. The service says nothing by an answer without content, which the client throws (STO-033). */
  awaited: (market: string, productId: string) =>
    queryOptions({
      queryKey: [checkSubscription.id, { catalog: market, productId }] as const,
      queryFn: async ({ client, signal }): Promise<Awaited[]> => {
        try {
          const { waiting = [{}] } = await apiOf(client).call(checkSubscription, { catalog: market, productId }, { signal });
          return waiting;
        } catch (error) {
          if (error instanceof ApiError && error.status === 204) return [];
          throw error;
        }
      },
    }),
};

// Offline is an answer too: a press must never wait for the network to come back.
const atOnce = { networkMode: 'always' } as const;
const askAgain = (client: QueryClient) => client.invalidateQueries({ queryKey: [checkSubscription.id] });

export const notifyMeChanges = {
  /** Puts the shopper on the list for an article, or for a product that has not come yet. @throws ApiError 400 with what is wrong with a field */
  subscribe: (client: QueryClient, market: string, kind: 'stock' | 'goingLive') => {
    const operation = kind === 'stock' ? subscribeToStock : subscribeToGoingLive;
    return mutationOptions({
      ...atOnce,
      mutationKey: [operation.id],
      mutationFn: (body: OptIn) => apiOf(client).call(operation, { catalog: market, body }),
      onSuccess: () => void askAgain(client),
    });
  },

  /** Takes the shopper off the list, by the secrets that came with it. The service leads on to a page: that it does so is the confirmation (STO-034). */
  end: (client: QueryClient, market: string) =>
    mutationOptions({
      ...atOnce,
      mutationKey: [unsubscribeFromStock.id],
      mutationFn: (tokens: readonly string[]) => Promise.all(tokens.map((token) => endOne(client, market, token))),
      onSettled: () => void askAgain(client),
    }),
};

async function endOne(client: QueryClient, catalog: string, token: string): Promise<void> {
  try {
    await apiOf(client).call(unsubscribeFromStock, { catalog, token });
  } catch (error) {
    // A browser follows by itself and finds a page where an answer should be: the same thing.
    if (!(error instanceof ApiError) || (error.status !== 302 && error.status !== 200)) throw error;
  }
}
