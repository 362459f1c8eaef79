import { GrowingColumn } from './growing-column.ts';

/** The values of one facet as small numbers; 0 stands for none. */
class Dictionary {
  readonly values: string[] = [''];
  readonly #codes = new Map<string, number>();

  codeOf(value: string): number {
    let code = this.#codes.get(value);
    if (code === undefined) this.#codes.set(value, (code = this.values.push(value) - 1));
    return code;
  }

  /** A byte per value: 1 for the wanted ones. */
  maskOf(wanted: Iterable<string>): Uint8Array {
    const mask = new Uint8Array(this.values.length);
    for (const value of wanted) mask[this.#codes.get(value) ?? 0] = 1;
    mask[0] = 0;
    return mask;
  }
}

/** A column that can be chosen from and counted. Options are numbers. */
export interface FacetColumn {
  readonly dictionary: Pick<Dictionary, 'values' | 'maskOf'>;
  /** Whether an option has one of the values. */
  fits(option: number, mask: Uint8Array): boolean;
  /** Adds the values of an option to the counts by value. */
  count(option: number, counts: Uint32Array): void;
}

/** A facet of which an option has one value at most. */
export class OneValued implements FacetColumn {
  readonly dictionary = new Dictionary();
  readonly #codes = new GrowingColumn(Uint32Array);

  add(value: string | null | undefined): void {
    this.#codes.push(value ? this.dictionary.codeOf(value) : 0);
  }

  fits(option: number, mask: Uint8Array): boolean {
    return mask[this.#codes.at[option]!] === 1;
  }

  count(option: number, counts: Uint32Array): void {
    counts[this.#codes.at[option]!]!++;
  }
}

/** A facet of which an option may have many values, each of which may be switched off for a while. */
export class ManyValued implements FacetColumn {
  readonly dictionary = new Dictionary();
  readonly #starts = new GrowingColumn(Uint32Array);
  readonly #codes = new GrowingColumn(Uint32Array);
  readonly #isOn = new GrowingColumn(Uint8Array);

  constructor() {
    this.#starts.push(0);
  }

  /** @param values each once */
  add(values: readonly string[]): void {
    for (const value of values) {
      this.#codes.push(this.dictionary.codeOf(value));
      this.#isOn.push(1);
    }
    this.#starts.push(this.#codes.length);
  }

  /** A byte for each value of an option, in the order in which they were added: 0 switches it off. */
  switchesOf(option: number): Uint8Array {
    return this.#isOn.at.subarray(this.#starts.at[option], this.#starts.at[option + 1]);
  }

  fits(option: number, mask: Uint8Array): boolean {
    const end = this.#starts.at[option + 1]!;
    for (let place = this.#starts.at[option]!; place < end; place++) if (this.#isOn.at[place] === 1 && mask[this.#codes.at[place]!] === 1) return true;
    return false;
  }

  count(option: number, counts: Uint32Array): void {
    const end = this.#starts.at[option + 1]!;
    for (let place = this.#starts.at[option]!; place < end; place++) counts[this.#codes.at[place]!]! += this.#isOn.at[place]!;
  }
}
