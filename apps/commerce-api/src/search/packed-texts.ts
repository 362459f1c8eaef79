const CHUNK = 1 << 20;
/** Bytes that a UTF-16 unit takes at most. */
const WIDEST = 3;

/** Texts that are seldom read, as bytes outside of the heap: the collector has nothing to do with them. */
export class PackedTexts {
  #chunk = Buffer.alloc(0);
  #used = 0;
  readonly #known = new Map<string, Packed>();

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
    let packed = this.#known.get(text);
    if (!packed) this.#known.set(text, (packed = this.add(text)));
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

  get text(): string {
    return this.#chunk.toString('utf8', this.#from, this.#to);
  }
}
