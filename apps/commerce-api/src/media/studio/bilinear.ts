import type { Swatch } from './swatch.ts';

/** What a swatch shows at a place of the endless cloth it stands for, in its pixels: light, second and third yarn into `out`. */
export function swatchAt({ size, values }: Swatch, x: number, y: number, out: Float32Array): void {
  const u = x - Math.floor(x / size) * size;
  const v = y - Math.floor(y / size) * size;
  const iu = Math.min(size - 1, Math.floor(u));
  const iv = Math.min(size - 1, Math.floor(v));
  const su = u - iu;
  const sv = v - iv;
  const right = iu + 1 >= size ? 0 : iu + 1;
  const below = iv + 1 >= size ? 0 : iv + 1;
  const a = (iv * size + iu) * 3;
  const b = (iv * size + right) * 3;
  const c = (below * size + iu) * 3;
  const d = (below * size + right) * 3;
  const wa = (1 - su) * (1 - sv);
  const wb = su * (1 - sv);
  const wc = (1 - su) * sv;
  const wd = su * sv;
  out[0] = values[a]! * wa + values[b]! * wb + values[c]! * wc + values[d]! * wd;
  out[1] = values[a + 1]! * wa + values[b + 1]! * wb + values[c + 1]! * wc + values[d + 1]! * wd;
  out[2] = values[a + 2]! * wa + values[b + 2]! * wb + values[c + 2]! * wc + values[d + 2]! * wd;
}

/** One row of a coarse field of `fields` numbers a place, between two of its rows. */
export function blendRow(values: Float32Array, width: number, height: number, fields: number, y: number, row: Float32Array): void {
  const place = Math.min(height - 1.001, Math.max(0, y));
  const top = Math.floor(place);
  const share = place - top;
  const start = top * width * fields;
  const next = start + width * fields;
  for (let at = 0; at < row.length; at++) row[at] = values[start + at]! + (values[next + at]! - values[start + at]!) * share;
}
