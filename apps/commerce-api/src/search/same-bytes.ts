import { crc32 } from 'node:zlib';

/** What texts say that come again and again: each is read once, and none is made into a text only to see that it is known. */
export class SameBytes<Value> {
  readonly #read: (text: string) => Value;
  /** By a sum of their bytes. */
  readonly #known = new Map<number, { bytes: Buffer; value: Value }[]>();

  constructor(read: (text: string) => Value) {
    this.#read = read;
  }

  /** @param bytes a text in UTF-8 */
  of(bytes: Buffer): Value {
    const sum = crc32(bytes) | 0;
    const alike = this.#known.get(sum);
    if (alike) for (const one of alike) if (one.bytes.equals(bytes)) return one.value;
    const value = this.#read(bytes.toString());
    const own = { bytes: Buffer.from(bytes), value };
    if (alike) alike.push(own);
    else this.#known.set(sum, [own]);
    return value;
  }
}
