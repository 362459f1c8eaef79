import { allowedStorage, whenAllowed } from '@selvedge/consent';
import { useEffect } from 'react';

/** Its name in the local storage of the browser, which it leaves only as the question for these products. */
export const recentlyViewedName = 'recentlyViewed';
const storage = () => allowedStorage(recentlyViewedName);
const mostKept = 24;

/** Keeps in mind that a product was looked at, the last one first. Where nothing may be stored, or what is there is no list, it begins anew. */
export function remember(productId: string): void {
  try {
    storage().setItem(recentlyViewedName, JSON.stringify([productId, ...before().filter((id) => id !== productId)].slice(0, mostKept)));
  } catch {
    // The storage is full or closed.
  }
}

function before(): string[] {
  try {
    return idsIn(JSON.parse(storage().getItem(recentlyViewedName) ?? '[]'));
  } catch {
    return [];
  }
}

/** The ids in what is stored, whatever that is. */
export const idsIn = (stored: unknown): string[] => (Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : []);

/** Keeps in mind that this product was looked at, once the shopper allows it. Plain, because every product's page has it: what shows the list is loaded when it is shown. */
export function useRememberedProduct(productId: string | undefined): void {
  useEffect(() => (productId ? whenAllowed('functional', () => remember(productId)) : undefined), [productId]);
}
