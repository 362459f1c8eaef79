import type { Swatch } from './swatch.ts';

/** What a swatch shows at a place of the endless cloth it stands for, in its pixels: light, second and third yarn into `out`. */
export function swatchAt({ size, values, thirds }: Swatch, x: number, y: number, out: Float32Array): void {
  const u = x - Math.floor(x / size) * size;
  const v = y - Math.floor(y / size) * size;
  const iu = u | 0;
  const iv = v | 0;
  const su = u - iu;
  const sv = v - iv;
  const here = iv * (size + 1) + iu;
  const a = here * 2;
  const c = a + (size + 1) * 2;
  out[0] = mean(values[a]!, values[a + 2]!, values[c]!, values[c + 2]!, su, sv);
  out[1] = mean(values[a + 1]!, values[a + 3]!, values[c + 1]!, values[c + 3]!, su, sv);
  out[2] = thirds ? mean(thirds[here]!, thirds[here + 1]!, thirds[here + size + 1]!, thirds[here + size + 2]!, su, sv) : 0;
}

/** Of four neighbours, by how far to the right and below the place is. */
function mean(a: number, b: number, c: number, d: number, right: number, below: number): number {
  const above = a + (b - a) * right;
  return above + (c + (d - c) * right - above) * below;
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
