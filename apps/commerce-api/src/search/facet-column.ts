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

/** A column that can be chosen from and counted, many options at a time. Options are numbers. */
export interface FacetColumn {
  readonly dictionary: Pick<Dictionary, 'values' | 'maskOf'>;
  /** Tells of those that have none of the values at which place among the options they stand. */
  misses(options: Uint32Array, mask: Uint8Array, tell: (place: number) => void): void;
  /** Adds up the values of options by value. */
  count(options: Uint32Array, counts: Uint32Array): void;
}

/** A facet of which an option has one value at most. */
export class OneValued implements FacetColumn {
  readonly dictionary = new Dictionary();
  readonly #codes = new GrowingColumn(Uint32Array);

  add(value: string | null | undefined): void {
    this.#codes.push(value ? this.dictionary.codeOf(value) : 0);
  }

  misses(options: Uint32Array, mask: Uint8Array, tell: (place: number) => void): void {
    const { at: codes } = this.#codes;
    for (let place = 0; place < options.length; place++) if (mask[codes[options[place]!]!] === 0) tell(place);
  }

  count(options: Uint32Array, counts: Uint32Array): void {
    const { at: codes } = this.#codes;
    for (let place = 0; place < options.length; place++) counts[codes[options[place]!]!]!++;
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

  misses(options: Uint32Array, mask: Uint8Array, tell: (place: number) => void): void {
    const [{ at: starts }, { at: codes }, { at: isOn }] = [this.#starts, this.#codes, this.#isOn];
    for (let place = 0; place < options.length; place++) {
      const end = starts[options[place]! + 1]!;
      let at = starts[options[place]!]!;
      while (at < end && (isOn[at]! & mask[codes[at]!]!) === 0) at++;
      if (at === end) tell(place);
    }
  }

  count(options: Uint32Array, counts: Uint32Array): void {
    const [{ at: starts }, { at: codes }, { at: isOn }] = [this.#starts, this.#codes, this.#isOn];
    for (let place = 0; place < options.length; place++) {
      const end = starts[options[place]! + 1]!;
      for (let at = starts[options[place]!]!; at < end; at++) counts[codes[at]!]! += isOn[at]!;
    }
  }

  /** By value, the options that have it, in their order. */
  optionsByValue(): Map<string, Uint32Array> {
    const [{ at: starts, length }, { at: codes }] = [this.#starts, this.#codes];
    const options: number[][] = this.dictionary.values.map(() => []);
    for (let option = 0; option < length - 1; option++) for (let at = starts[option]!; at < starts[option + 1]!; at++) options[codes[at]!]!.push(option);
    return new Map(this.dictionary.values.map((value, code) => [value, Uint32Array.from(options[code]!)]));
  }
}
