type Numbers = Uint8Array<ArrayBuffer> | Uint32Array<ArrayBuffer> | Int32Array<ArrayBuffer> | Float64Array<ArrayBuffer>;

/** A typed array whose length is not known when it is begun. Read it at `at`, below `length`. */
export class GrowingColumn<Column extends Numbers> {
  at: Column;
  length = 0;

  readonly #make: new (length: number) => Column;

  constructor(make: new (length: number) => Column) {
    this.#make = make;
    this.at = new make(1_024);
  }

  push(value: number): void {
    if (this.length === this.at.length) {
      const larger = new this.#make(this.length * 2);
      larger.set(this.at);
      this.at = larger;
    }
    this.at[this.length++] = value;
  }
}
