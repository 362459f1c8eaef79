import { addBasketLine, changeBasketLineById, removeBasketLine, type BasketEnvelope, type Problem } from '@selvedge/api-order';
import { ApiError, apiOf, type Api } from '@selvedge/api-runtime';
import { useShop, useTranslate, type Translate } from '@selvedge/market';
import { showToast, takeBackToast } from '@selvedge/ui';
import { useMutation, useQueryClient, type MutationOptions, type QueryClient } from '@tanstack/react-query';
import { keepBasket, NoBasket, shownBasketId, withBasket } from './basket.creation.ts';
import { lineChanges } from './basket.pending.ts';
import { acceptBasket, readable, rereadBasket } from './basket.queries.ts';
import type { Change } from './basket.rules.ts';

type Added = Change & { kind: 'add' };
type Counted = Change & { kind: 'quantity' };
type Removed = Change & { kind: 'remove' };

interface Surroundings {
  queryClient: QueryClient;
  catalog: string;
  t: Translate;
}

/** Changes run one after another, so that the first makes the basket which the second goes into. */
const oneByOne = { id: 'basket' };

/** What a toast of a failure is about: it would stand above the success of the next attempt. */
const failed = 'basket';

function changing<Variables extends Change>(
  { queryClient, catalog, t }: Surroundings,
  operation: { id: string },
  failure: string,
  call: (api: Api, change: Variables) => Promise<BasketEnvelope>,
): MutationOptions<BasketEnvelope, Error, Variables> {
  return {
    mutationKey: [...lineChanges, operation.id],
    scope: oneByOne,
    // Offline is an answer too: a press must never wait for the network to come back.
    networkMode: 'always',
    onMutate: () => takeBackToast(failed),
    mutationFn: async (change) => {
      const envelope = readable(await call(apiOf(queryClient), change));
      keepBasket(envelope);
      return envelope;
    },
    onSuccess: (envelope) => acceptBasket(queryClient, catalog, envelope),
    onError: async (error) => {
      const words = error instanceof NoBasket ? t(error.textKey) : wordsOf(error);
      showToast(words ? { kind: 'warning', text: words, immediate: true, about: failed } : { kind: 'danger', text: t(failure), immediate: true, about: failed });
      // Whether a lost answer was a yes, and whether the basket is still one to change, only the server knows.
      await rereadBasket(queryClient, catalog);
    },
  };
}

/** What the server says to the shopper: about the line (BSK-053), or why the basket cannot be changed now. */
function wordsOf(error: Error): string | undefined {
  if (!(error instanceof ApiError) || (error.status !== 400 && error.status !== 409)) return undefined;
  const problem = error.result as Problem | undefined;
  return problem?.errors?.find(({ field }) => field === 'lineItem')?.message ?? (error.status === 409 ? problem?.message : undefined);
}

/** The three changes of lines, as React and tests run them. */
export const basketChanges = (surroundings: Surroundings) => {
  const { catalog } = surroundings;
  return {
    add: changing<Added>(surroundings, addBasketLine, 'feedback.error_add_to_basket', (api, { sku, quantity }) =>
      withBasket((basketId) => api.call(addBasketLine, { catalog, ...(basketId ? { basketId } : {}), body: { sku, quantity } }))),
    count: changing<Counted>(surroundings, changeBasketLineById, 'feedback.error_basket_update', async (api, { lineItemId, quantity }) =>
      api.call(changeBasketLineById, { catalog, basketId: shownBasketId(), lineItemId, body: { quantity } })),
    remove: changing<Removed>(surroundings, removeBasketLine, 'feedback.error_remove_from_basket', async (api, { lineItemId }) =>
      api.call(removeBasketLine, { catalog, basketId: shownBasketId(), lineItemId })),
  };
};

function useChanges() {
  const queryClient = useQueryClient();
  const { market } = useShop();
  const t = useTranslate();
  return basketChanges({ queryClient, catalog: market.id, t });
}

/** Puts a variant into the basket: `mutate({ kind: 'add', sku, quantity })` (BSK-139). */
export const useAddBasketLine = () => useMutation(useChanges().add);

/** Changes how many of a line (BSK-141). */
export const useChangeBasketLine = () => useMutation(useChanges().count);

/** Takes a line out (BSK-145). */
export const useRemoveBasketLine = () => useMutation(useChanges().remove);
