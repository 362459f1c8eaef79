import { GrowingColumn } from './growing-column.ts';

/** More of a text is no number. */
const LONGEST = 200;
const [GROUP, UNIT] = [0x1d, 0x1f];
const [ZERO, NINE, CAPITAL_A, CAPITAL_Z, CASE, SPACE, LAST_ASCII] = [0x30, 0x39, 0x41, 0x5a, 0x20, 0x20, 0x7e];
const GTIN = 14;
const SHORTEST_GTIN = 12;

/** A number as it is compared: without case, invisible signs and spaces between digits; GTINs of any length are one. */
export function numberKey(text: string): string {
  const written = text
    .slice(0, LONGEST)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Cf}/gu, '')
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.codePointAt(0)! & 15))
    .replace(/\s+/g, ' ')
    .trim();
  const digits = written.replace(/[ -]/g, '');
  if (/^\d{12,14}$/.test(digits)) return digits.padStart(GTIN, '0');
  return /^[\d ]+$/.test(written) ? digits : written;
}

/** Letters of a number that has no digit, in a row: they may be a word. Nothing for a number with digits. */
export function lettersOf(number: string): string | undefined {
  return /\p{N}/u.test(number) ? undefined : number.replace(/[^\p{L}\p{M}]/gu, '');
}

const FNV_START = 0x811c9dc5;
const fnv = (hash: number, byte: number): number => Math.imul(hash ^ byte, 0x01000193) >>> 0;

function hashOf(key: string): number {
  let hash = FNV_START;
  for (const byte of Buffer.from(key)) hash = fnv(hash, byte);
  return hash;
}

/** Room for the option beside the hash in one whole number. */
const OPTIONS = 2 ** 21;
/** Entries that are sorted at once. */
const RUN = 8_192;

/**
 * Which options have a number: a sorted column of hashes, a few bytes for each. A hash can be that of another number, so what is
 * found has to be compared with the numbers themselves.
 */
export class NumberIndex {
  readonly #entries = new GrowingColumn(Float64Array);

  add(option: number, number: string): void {
    this.#entries.push(hashOf(numberKey(number)) * OPTIONS + option);
  }

  /** The numbers of articles, as `writtenArticles` writes them: read from the bytes, because there are very many. */
  addArticles(option: number, articles: Uint8Array): void {
    const end = articles.indexOf(GROUP);
    const length = end < 0 ? articles.length : end;
    for (let start = 0, at = 0; at <= length; at++) {
      if (at < length && articles[at]! !== UNIT && articles[at]! !== UNIT - 1) continue;
      if (at > start) this.#addBytes(option, articles.subarray(start, at));
      start = at + 1;
    }
  }

  #addBytes(option: number, number: Uint8Array): void {
    let [hash, digits, isPlain] = [FNV_START, 0, true];
    for (const byte of number) if (byte >= ZERO && byte <= NINE) digits++;
    const isGtin = digits === number.length && digits >= SHORTEST_GTIN && digits <= GTIN;
    if (isGtin) for (let zeros = GTIN - digits; zeros > 0; zeros--) hash = fnv(hash, ZERO);
    for (const byte of number) {
      isPlain &&= byte > SPACE && byte <= LAST_ASCII;
      hash = fnv(hash, byte >= CAPITAL_A && byte <= CAPITAL_Z ? byte + CASE : byte);
    }
    // Hyphens between digits may belong to a GTIN.
    if (isPlain && (isGtin || digits < SHORTEST_GTIN)) this.#entries.push(hash * OPTIONS + option);
    else this.add(option, Buffer.from(number).toString());
  }

  /** Sorts run by run, in small steps. */
  *finish(): Generator<void> {
    const { length } = this.#entries;
    this.#entries.at = this.#entries.at.slice(0, length);
    for (let start = 0; start < length; start += RUN) {
      this.#entries.at.subarray(start, Math.min(start + RUN, length)).sort();
      yield;
    }
  }

  /** Options that may have a number. */
  find(key: string): Set<number> {
    const { at, length } = this.#entries;
    const first = hashOf(key) * OPTIONS;
    const found = new Set<number>();
    for (let start = 0; start < length; start += RUN) {
      const end = Math.min(start + RUN, length);
      let [low, high] = [start, end];
      while (low < high) {
        const middle = (low + high) >>> 1;
        if (at[middle]! < first) low = middle + 1;
        else high = middle;
      }
      for (; low < end && at[low]! < first + OPTIONS; low++) found.add(at[low]! - first);
    }
    return found;
  }
}
