import { getFacets } from '@selvedge/api-catalog';
import type { Api } from '@selvedge/api-runtime';
import { LRUCache } from 'lru-cache';

/** Values by facet id. */
export type FacetValues = ReadonlyMap<string, ReadonlySet<string>>;

interface Entry {
  values: FacetValues;
  readAt: number;
}

const FRESH_FOR = 5 * 60_000;
/** A value that is not known may be new: the facets are read again, but no more often than this, in ms. */
const READ_AGAIN_AFTER = 10_000;
const DEADLINE = 2_000;

/** The facets of each market with their values. They tell which facet values of an address can change a page. */
export class FacetReads {
  readonly #entries = new LRUCache<string, Entry>({ max: 500 });
  readonly #reading = new Map<string, Promise<FacetValues | undefined>>();

  /**
   * Drops the facet values that the market does not have.
   * @param query the query of an address; facet values stand in it with commas between
   * @param facets ids of the shop's facets
   * @returns the query without them; the query itself when all are known, or when the facets cannot be read
   */
  async withoutUnknown(market: string, query: Record<string, string>, facets: readonly string[], api: Api): Promise<Record<string, string>> {
    const asked = facets.filter((id) => query[id] !== undefined);
    if (asked.length === 0) return query;
    let known = await this.#read(market, api, FRESH_FOR);
    if (known && !asked.every((id) => isKnown(known!, id, query[id]!))) known = await this.#read(market, api, READ_AGAIN_AFTER);
    if (!known) return query;
    const entries = Object.entries(query).map(([id, value]) => [id, asked.includes(id) ? knownPart(known, id, value) : value] as const);
    return Object.fromEntries(entries.filter(([, value]) => value !== ''));
  }

  async #read(market: string, api: Api, maxAge: number): Promise<FacetValues | undefined> {
    const entry = this.#entries.get(market);
    if (entry && performance.now() - entry.readAt < maxAge) return entry.values;
    const reading = this.#reading.get(market) ?? this.#ask(market, api).finally(() => this.#reading.delete(market));
    this.#reading.set(market, reading);
    return (await reading) ?? entry?.values;
  }

  async #ask(market: string, api: Api): Promise<FacetValues | undefined> {
    try {
      const facets = await api.call(getFacets, { catalog: market }, { deadline: DEADLINE });
      const values = new Map(facets.map((facet) => [facet.id, new Set(facet.values.map(({ value }) => value))]));
      this.#entries.set(market, { values, readAt: performance.now() });
      return values;
    } catch {
      return undefined;
    }
  }
}

/** A comma inside a value is written as %2C. */
const valueOf = (part: string) => part.replaceAll(/%2C/gi, ',').replaceAll('%25', '%').trim();
const partsOf = (value: string) => value.split(',');

const isKnown = (known: FacetValues, id: string, value: string) => partsOf(value).every((part) => known.get(id)?.has(valueOf(part)));
const knownPart = (known: FacetValues, id: string, value: string) => partsOf(value).filter((part) => known.get(id)?.has(valueOf(part))).join(',');
