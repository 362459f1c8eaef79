/** Blurs a field in place: three passes of a box are as soft as one of a bell. `radius` in places. */
export function blur(field: Float32Array, width: number, height: number, radius: number, passes = 3): Float32Array {
  const line = new Float32Array(Math.max(width, height));
  for (let pass = 0; pass < passes; pass++) {
    for (let y = 0; y < height; y++) box(field, line, y * width, 1, width, radius);
    for (let x = 0; x < width; x++) box(field, line, x, width, height, radius);
  }
  return field;
}

function box(field: Float32Array, line: Float32Array, start: number, step: number, count: number, radius: number): void {
  for (let at = 0; at < count; at++) line[at] = field[start + at * step]!;
  const last = count - 1;
  let sum = 0;
  for (let at = -radius; at <= radius; at++) sum += line[at < 0 ? 0 : at > last ? last : at]!;
  const share = 1 / (radius * 2 + 1);
  for (let at = 0; at < count; at++) {
    field[start + at * step] = sum * share;
    sum += line[Math.min(last, at + radius + 1)]! - line[Math.max(0, at - radius)]!;
  }
}
