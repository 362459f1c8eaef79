import { getShop, type Shop } from '@selvedge/api-content';
import { ApiError, type Api } from '@selvedge/api-runtime';
import type { ShopRequest } from '@selvedge/market/request';
import { LRUCache } from 'lru-cache';

const keptFor = 5 * 60_000;
const retryAfter = 5_000;
const deadline = 2_500;

/** The shop reads, kept five minutes per market and channel (MKT-040), and longer while the API does not answer. */
export class ShopReads {
  readonly #kept = new LRUCache<string, { shop: Shop; freshUntil: number }>({ max: 500 });
  readonly #underway = new Map<string, Promise<Shop>>();

  /** @throws ApiError with status 404 for a market that does not exist */
  async read(market: string, { channel, preview }: Pick<ShopRequest, 'channel' | 'preview'>, api: Api): Promise<Shop> {
    const key = `${market} ${channel} ${preview}`;
    const kept = this.#kept.get(key);
    if (kept && kept.freshUntil > performance.now() && !preview) return kept.shop;
    try {
      return await this.#ask(key, market, preview, api);
    } catch (error) {
      if (!kept || (error instanceof ApiError && error.status === 404)) throw error;
      kept.freshUntil = performance.now() + retryAfter;
      return kept.shop;
    }
  }

  #ask(key: string, market: string, preview: boolean, api: Api): Promise<Shop> {
    const underway = this.#underway.get(key);
    if (underway) return underway;
    const asked = api
      .call(getShop, { market, ...(preview ? { preview } : {}) }, { deadline })
      .then((shop) => {
        this.#kept.set(key, { shop, freshUntil: performance.now() + keptFor });
        return shop;
      })
      .finally(() => this.#underway.delete(key));
    this.#underway.set(key, asked);
    return asked;
  }
}
