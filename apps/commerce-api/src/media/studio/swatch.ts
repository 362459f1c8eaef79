import { type Point, weaves } from './weaves.ts';
import { noise } from './noise.ts';
import type { ClothName } from './cloths.ts';

/** A square of cloth that can be laid side by side with itself. */
export interface Swatch {
  size: number;
  /** Two numbers a pixel, row by row: how light it is (about 1), and the share of the second yarn. Each row ends with its first pixel again and the last row is the first, so that nobody who looks between pixels has to go round. */
  values: Float32Array;
  /** Likewise the share of the third yarn, one number a pixel, of a cloth that has one. */
  thirds?: Float32Array;
  /** How much of the second yarn is seen altogether. */
  second: number;
}

/** How deep light reaches between the yarns. */
const depths: Record<ClothName, number> = { denim: 0.68, twill: 0.34, poplin: 0.26, stripe: 0.24, check: 0.26, jersey: 0.42, rib: 0.62, knit: 0.8, wool: 0.55, satin: 0.5, nylon: 0.3, canvas: 0.55, leather: 0.42, paper: 0.28 };

const kept = new Map<string, Swatch>();
const MOST_KEPT = 48;

/** Yarns until a pattern begins again; for the others any number that is even in many ways. */
const repeats: Partial<Record<ClothName, number>> = { check: 64, stripe: 16 };
const MOST_YARNS = 96;
/** About as many points across are woven, or one repeat: nobody sees it begin again, and a thread that has just started weaves them in a tenth of a second. */
const POINTS = 520;

/** A swatch in which a yarn is about `yarn` pixels wide. */
export function swatch(name: ClothName, yarn: number): Swatch {
  // A yarn needs a few samples across, or a fine cloth would shimmer and a coarse one have steps.
  const finer = Math.max(1, Math.min(4, Math.ceil(6 / yarn)));
  const repeat = repeats[name] ?? 12;
  const count = repeat * Math.max(1, Math.floor(Math.min(MOST_YARNS, POINTS / (yarn * finer)) / repeat));
  const size = Math.max(8, Math.round(yarn * count));
  const key = `${name} ${size} ${count} ${finer}`;
  const found = kept.get(key);
  if (found) return found;
  if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value!);
  const made = weave(name, size, count, finer);
  kept.set(key, made);
  return made;
}

function weave(name: ClothName, size: number, count: number, finer: number): Swatch {
  const wide = size * finer;
  const heights = new Float32Array(wide * wide);
  const lights = new Float32Array(size * size);
  const seconds = new Float32Array(size * size);
  const thirds = new Float32Array(size * size);
  const point: Point = [0, 0, 0];
  const step = count / wide;
  const share = 1 / (finer * finer);
  for (let y = 0; y < wide; y++) {
    for (let x = 0; x < wide; x++) {
      weaves[name]((x + 0.5) * step, (y + 0.5) * step, count, point);
      heights[y * wide + x] = point[0];
      const at = Math.floor(y / finer) * size + Math.floor(x / finer);
      seconds[at]! += point[1] * share;
      thirds[at]! += point[2] * share;
    }
  }
  const depth = depths[name];
  // The slope is taken over a sixth of a yarn whatever the size.
  const reach = Math.max(1, Math.round(wide / count / 6));
  const steep = Math.min(1, wide / count / 6 / reach);
  for (let y = 0; y < wide; y++) {
    const above = wrapped(y - reach, wide) * wide;
    const below = wrapped(y + reach, wide) * wide;
    for (let x = 0; x < wide; x++) {
      const slope = heights[below + wrapped(x + reach, wide)]! - heights[above + wrapped(x - reach, wide)]!;
      const light = 1 + depth * ((heights[y * wide + x]! - 0.55) * 0.62 + slope * 0.6 * steep);
      lights[Math.floor(y / finer) * size + Math.floor(x / finer)]! += light * share;
    }
  }
  mottle(lights, size, name);
  const second = seconds.reduce((sum, one) => sum + one, 0) / (size * size);
  return { size, values: goingRound(size, lights, seconds), thirds: thirds.some((one) => one > 0) ? goingRound(size, thirds) : undefined, second };
}

/** The numbers of each pixel beside each other, and every row and column once more where the cloth begins again. */
function goingRound(size: number, ...fields: Float32Array[]): Float32Array {
  const values = new Float32Array((size + 1) ** 2 * fields.length);
  for (let y = 0, at = 0; y <= size; y++) {
    for (let x = 0; x <= size; x++) for (const field of fields) values[at++] = field[(y % size) * size + (x % size)]!;
  }
  return values;
}

const wrapped = (value: number, period: number) => (value < 0 ? value + period : value >= period ? value - period : value);

/** No dye takes evenly; indigo least of all, along the warp. */
function mottle(lights: Float32Array, size: number, name: ClothName): void {
  const strength = { denim: 0.09, wool: 0.04, canvas: 0.05, leather: 0.05 }[name as string] ?? 0.018;
  let mean = 0;
  for (const light of lights) mean += light;
  mean /= size * size;
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const streak = noise((x / size) * 48, (y / size) * 7, 91, 48, 7) * 0.6 + noise((x / size) * 90, (y / size) * 16, 93, 90, 16) * 0.4;
      lights[y * size + x] = (lights[y * size + x]! / mean) * (1 + strength * streak);
    }
  }
}
