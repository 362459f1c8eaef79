import { GrowingColumn } from './growing-column.ts';

/** What many rows have alike: every value is there once, a row has its number. Objects are alike when they are the same. */
export class AlikeColumn<Value> {
  readonly #numbers = new GrowingColumn(Uint32Array);
  /** Each once. */
  readonly values: Value[] = [];
  readonly #known = new Map<Value, number>();

  push(value: Value): void {
    let number = this.#known.get(value);
    if (number === undefined) this.#known.set(value, (number = this.values.push(value) - 1));
    this.#numbers.push(number);
  }

  at(row: number): Value {
    return this.values[this.#numbers.at[row]!]!;
  }
}
