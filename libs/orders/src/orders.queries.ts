import { getReceipt, type Order } from '@selvedge/api-order';
import { apiOf } from '@selvedge/api-runtime';
import { queryOptions } from '@tanstack/react-query';

export const ordersQueries = {
  /**
   * An order as its receipt says it (ORD-038, ORD-045). Never kept: it may hold an address.
   * @param basketId the proof of the browser that bought; without it names and addresses are left out
   * @throws ApiError 400, 404
   */
  receipt: (catalog: string, orderId: string, basketId: string | undefined) => {
    const args = { catalog, orderId, ...(basketId ? { basketId } : {}) };
    return queryOptions({
      queryKey: [getReceipt.id, args] as const,
      queryFn: ({ client, signal }): Promise<Order> => apiOf(client).call(getReceipt, args, { signal }),
      // What was opened with an e-mail address stays open.
      staleTime: Infinity,
      gcTime: 0,
      retry: false,
    });
  },
};
