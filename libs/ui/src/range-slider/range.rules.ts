/** How far an arrow key goes: between 20 and 200 steps from end to end, in whole tens of what is counted; never less than one. */
export const stepOf = (length: number): number => (length > 0 ? Math.max(1, 10 ** Math.floor(Math.log10(length / 20))) : 1);

/** Where the thumbs stand: within the ends, never past each other, at their end without a number. */
export function positionOf([lower, upper]: [number | undefined, number | undefined], first: number, last: number): [number, number] {
  const within = (value: number) => Math.min(last, Math.max(first, value));
  const to = within(upper ?? last);
  return [Math.min(within(lower ?? first), to), to];
}
