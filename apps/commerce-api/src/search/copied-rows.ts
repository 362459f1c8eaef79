import type { Connection, Submittable } from 'pg';

/** So many bytes are handed out at once: few enough to work through in a millisecond or two. */
const ENOUGH = 128 * 1024;
/** What stands before the first row: signature, flags, length of an extension. */
const HEADER = 19;

/**
 * The rows of a statement as the bytes that the database sends (`COPY … TO STDOUT` in binary): no text is made of what stays bytes,
 * and no object of a row. Give it to `query` of a client, then go through it row by row, and in each field by field;
 * bytes are to be copied by who keeps them.
 */
export class CopiedRows implements Submittable {
  /** Of the row it is at. Every field has to be read, in their order. */
  fields = new RowFields(Buffer.alloc(0));
  readonly #statement: string;
  #stream: Connection['stream'] | undefined;
  #coming = Buffer.allocUnsafeSlow(2 * ENOUGH);
  #length = 0;
  /** What was handed out last: its room is used again. */
  #gone = Buffer.allocUnsafeSlow(2 * ENOUGH);
  #toSkip = HEADER;
  #isEnded = false;
  #failure: Error | undefined;
  #waiting: (() => void) | undefined;

  constructor(query: string) {
    this.#statement = `COPY (${query}) TO STDOUT (FORMAT binary)`;
  }

  /** Goes to the next row, if there is one. @throws what the database, or a lost connection, says */
  next(): boolean | Promise<boolean> {
    return this.fields.next() || this.#more();
  }

  async #more(): Promise<boolean> {
    while (this.#length < ENOUGH && !this.#isEnded && !this.#failure) await new Promise<void>((resolve) => (this.#waiting = resolve));
    // Also after a failure: the connection may serve others yet.
    this.#stream?.resume();
    if (this.#failure) throw this.#failure;
    this.fields = new RowFields(this.#coming.subarray(0, this.#length));
    [this.#coming, this.#gone, this.#length] = [this.#gone, this.#coming, 0];
    return this.fields.next();
  }

  // From here on what a client of pg tells the statement under way.

  submit(connection: Connection): void {
    this.#stream = connection.stream;
    connection.query(this.#statement);
  }

  /** The bytes are the client's own, and gone afterwards. */
  handleCopyData({ chunk }: { chunk: Buffer }): void {
    const from = Math.min(this.#toSkip, chunk.length);
    this.#toSkip -= from;
    const length = chunk.length - from;
    if (this.#length + length > this.#coming.length) {
      const larger = Buffer.allocUnsafeSlow(Math.max(2 * this.#coming.length, this.#length + length));
      this.#coming.copy(larger, 0, 0, this.#length);
      this.#coming = larger;
    }
    chunk.copy(this.#coming, this.#length, from);
    this.#length += length;
    if (this.#length < ENOUGH) return;
    this.#stream!.pause();
    this.#tell();
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.#isEnded = true;
    this.#tell();
  }

  handleError(error: Error): void {
    this.#failure = error;
    this.#tell();
  }

  #tell(): void {
    this.#waiting?.();
    this.#waiting = undefined;
  }
}

/** Whole rows. */
export class RowFields {
  readonly #bytes: Buffer;
  #at = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  /** Goes to the next row, if there is one. */
  next(): boolean {
    // At the very end stands −1 instead of a number of fields.
    const isThere = this.#at < this.#bytes.length && this.#bytes.readInt16BE(this.#at) >= 0;
    this.#at += 2;
    return isThere;
  }

  /** `integer` */
  integer(): number {
    const value = this.#bytes.readInt32BE(this.#at + 4);
    this.#at += 8;
    return value;
  }

  /** `double precision` */
  number(): number {
    const value = this.#bytes.readDoubleBE(this.#at + 4);
    this.#at += 12;
    return value;
  }

  /** `integer[]` without NULL in it */
  integers(): number[] {
    const bytes = this.bytes();
    // Dimensions, whether it has NULL, type; then the length and the first number of the only dimension; then each with its length before it.
    if (!bytes || bytes.length < 20) return [];
    return Array.from({ length: bytes.readInt32BE(12) }, (_, place) => bytes.readInt32BE(24 + place * 8));
  }

  text(): string | null {
    return this.bytes()?.toString() ?? null;
  }

  /** Of a text: UTF-8. */
  bytes(): Buffer | null {
    const length = this.#bytes.readInt32BE(this.#at);
    const from = (this.#at += 4);
    if (length < 0) return null;
    return this.#bytes.subarray(from, (this.#at += length));
  }
}
