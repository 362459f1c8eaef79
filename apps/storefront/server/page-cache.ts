import { LRUCache } from 'lru-cache';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** How long a page is fresh, and how long after that it may still be shown while a new one is made or the API is down; ms. */
export const freshFor = 60_000;
export const staleFor = 10 * 60_000;
/** A page that something was missing from is made again soon. */
const incompleteFor = 5_000;

export type Encoding = 'br' | 'gzip';

/** An answer as it is kept; each encoding is made when first asked for. */
export interface StoredAnswer {
  status: number;
  type: string;
  location?: string;
  cacheable: boolean;
  complete: boolean;
  /** The payment step: it may reach the provider. */
  ownDocument?: boolean;
  body: Buffer;
  encoded(encoding: Encoding): Promise<Buffer>;
}

interface Kept {
  answer: StoredAnswer;
  freshUntil: number;
}

export type Produce = () => Promise<Omit<StoredAnswer, 'body' | 'encoded'> & { body: string | Buffer }>;

/**
 * Answers by request identity, bounded in bytes. One identity is produced once at a time; a stale answer is sent while its
 * successor is made; when that fails the stale one stays.
 */
export class PageCache {
  readonly #kept: LRUCache<string, Kept>;
  readonly #inTheMaking = new Map<string, Promise<StoredAnswer>>();

  constructor(bytes: number) {
    this.#kept = new LRUCache({
      maxSize: bytes,
      maxEntrySize: Math.ceil(bytes / 16),
      ttl: freshFor + staleFor,
      // The encodings come later and are a fraction of it.
      sizeCalculation: ({ answer: { body } }, key) => key.length + Math.ceil(body.length * 1.3),
    });
  }

  async read(key: string, produce: Produce): Promise<StoredAnswer> {
    const kept = this.#kept.get(key);
    if (kept && kept.freshUntil > performance.now()) return kept.answer;
    const coming = this.#make(key, produce);
    if (!kept) return coming;
    coming.catch(() => {});
    return kept.answer;
  }

  #make(key: string, produce: Produce): Promise<StoredAnswer> {
    const already = this.#inTheMaking.get(key);
    if (already) return already;
    const coming = this.#produce(key, produce).finally(() => this.#inTheMaking.delete(key));
    this.#inTheMaking.set(key, coming);
    return coming;
  }

  async #produce(key: string, produce: Produce): Promise<StoredAnswer> {
    const answer = toStored(await produce());
    if (!answer.cacheable) return answer;
    const freshUntil = performance.now() + (answer.complete ? freshFor : incompleteFor);
    this.#kept.set(key, { answer, freshUntil });
    return answer;
  }
}

/** An answer ready to be sent. */
export function toStored({ body: made, ...rest }: Awaited<ReturnType<Produce>>): StoredAnswer {
  const body = typeof made === 'string' ? Buffer.from(made) : made;
  const encodings: Partial<Record<Encoding, Promise<Buffer>>> = {};
  return { ...rest, body, encoded: (encoding) => (encodings[encoding] ??= compress[encoding](body)) };
}

/** Levels that cost a page no more than its rendering; what is sent often is a browser's brotli. */
const compress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
  gzip: (body) => gz(body, { level: 4 }),
};
