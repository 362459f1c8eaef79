import { getAvailability } from '@selvedge/api-inventory';
import type { Send } from '@selvedge/api-runtime';
import { answers, sampleApi } from './sample-api.ts';

/** A call that a page made, and what the reference commerce API answered. */
export interface RecordedCall {
  method: string;
  url: string;
  /** JSON text as it was sent. */
  body?: string;
  status: number;
  answer: unknown;
}

/** What the pages of one market asked for. */
export interface Recording {
  /** Path below the market, by what is shown there. */
  places: Record<SamplePlace, string>;
  calls: RecordedCall[];
}

export const sampleMarkets = ['en-gb', 'de-de', 'ar-ae'] as const;
export type SampleMarket = (typeof sampleMarkets)[number];

export const samplePlaces = ['home', 'listing', 'nothing', 'search', 'searchStart', 'searchNothing', 'product', 'giftCard', 'content', 'terms', 'basket', 'checkout', 'details', 'shipping', 'summary', 'payment', 'receipt', 'notFound'] as const;
export type SamplePlace = (typeof samplePlaces)[number];

/** What was recorded in a market; in a browser. `npm run record` records anew. */
export const recordingOf = async (market: SampleMarket): Promise<Recording> => (await fetch(new URL(`../recorded/${market}.json`, import.meta.url))).json() as Promise<Recording>;

/** Asked whenever somebody attends to a product; it knows no more than the page. */
const noNewsOfStock = answers(getAvailability, []);

/** Answers as recorded; calls that were not recorded go to `other`. */
export function recordedApi({ calls }: Recording, other: Send = sampleApi([noNewsOfStock])): Send {
  const known = new Map(calls.map((call) => [keyOf(call), call]));
  return async (url, request) => {
    const found = known.get(keyOf({ method: request.method ?? 'GET', url, body: typeof request.body === 'string' ? request.body : undefined }));
    return found ? { status: found.status, headers: [['content-type', 'application/json']], text: async () => JSON.stringify(found.answer) } : other(url, request);
  };
}

const keyOf = ({ method, url, body = '' }: Pick<RecordedCall, 'method' | 'url' | 'body'>) => `${method} ${url} ${body}`;
