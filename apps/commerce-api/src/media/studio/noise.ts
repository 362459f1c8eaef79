/** A number from 0 to 1 that depends on two whole numbers and a seed only. */
export function chance(i: number, j: number, seed: number): number {
  let mixed = Math.imul(i, 0x27d4eb2d) ^ Math.imul(j, 0x165667b1) ^ Math.imul(seed, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296;
}

/** Soft noise from -1 to 1 that changes about once per unit. With a period it repeats after so many units, so that tiles join. */
export function noise(x: number, y: number, seed: number, periodX = 0, periodY = periodX): number {
  const i = Math.floor(x);
  const j = Math.floor(y);
  const fx = x - i;
  const fy = y - j;
  const sx = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
  const sy = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
  const left = periodX ? wrap(i, periodX) : i;
  const right = periodX ? wrap(i + 1, periodX) : i + 1;
  const top = periodY ? wrap(j, periodY) : j;
  const bottom = periodY ? wrap(j + 1, periodY) : j + 1;
  const aboveLeft = chance(left, top, seed);
  const belowLeft = chance(left, bottom, seed);
  const above = aboveLeft + (chance(right, top, seed) - aboveLeft) * sx;
  const below = belowLeft + (chance(right, bottom, seed) - belowLeft) * sx;
  return (above + (below - above) * sy) * 2 - 1;
}

/** Numbers around a circle of `period`. Most are on it already, and a remainder takes longer than all else of a stitch. */
export const wrap = (value: number, period: number): number => (value >= 0 && value < period ? value : ((value % period) + period) % period);

/** A seed from words: the same words, the same picture. */
export function seedOf(words: string): number {
  let seed = 2166136261;
  for (let at = 0; at < words.length; at++) seed = Math.imul(seed ^ words.charCodeAt(at), 16777619);
  return seed >>> 8;
}
