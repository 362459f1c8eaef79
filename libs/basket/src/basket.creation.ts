import type { BasketEnvelope } from '@selvedge/api-order';
import { canKeepCookies, rememberBasket, storedBasketId } from './basket.cookie.ts';
import { readable } from './basket.queries.ts';

/** How long a tab waits for another one that is creating the basket, in ms. A phone may freeze that one while it waits. */
const PATIENCE = 20_000;

/** There is no basket to change, and no way to create one. */
export class NoBasket extends Error {
  override name = 'NoBasket';
  /** What the shopper is told. */
  readonly textKey: 'feedback.needs_cookies' | 'feedback.error_basket_not_found';

  constructor(textKey: NoBasket['textKey']) {
    super(textKey);
    this.textKey = textKey;
  }
}

/**
 * Calls with the id of the basket, or without one to create it. Tabs create it one after another, each with another look at
 * the cookie, so that all of them fill the same basket.
 * @throws NoBasket before anything is created where the id could not be kept
 */
export async function withBasket(call: (basketId: string | undefined) => Promise<BasketEnvelope>): Promise<BasketEnvelope> {
  const basketId = storedBasketId();
  if (basketId) return call(basketId);
  requireCookies();
  return inTurn(() => fillOne(call));
}

/** The basket whose lines are shown: its cookie may have gone since. @throws NoBasket */
export function shownBasketId(): string {
  const basketId = storedBasketId();
  if (basketId) return basketId;
  requireCookies();
  throw new NoBasket('feedback.error_basket_not_found');
}

/** Remembers the basket and reads it back. @throws NoBasket when the cookie was not kept */
export function keepBasket({ basket }: BasketEnvelope): void {
  rememberBasket(basket.basketId);
  if (!storedBasketId()) throw new NoBasket('feedback.needs_cookies');
}

function requireCookies(): void {
  if (!canKeepCookies()) throw new NoBasket('feedback.needs_cookies');
}

async function fillOne(call: (basketId: string | undefined) => Promise<BasketEnvelope>): Promise<BasketEnvelope> {
  const envelope = readable(await call(storedBasketId()));
  const kept = storedBasketId();
  // Without a lock another tab may have been quicker: its basket stays, and gets this line too.
  if (kept && kept !== envelope.basket.basketId) return call(kept);
  // Read back before the next tab has its turn, so that it finds the cookie.
  keepBasket(envelope);
  return envelope;
}

/** Runs while no other tab does; at once where the browser has no locks, or when the wait was too long. */
async function inTurn<Answer>(run: () => Promise<Answer>): Promise<Answer> {
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    return run();
  };
  try {
    // Not there on pages without a secure origin.
    const locks = navigator.locks as LockManager | undefined;
    return await (locks ? locks.request('basket', { signal: AbortSignal.timeout(PATIENCE) }, begin) : begin());
  } catch (error) {
    if (hasBegun) throw error;
    return begin();
  }
}
