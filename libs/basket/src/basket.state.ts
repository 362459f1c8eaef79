import type { BasketEnvelope } from '@selvedge/api-order';
import { ApiError } from '@selvedge/api-runtime';
import { useShop, useTranslate } from '@selvedge/market';
import { showToast, useIsBrowser } from '@selvedge/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { canKeepCookies, clearBasketCookie, onOtherTab, storedBasketId, useBasketId } from './basket.cookie.ts';
import { usePendingChanges } from './basket.pending.ts';
import { basketQueries, isGone } from './basket.queries.ts';
import { withPending } from './basket.rules.ts';

export interface CurrentBasket {
  basketId?: string;
  /** The last answer with what is still on its way. */
  envelope?: BasketEnvelope;
  /** Uninitialised until the first answer has come (BSK-057, BSK-058); blocked where the browser keeps no cookies. */
  state: 'uninitialised' | 'empty' | 'filled' | 'error' | 'blocked';
  /** A change is on its way: what only the server knows may become other. */
  isChanging: boolean;
  refetch: () => Promise<unknown>;
}

/** Several places show the basket; one of them tells that it could not be loaded. */
let toldAt = 0;

/** The basket of this browser. On the server, and before the browser was asked, it is uninitialised. */
export function useBasket(): CurrentBasket {
  const isBrowser = useIsBrowser();
  const { error, ...current } = useBasketAnswer();
  const { basketId, envelope, isChanging } = current;
  return { ...current, state: stateOf() };

  function stateOf(): CurrentBasket['state'] {
    if (!isBrowser) return 'uninitialised';
    // A first line that only the server can describe is on its way.
    if (envelope) return envelope.basket.lines.length > 0 ? 'filled' : envelope.basket.quantity > 0 ? 'uninitialised' : 'empty';
    if (basketId === undefined) return isChanging ? 'uninitialised' : canKeepCookies() ? 'empty' : 'blocked';
    return error && !isGone(error) ? 'error' : error ? 'empty' : 'uninitialised';
  }
}

/** What is in the basket, for what stands on every page: nothing is drawn again there because the browser was asked and has none. */
export const useBasketEnvelope = (): BasketEnvelope | undefined => useBasketAnswer().envelope;

function useBasketAnswer() {
  const { market } = useShop();
  const t = useTranslate();
  const queryClient = useQueryClient();
  const basketId = useBasketId();
  const changes = usePendingChanges();
  const { data, error, errorUpdatedAt, refetch } = useQuery({ ...basketQueries.current(market.id, basketId ?? ''), enabled: basketId !== undefined });

  useEffect(() => onOtherTab(() => void queryClient.invalidateQueries({ queryKey: basketQueries.all })), [queryClient]);

  useEffect(() => {
    if (!error || errorUpdatedAt <= toldAt) return;
    toldAt = errorUpdatedAt;
    // One that was ordered, in another tab or by a late notification, has gone where it should.
    const isOrdered = error instanceof ApiError && error.status === 409;
    if (!isGone(error)) showToast({ kind: 'danger', text: t('feedback.error_basket_initializing') });
    else if (!isOrdered) showToast({ kind: 'info', text: t('feedback.error_basket_not_found') });
    // The next one to be filled is a new one (BSK-067).
    if (isGone(error) && storedBasketId() === basketId) clearBasketCookie();
  }, [error, errorUpdatedAt, basketId, t]);

  return { basketId, envelope: basketId && data ? withPending(data, changes) : undefined, isChanging: changes.length > 0, error, refetch };
}
