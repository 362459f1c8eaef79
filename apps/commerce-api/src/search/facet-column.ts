/** Values that options have together: every such set is there once. */
interface ValueSet {
  /** Each once. */
  codes: readonly number[];
  /** By value, the set that has it, too. */
  and: Map<string, number>;
}

/**
 * A facet as a column that can be chosen from and counted, many options at a time. Options are numbers. There are far fewer sets of
 * values than options, and so an option is looked at once, however many values it has.
 */
export class FacetColumn {
  /** By option. 0 is the set of none. */
  readonly setOf: Uint32Array;
  readonly #sets: ValueSet[] = [{ codes: [], and: new Map() }];
  readonly #values: string[] = [];
  readonly #codes = new Map<string, number>();

  constructor(length: number) {
    this.setOf = new Uint32Array(length);
  }

  /** The set that has one more value. */
  and(set: number, value: string): number {
    const { codes, and } = this.#sets[set]!;
    let larger = and.get(value);
    if (larger === undefined) {
      let code = this.#codes.get(value);
      if (code === undefined) this.#codes.set(value, (code = this.#values.push(value) - 1));
      larger = codes.includes(code) ? set : this.#sets.push({ codes: [...codes, code], and: new Map() }) - 1;
      and.set(value, larger);
    }
    return larger;
  }

  put(option: number, values: readonly string[]): void {
    let set = 0;
    for (const value of values) set = this.and(set, value);
    this.setOf[option] = set;
  }

  /** A byte by set: 1 for those that have one of the values. */
  setsWith(values: Iterable<string>): Uint8Array {
    const wanted = new Uint8Array(this.#values.length);
    for (const value of values) if (this.#codes.has(value)) wanted[this.#codes.get(value)!] = 1;
    const sets = new Uint8Array(this.#sets.length);
    for (let set = 1; set < sets.length; set++) for (const code of this.#sets[set]!.codes) sets[set]! |= wanted[code]!;
    return sets;
  }

  /** How many of the options have each value; what none has is left out. */
  count(...options: Uint32Array[]): Map<string, number> {
    const { setOf } = this;
    const ofSet = new Uint32Array(this.#sets.length);
    for (const some of options) for (let place = 0; place < some.length; place++) ofSet[setOf[some[place]!]!]!++;
    const ofValue = new Uint32Array(this.#values.length);
    for (let set = 1; set < ofSet.length; set++) if (ofSet[set]! > 0) for (const code of this.#sets[set]!.codes) ofValue[code]! += ofSet[set]!;
    const named = new Map<string, number>();
    for (let code = 0; code < ofValue.length; code++) if (ofValue[code]! > 0) named.set(this.#values[code]!, ofValue[code]!);
    return named;
  }

  /** By value, those of the options that have it, in their order. */
  optionsByValue(all: Uint32Array): Map<string, Uint32Array> {
    const counts = this.count(all);
    const options = this.#values.map((value) => new Uint32Array(counts.get(value) ?? 0));
    const filled = new Uint32Array(options.length);
    for (const option of all) for (const code of this.#sets[this.setOf[option]!]!.codes) options[code]![filled[code]!++] = option;
    return new Map(this.#values.map((value, code) => [value, options[code]!]));
  }
}
