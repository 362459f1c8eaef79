import { blur } from './blur.ts';
import type { Cloth } from './cloths.ts';
import { noise } from './noise.ts';

/** How cloth is thrown: everything counts in heights of the picture. */
export interface Drape {
  /** How far the warp leans to the right, in degrees. */
  grain: number;
  seed: number;
  /** How far folds lean to the right, in degrees; 0 falls straight down. */
  lean: number;
  /** Folds across a picture as wide as it is high. */
  folds: number;
  /** How high they stand. */
  depth: number;
  /** How long they run before they end, as a multiple of their width. */
  length: number;
  /** Where light comes from, of length 1: right, down, towards the eye. A window on the left, low in the evening, when left out. */
  light?: readonly [number, number, number];
}

/** Draped cloth on a coarse grid; four numbers a place: light, gleam, and where on the cloth that place is, across and along, in heights of the picture. */
export interface Draped {
  width: number;
  height: number;
  values: Float32Array;
}

export const DRAPED = 4;

const ROWS = 300;
const EVENING = [-0.72, -0.36, 0.59] as const;
const AMBIENT = 0.055;

/** Throws cloth and lights it. */
export function drape({ seed, grain, lean, folds, depth, length, light = EVENING }: Drape, cloth: Cloth, ratio: number): Draped {
  const height = ROWS;
  const width = Math.round(ROWS * ratio);
  const form = new Float32Array(width * height);
  const angle = (lean * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const px = (x - width / 2) / ROWS;
      const py = (y - height / 2) / ROWS;
      const across = (px * cosine + py * sine) * folds;
      const along = ((py * cosine - px * sine) * folds) / length;
      form[y * width + x] = folded(across, along, seed) * depth * ROWS;
    }
  }
  blur(form, width, height, 1, 2);
  const shaded = shadows(form, width, height, light);
  const hollow = blur(form.slice(), width, height, 14);
  const values = new Float32Array(width * height * DRAPED);
  const sharp = 4 + cloth.sheen * 22;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const nx = (form[y * width + Math.max(0, x - 1)]! - form[y * width + Math.min(width - 1, x + 1)]!) / 2;
      const ny = (form[Math.max(0, y - 1) * width + x]! - form[Math.min(height - 1, y + 1) * width + x]!) / 2;
      const size = Math.sqrt(nx * nx + ny * ny + 1);
      const lit = Math.max(0, (nx * light[0] + ny * light[1] + light[2]) / size);
      const cavity = Math.max(0.25, Math.min(1.2, 1 + (form[at]! - hollow[at]!) * 0.045));
      const open = shaded[at]!;
      values[at * DRAPED] = (AMBIENT + 1.15 * lit * open) * cavity;
      const middle = Math.hypot(light[0], light[1], light[2] + 1);
      values[at * DRAPED + 1] = Math.max(0, (nx * light[0] + ny * light[1] + light[2] + 1) / size / middle) ** sharp * open;
    }
  }
  unroll(form, width, height, values);
  turn(values, grain);
  return { width, height, values };
}

/** Rounded crests and narrow valleys that bend, fork and end. */
export function folded(across: number, along: number, seed: number): number {
  const bend = noise(across * 0.32, along * 0.8, seed) * 1.1 + noise(across * 0.9, along * 1.7, seed + 5) * 0.22;
  const s = across + bend;
  const strong = 0.65 + 0.35 * noise(across * 0.5, along * 0.7, seed + 6);
  const main = noise(s, along * 0.55, seed + 1);
  const ridge = Math.max(0, 1 - Math.sqrt(noise(s * 0.8 + 3, along * 0.5, seed + 4) ** 2 + 0.012)) ** 1.6;
  const side = noise(s * 2.3 + along * 0.5, along * 0.9, seed + 2);
  const fine = noise(s * 5.2 - along, along * 2, seed + 3);
  return strong * (0.55 * main + 0.62 * ridge + 0.16 * side) + 0.028 * fine;
}

/** How much of the light reaches each place past the folds before it, 0 to 1. */
function shadows(form: Float32Array, width: number, height: number, light: readonly [number, number, number]): Float32Array {
  const open = new Float32Array(width * height);
  const flat = Math.hypot(light[0], light[1]);
  const rise = light[2] / flat;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let blocked = 0;
      for (let step = 2; step < 70; step += 2 + (step >> 3)) {
        const sx = Math.round(x + (light[0] / flat) * step);
        const sy = Math.round(y + (light[1] / flat) * step);
        if (sx < 0 || sy < 0 || sx >= width || sy >= height) break;
        blocked = Math.max(blocked, (form[sy * width + sx]! - form[y * width + x]! - rise * step) / (3 + step * 0.22));
      }
      open[y * width + x] = 1 - Math.min(1, blocked);
    }
  }
  return blur(open, width, height, 1, 2);
}

/** Where on the cloth each place is: further than on the picture wherever cloth rises or falls. */
function unroll(form: Float32Array, width: number, height: number, values: Float32Array): void {
  const slope = (at: number, step: number) => form[at + step]! - form[at]!;
  const middle = width >> 1;
  for (let y = 0; y < height; y++) {
    for (let x = middle, place = (middle - width / 2) / ROWS; x < width; x++) {
      values[(y * width + x) * DRAPED + 2] = place;
      if (x + 1 < width) place += Math.hypot(1, slope(y * width + x, 1)) / ROWS;
    }
    for (let x = middle - 1, place = (middle - width / 2) / ROWS; x >= 0; x--) {
      place -= Math.hypot(1, slope(y * width + x, 1)) / ROWS;
      values[(y * width + x) * DRAPED + 2] = place;
    }
  }
  for (let x = 0; x < width; x++) {
    for (let y = 0, place = -0.5; y < height; y++) {
      values[(y * width + x) * DRAPED + 3] = place;
      if (y + 1 < height) place += Math.hypot(1, slope(y * width + x, width)) / ROWS;
    }
  }
}

/** Turns the cloth below its folds. */
function turn(values: Float32Array, grain: number): void {
  const [cosine, sine] = [Math.cos((grain * Math.PI) / 180), Math.sin((grain * Math.PI) / 180)];
  for (let at = 2; at < values.length; at += DRAPED) {
    const [u, v] = [values[at]!, values[at + 1]!];
    values[at] = u * cosine + v * sine;
    values[at + 1] = v * cosine - u * sine;
  }
}
