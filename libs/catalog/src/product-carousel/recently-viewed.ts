import { allowedStorage } from '@selvedge/consent';
import { atomWithStorage, createJSONStorage, unstable_withStorageValidator as withStorageValidator } from 'jotai/vanilla/utils';

const isListOfIds = (value: unknown): value is string[] => Array.isArray(value) && value.every((one) => typeof one === 'string');

/** Ids of the products that were looked at in this browser, the last one first; empty until a component has asked for them, and without consent. `remember-product.ts` writes them, and imports nothing from here: a product's page would have to load it. */
export const recentlyViewed = atomWithStorage<string[]>('recentlyViewed', [], withStorageValidator(isListOfIds)(createJSONStorage<unknown>(() => allowedStorage('recentlyViewed'))));
