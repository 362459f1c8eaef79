import { blendRow } from './bilinear.ts';
import { blur } from './blur.ts';
import type { Cloth } from './cloths.ts';
import { folded } from './drape.ts';
import { noise } from './noise.ts';
import type { Part } from './pattern.ts';
import type { Sheet } from './raster.ts';

/** What a garment's form does to the light, on a coarse grid; seven numbers a place. */
export interface Fall {
  width: number;
  height: number;
  /** How lit it is (1 when it lies flat), its gleam, the slope across and down, near and far height of what lies about it, how worn it is. */
  values: Float32Array;
}

export const FIELDS = 7;

/** Light falls from the upper left. */
const LIGHT = [-0.4, -0.56, 0.73] as const;
const GLEAM = half(LIGHT);

function half([x, y, z]: readonly [number, number, number]): [number, number, number] {
  const length = Math.hypot(x, y, z + 1);
  return [x / length, y / length, (z + 1) / length];
}

/** The coarse drawings that form is made of. */
interface Lying {
  places: Sheet;
  forms: Sheet;
  folds: Sheet;
  wear: Sheet;
}

/** How a garment lies: every piece bulges towards its edges, folds and wrinkles rise, and light falls on the whole. */
export function fall({ places, forms, folds, wear }: Lying, parts: Part[], cloth: Cloth, { seed, zoom }: { seed: number; zoom: number }): Fall {
  const { width, height, data: ids } = places;
  const count = width * height;
  const lifts = new Float32Array(count);
  const layers = new Float32Array(count);
  const liftOf = new Float32Array(256);
  parts.forEach(({ lift }, place) => (liftOf[place + 1] = lift));
  for (let at = 0; at < count; at++) {
    lifts[at] = liftOf[ids[at]!]!;
    layers[at] = liftOf[forms.data[at]!]!;
  }
  const form = formOf(forms.data, layers, width, height, parts);
  const sharp = new Float32Array(count);
  for (let at = 0; at < count; at++) sharp[at] = (folds.data[at]! - 128) / 128;
  blur(sharp, width, height, 1, 2);
  const crisp = blur(sharp.slice(), width, height, 2, 2);
  const broad = blur(sharp.slice(), width, height, 8);
  // From near there is no room for wrinkles, only for a few soft folds; satin does not wrinkle but flows.
  const near = zoom > 1;
  const flowing = cloth.name === 'satin';
  const soft = near ? softFolds(width, height, seed) : undefined;
  const line = new Float32Array(soft?.width ?? 0);
  const grains = parts.map(({ lean }) => grainOf(lean));
  for (let y = 0; y < height; y++) {
    if (soft) blendRow(soft.values, soft.width, soft.height, 1, y / 2, line);
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const part = parts[forms.data[at]! - 1];
      if (!part) continue;
      const rise = soft ? (line[x >> 1]! + line[(x + 1) >> 1]!) / 2 : flowing ? folded(x / 52, y / 420, (seed + forms.data[at]!) % 97) * 13 : wrinkle(x, y, grains[forms.data[at]! - 1]!, seed + forms.data[at]! * 17) * 8;
      form[at]! += sharp[at]! * 0.8 + crisp[at]! * 2.8 + broad[at]! * 10 + (part.weave === 'none' ? 0 : rise * (near ? 0.45 + 0.55 * cloth.limp : cloth.limp) * Math.min(1, part.round + 0.25));
    }
  }
  blur(form, width, height, 1, 2);
  const worn = new Float32Array(count);
  for (let at = 0; at < count; at++) worn[at] = (wear.data[at]! - 128) / 128;
  blur(worn, width, height, 6);
  const hollow = blur(form.slice(), width, height, 7);
  const close = blur(lifts.slice(), width, height, 2);
  const wide = blur(lifts.slice(), width, height, 11);
  const values = new Float32Array(count * FIELDS);
  const polish = 8 + cloth.sheen * 26;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const out = at * FIELDS;
      // What lies to the upper left throws its shadow to the lower right.
      values[out + 4] = close[Math.max(0, y - 2) * width + Math.max(0, x - 1)]!;
      values[out + 5] = wide[Math.max(0, y - 8) * width + Math.max(0, x - 5)]!;
      // Paper has no form.
      if (ids[at] === 0 && Math.abs(form[at]!) < FLAT) {
        values[out] = 1;
        continue;
      }
      const nx = (form[y * width + Math.max(0, x - 1)]! - form[y * width + Math.min(width - 1, x + 1)]!) / 2;
      const ny = (form[Math.max(0, y - 1) * width + x]! - form[Math.min(height - 1, y + 1) * width + x]!) / 2;
      const length = Math.sqrt(nx * nx + ny * ny + 1);
      const lit = (nx * LIGHT[0] + ny * LIGHT[1] + LIGHT[2]) / length / LIGHT[2];
      const cavity = Math.max(-1, Math.min(1, (form[at]! - hollow[at]!) / 5));
      values[out] = Math.max(0.1, 0.16 + 0.84 * Math.max(0, lit) + cavity * 0.2);
      values[out + 1] = Math.max(0, (nx * GLEAM[0] + ny * GLEAM[1] + GLEAM[2]) / length) ** polish;
      values[out + 2] = nx;
      values[out + 3] = ny;
      values[out + 6] = worn[at]! + cloth.wash * cavity * 0.35;
    }
  }
  return { width, height, values };
}

/** A few soft folds from edge to edge, at every second place: they change so slowly that those between are like their neighbours. */
function softFolds(width: number, height: number, seed: number): { width: number; height: number; values: Float32Array } {
  const half = { width: (width >> 1) + 2, height: (height >> 1) + 2 };
  const values = new Float32Array(half.width * half.height);
  for (let y = 0, at = 0; y < half.height * 2; y += 2) {
    for (let x = 0; x < half.width * 2; x += 2, at++) values[at] = folded((x + y * 0.4) / 260, (y - x * 0.4) / 720, seed % 97) * 105;
  }
  return { ...half, values };
}

/** Further from an edge than this counts for nothing. */
const FARTHEST = 400;

/** How far a place is from the edge of its piece by way of a neighbour, if that is nearer than what is known. */
function nearer(form: Float32Array, ids: Uint8Array, lifts: Float32Array, at: number, neighbour: number, step: number, known: number): number {
  const far = ids[neighbour] === ids[at] ? form[neighbour]! + step : lifts[neighbour]! < lifts[at]! ? step : FARTHEST;
  return far < known ? far : known;
}

/** What blurring leaves of nothing. */
const FLAT = 1e-3;

/** Each piece rises from its edges, but not from an edge that something lies upon. */
function formOf(ids: Uint8Array, lifts: Float32Array, width: number, height: number, parts: Part[]): Float32Array {
  const form = new Float32Array(ids.length);
  // What leaves the picture goes on outside.
  form.fill(FARTHEST);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1, at = y * width + 1; x < width - 1; x++, at++) {
      if (!ids[at]) continue;
      let far = nearer(form, ids, lifts, at, at - 1, 1, FARTHEST);
      far = nearer(form, ids, lifts, at, at - width, 1, far);
      far = nearer(form, ids, lifts, at, at - width - 1, 1.414, far);
      far = nearer(form, ids, lifts, at, at - width + 1, 1.414, far);
      form[at] = far;
    }
  }
  for (let y = height - 2; y > 0; y--) {
    for (let x = width - 2, at = y * width + width - 2; x > 0; x--, at--) {
      if (!ids[at]) continue;
      let far = nearer(form, ids, lifts, at, at + 1, 1, form[at]!);
      far = nearer(form, ids, lifts, at, at + width, 1, far);
      far = nearer(form, ids, lifts, at, at + width + 1, 1.414, far);
      far = nearer(form, ids, lifts, at, at + width - 1, 1.414, far);
      form[at] = far;
    }
  }
  for (let at = 0; at < form.length; at++) if (!ids[at]) form[at] = 0;
  const domes = form.map((distance) => Math.min(distance, 46));
  blur(domes, width, height, 9);
  for (let at = 0; at < form.length; at++) {
    const part = parts[ids[at]! - 1];
    if (!part) continue;
    const edge = Math.min(1, form[at]! / 5);
    const shoulder = Math.min(1, form[at]! / 30);
    form[at] = part.round * (1.3 * Math.sqrt(1 - (1 - edge) ** 2) + 3.4 * Math.sqrt(1 - (1 - shoulder) ** 2) + domes[at]! * 0.11) + part.lift * 0.8;
  }
  return form;
}

/** Which way the yarns of a piece run. */
interface Grain {
  cosine: number;
  sine: number;
}

/** @param lean in degrees */
function grainOf(lean: number): Grain {
  const angle = (lean * Math.PI) / 180;
  return { cosine: Math.cos(angle), sine: Math.sin(angle) };
}

/** Soft wrinkles along the grain, stronger in some places than in others. */
function wrinkle(x: number, y: number, { cosine, sine }: Grain, seed: number): number {
  const u = x * cosine + y * sine;
  const v = y * cosine - x * sine;
  const bend = noise(u / 70, v / 90, seed) * 26;
  const strong = 0.55 + 0.45 * noise(u / 60, v / 80, seed + 1);
  const large = noise((u + bend) / 34, (v + bend * 0.6) / 78, seed + 2);
  const small = noise((u + bend * 1.4 + v * 0.35) / 15, (v - u * 0.3) / 36, seed + 3);
  const crease = 1 - Math.abs(noise((u + bend * 1.2 - v * 0.35) / 44, (v + u * 0.2) / 190, seed + 4)) * 2.4;
  return strong * (large + 0.3 * small + (crease > 0 ? crease * crease * 0.5 : 0));
}
