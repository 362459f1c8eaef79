/** Decisions that look like chance and are the same for the same seed on every machine. */
export interface Chance {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A whole number between both bounds, bounds included. */
  between(low: number, high: number): number;
  /** True in `share` of all cases, 0 to 1. */
  happens(share: number): boolean;
  /** @throws Error when there is nothing to choose from */
  oneOf<Value>(values: readonly Value[]): Value;
  /** The same values in another order. */
  shuffled<Value>(values: readonly Value[]): Value[];
}

/** Mulberry32: 32 bits of state are plenty for a sample shop. */
export function chanceFrom(seed: number): Chance {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between,
    happens: (share) => next() < share,
    oneOf: (values) => {
      if (values.length === 0) throw new Error('There is nothing to choose from.');
      return values[between(0, values.length - 1)]!;
    },
    shuffled: (values) => values.map((value) => ({ value, place: next() })).sort((a, b) => a.place - b.place).map(({ value }) => value),
  };
}
