/** A picture is blurred many times, and fresh memory costs more than what is done in it. */
let spare = new Float32Array(0);

/** Blurs a field in place: three passes of a box are as soft as one of a bell. `radius` in places. */
export function blur(field: Float32Array, width: number, height: number, radius: number, passes = 3): Float32Array {
  if (spare.length !== field.length) spare = new Float32Array(field.length);
  const sums = new Float32Array(width);
  for (let pass = 0; pass < passes; pass++) {
    for (let y = 0; y < height; y++) across(field, spare, y * width, width, radius);
    down(spare, field, sums, width, height, radius);
  }
  return field;
}

/** One row. */
function across(from: Float32Array, to: Float32Array, start: number, width: number, radius: number): void {
  const last = start + width - 1;
  const [first, end] = [from[start]!, from[last]!];
  let sum = 0;
  for (let x = start - radius; x <= start + radius; x++) sum += from[x < start ? start : x > last ? last : x]!;
  const share = 1 / (radius * 2 + 1);
  // Nearly all of a row is far from both its ends.
  const inner = start + Math.max(0, Math.min(radius, width));
  const outer = Math.max(inner, last - radius);
  for (let x = start; x < inner; x++) {
    to[x] = sum * share;
    sum += from[x + radius + 1 > last ? last : x + radius + 1]! - first;
  }
  for (let x = inner; x < outer; x++) {
    to[x] = sum * share;
    sum += from[x + radius + 1]! - from[x - radius]!;
  }
  for (let x = outer; x <= last; x++) {
    to[x] = sum * share;
    sum += end - from[x - radius < start ? start : x - radius]!;
  }
}

/** All columns at once, row by row, because memory lies in rows. */
function down(from: Float32Array, to: Float32Array, sums: Float32Array, width: number, height: number, radius: number): void {
  const last = height - 1;
  sums.fill(0);
  for (let y = -radius; y <= radius; y++) {
    const start = within(y, last) * width;
    for (let x = 0; x < width; x++) sums[x]! += from[start + x]!;
  }
  const share = 1 / (radius * 2 + 1);
  for (let y = 0; y < height; y++) {
    const [here, entering, leaving] = [y * width, within(y + radius + 1, last) * width, within(y - radius, last) * width];
    for (let x = 0; x < width; x++) {
      to[here + x] = sums[x]! * share;
      sums[x]! += from[entering + x]! - from[leaving + x]!;
    }
  }
}

const within = (y: number, last: number): number => (y < 0 ? 0 : y > last ? last : y);
