import * as catalog from '@selvedge/api-catalog';
import { createApi, type Operation } from '@selvedge/api-runtime';
import { describe, expect, test, vi } from 'vitest';

const send = vi.fn<typeof fetch>();
const api = createApi({ fetch: send });

/** Everything that the operation needs, but for one argument. */
const without = ({ path, required }: Operation, missing: string) => Object.fromEntries([...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!), ...required].filter((name) => name !== missing).map((name) => [name, 'x']));

describe('a call of the catalogue', () => {
  test.each<[keyof typeof catalog, string]>([
    ['getProduct', 'productId'], ['getProductBySku', 'productId'], ['getProductBySku', 'sku'], ['getProductFromId', 'styleId'], ['getProductByEan', 'ean'], ['getStoreProduct', 'productId'],
  ])('%s is not sent without the part of its path %s (CAT-225, CAT-226)', async (name, missing) => {
    const operation = catalog[name] as unknown as Operation;
    for (const given of [{}, { [missing]: null }]) await expect(api.call(operation, { ...without(operation, missing), ...given } as never)).rejects.toThrow(`The parameter ${missing} must be defined.`);
    expect(send).not.toHaveBeenCalled();
  });

  test.each<[keyof typeof catalog, string]>([
    ['getProductByReward', 'promotionId'], ['getProductByReward', 'rewardId'], ['getProductCardsByReward', 'promotionId'], ['getProductCardsByReward', 'rewardId'],
  ])('%s is not sent with %s left out or null (CAT-226, CAT-228)', async (name, missing) => {
    const operation = catalog[name] as unknown as Operation;
    await expect(api.call(operation, without(operation, missing) as never)).rejects.toThrow(`The parameter ${missing} must be defined.`);
    await expect(api.call(operation, { ...without(operation, missing), [missing]: null } as never)).rejects.toThrow(`The parameter ${missing} cannot be null.`);
    expect(send).not.toHaveBeenCalled();
  });
});
