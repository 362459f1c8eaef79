import { crc32 } from 'node:zlib';

const CHUNK = 1 << 20;
/** Bytes that a UTF-16 unit takes at most. */
const WIDEST = 3;

/** Texts that are seldom read, as bytes outside of the heap: the collector has nothing to do with them. */
export class PackedTexts {
  #chunk = Buffer.alloc(0);
  #used = 0;
  /** By a sum of their bytes: as texts they would lie on the heap until all are there. */
  readonly #known = new Map<number, Packed>();

  add(text: string): Packed {
    const room = text.length * WIDEST;
    if (this.#used + room > this.#chunk.length) {
      this.#chunk = Buffer.allocUnsafeSlow(Math.max(CHUNK, room));
      this.#used = 0;
    }
    const from = this.#used;
    this.#used += this.#chunk.write(text, from);
    return new Packed(this.#chunk, from, this.#used);
  }

  /** For what many have alike: it is kept once. */
  addOnce(text: string): Packed {
    const packed = this.add(text);
    const sum = crc32(packed.bytes);
    const known = this.#known.get(sum);
    if (known?.bytes.equals(packed.bytes)) {
      this.#used -= packed.bytes.length;
      return known;
    }
    this.#known.set(sum, packed);
    return packed;
  }
}

export class Packed {
  readonly #chunk: Buffer;
  readonly #from: number;
  readonly #to: number;

  constructor(chunk: Buffer, from: number, to: number) {
    this.#chunk = chunk;
    this.#from = from;
    this.#to = to;
  }

  get bytes(): Buffer {
    return this.#chunk.subarray(this.#from, this.#to);
  }

  get text(): string {
    return this.#chunk.toString('utf8', this.#from, this.#to);
  }
}
