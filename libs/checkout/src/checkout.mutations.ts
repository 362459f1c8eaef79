import { acceptNewsletterAndTerms, continueAsGuest, getBasketWithSettings, setBasketAddress, setBasketShipment, type BasketAddresses, type BasketEnvelope, type ShipmentChoice } from '@selvedge/api-order';
import { ApiError, apiOf, ask, type Api } from '@selvedge/api-runtime';
import { useShop } from '@selvedge/market';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Writes into the basket: one after another with all other changes of it, never waiting for a network that is away. */
function useBasketChange<Variables>(operation: { id: string }, basketId: string, call: (api: Api, at: { catalog: string; basketId: string }, variables: Variables) => Promise<BasketEnvelope>) {
  const queryClient = useQueryClient();
  const { market } = useShop();
  const at = { catalog: market.id, basketId };
  const { queryKey } = ask(getBasketWithSettings, at);
  return useMutation({
    mutationKey: [operation.id],
    scope: { id: 'basket' },
    networkMode: 'always',
    mutationFn: (variables: Variables) => call(apiOf(queryClient), at, variables),
    onSuccess: async (envelope) => {
      // An older answer that is still on its way must not put back what was before.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, envelope);
    },
    onError: (error) => {
      // Gone, ordered or changed meanwhile, or the answer was lost: only the server knows.
      if (!(error instanceof ApiError) || error.status !== 400) void queryClient.invalidateQueries({ queryKey });
    },
  });
}

/** The e-mail address of a guest (CHK-030, CHK-031). */
export const useContinueAsGuest = (basketId: string) =>
  useBasketChange(continueAsGuest, basketId, (api, at, email: string) => api.call(continueAsGuest, { ...at, body: { email } }));

/** Where to deliver and whom to bill (CHK-095, CHK-096). */
export const useSetAddress = (basketId: string) =>
  useBasketChange(setBasketAddress, basketId, (api, at, body: BasketAddresses) => api.call(setBasketAddress, { ...at, body }));

/** How a shipment is delivered (CHK-113, CHK-114). */
export const useSetShipment = (basketId: string) =>
  useBasketChange(setBasketShipment, basketId, (api, at, body: ShipmentChoice) => api.call(setBasketShipment, { ...at, body }));

/** Newsletter and terms at once (CHK-033). */
export const useAccept = (basketId: string) =>
  useBasketChange(acceptNewsletterAndTerms, basketId, (api, at, choices: { acceptNewsletter: boolean; acceptTerms: boolean }) => api.call(acceptNewsletterAndTerms, { ...at, ...choices }));
