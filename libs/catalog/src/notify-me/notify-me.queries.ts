import { checkSubscription, subscribeToGoingLive, subscribeToStock, unsubscribeFromStock, type OptIn } from '@selvedge/api-notify-me';
import { ApiError, apiOf } from '@selvedge/api-runtime';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';

export const notifyMeQueries = {
  /** Whether this shopper waits for a product. The service says no by an answer without content, which the client throws (STO-033). */
  subscription: (market: string, productId: string) =>
    queryOptions({
      queryKey: [checkSubscription.id, { catalog: market, productId }] as const,
      queryFn: async ({ client, signal }): Promise<boolean> => {
        try {
          await apiOf(client).call(checkSubscription, { catalog: market, productId }, { signal });
          return true;
        } catch (error) {
          if (error instanceof ApiError && error.status === 204) return false;
          throw error;
        }
      },
    }),
};

// Offline is an answer too: a press must never wait for the network to come back.
const atOnce = { networkMode: 'always' } as const;

export const notifyMeChanges = {
  /** Puts the shopper on the list for an article, or for a product that has not come yet. @throws ApiError 400 with what is wrong with a field */
  subscribe: (client: QueryClient, market: string, kind: 'stock' | 'goingLive') => {
    const operation = kind === 'stock' ? subscribeToStock : subscribeToGoingLive;
    return mutationOptions({
      ...atOnce,
      mutationKey: [operation.id],
      mutationFn: (body: OptIn) => apiOf(client).call(operation, { catalog: market, body }),
      onSuccess: (_, { productId }) => void client.setQueryData(notifyMeQueries.subscription(market, productId).queryKey, true),
    });
  },

  /** Ends a subscription by the secret of its mail. The service leads on to a page: that it does so is the confirmation (STO-034). */
  end: (client: QueryClient, market: string) =>
    mutationOptions({
      ...atOnce,
      mutationKey: [unsubscribeFromStock.id],
      mutationFn: async (token: string) => {
        try {
          await apiOf(client).call(unsubscribeFromStock, { catalog: market, token });
        } catch (error) {
          // A browser follows by itself and finds a page where an answer should be: the same thing.
          if (!(error instanceof ApiError) || (error.status !== 302 && error.status !== 200)) throw error;
        }
      },
      onSettled: () => client.invalidateQueries({ queryKey: [checkSubscription.id] }),
    }),
};
