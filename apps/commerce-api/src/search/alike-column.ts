/** What many rows have alike: every value is there once, a row has its number. Objects are alike when they are the same. */
export class AlikeColumn<Value> {
  readonly #numbers: Uint32Array;
  /** Each once. */
  readonly values: Value[] = [];
  readonly #known = new Map<Value, number>();

  constructor(length: number) {
    this.#numbers = new Uint32Array(length);
  }

  /** What all have until they are told something else. */
  static of<Value>(length: number, first: Value): AlikeColumn<Value> {
    const column = new AlikeColumn<Value>(length);
    column.set(0, first);
    return column;
  }

  set(row: number, value: Value): void {
    let number = this.#known.get(value);
    if (number === undefined) this.#known.set(value, (number = this.values.push(value) - 1));
    this.#numbers[row] = number;
  }

  /** The rows by what they have, in their order: of the value at a place of `values` from `starts[place]` to `starts[place + 1]`. */
  grouped(): { rows: Uint32Array; starts: Uint32Array } {
    const numbers = this.#numbers;
    const starts = new Uint32Array(this.values.length + 1);
    for (let row = 0; row < numbers.length; row++) starts[numbers[row]! + 1]!++;
    for (let place = 0; place < this.values.length; place++) starts[place + 1]! += starts[place]!;
    const [next, rows] = [starts.slice(), new Uint32Array(numbers.length)];
    for (let row = 0; row < numbers.length; row++) rows[next[numbers[row]!]!++] = row;
    return { rows, starts };
  }

  at(row: number): Value {
    return this.values[this.#numbers[row]!]!;
  }
}
