import { getDefaultStore } from 'jotai/vanilla';
import { atomWithStorage, createJSONStorage, unstable_withStorageValidator as withStorageValidator } from 'jotai/vanilla/utils';

/** Its name in the local storage of the browser; it never leaves it but as the question for these products. */
const storedName = 'recentlyViewed';
const mostKept = 24;

const isListOfIds = (value: unknown): value is string[] => Array.isArray(value) && value.every((one) => typeof one === 'string');
const storage = withStorageValidator(isListOfIds)(createJSONStorage<unknown>());

/** Ids of the products that were looked at in this browser, the last one first; empty until a component has asked for them. */
export const recentlyViewed = atomWithStorage<string[]>(storedName, [], storage);

/** Keeps in mind that a product was looked at. Where nothing may be stored it is forgotten with the page. */
export function remember(productId: string): void {
  const before = storage.getItem(storedName, []);
  try {
    getDefaultStore().set(recentlyViewed, [productId, ...before.filter((id) => id !== productId)].slice(0, mostKept));
  } catch {
    // The storage is full or closed.
  }
}
