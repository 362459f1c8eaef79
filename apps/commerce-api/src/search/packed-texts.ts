import { crc32 } from 'node:zlib';
import { GrowingColumn } from './growing-column.ts';

const CHUNK = 1 << 20;

/** Texts that are seldom read, numbered, as bytes outside of the heap: the collector has nothing to do with them. */
export class PackedTexts {
  readonly #chunks: Buffer[] = [];
  #used = CHUNK;
  // By text.
  readonly #chunkOf = new GrowingColumn(Uint32Array);
  readonly #starts = new GrowingColumn(Uint32Array);
  readonly #ends = new GrowingColumn(Uint32Array);
  /** The last text with a sum of its bytes. */
  #known: Map<number, number> | undefined = new Map();

  /** @param text UTF-8; it is copied @returns its number */
  add(text: Uint8Array): number {
    if (this.#used + text.length > (this.#chunks.at(-1)?.length ?? 0)) {
      this.#chunks.push(Buffer.allocUnsafeSlow(Math.max(CHUNK, text.length)));
      this.#used = 0;
    }
    this.#chunks.at(-1)!.set(text, this.#used);
    this.#chunkOf.push(this.#chunks.length - 1);
    this.#starts.push(this.#used);
    this.#ends.push((this.#used += text.length));
    return this.#chunkOf.length - 1;
  }

  /** For what many have alike: it is kept once. */
  addOnce(text: Uint8Array): number {
    const sum = crc32(text) | 0;
    const known = this.#known!.get(sum);
    if (known !== undefined && this.#bytes(known).equals(text)) return known;
    const number = this.add(text);
    this.#known!.set(sum, number);
    return number;
  }

  /** No more will come. */
  finish(): void {
    this.#known = undefined;
  }

  text(number: number): string {
    return this.#bytes(number).toString();
  }

  #bytes(number: number): Buffer {
    return this.#chunks[this.#chunkOf.at[number]!]!.subarray(this.#starts.at[number], this.#ends.at[number]);
  }
}
