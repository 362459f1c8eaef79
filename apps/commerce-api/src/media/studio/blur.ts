/** A picture is blurred many times, and fresh memory costs more than what is done in it. */
let spare = new Float32Array(0);

/** Blurs a field in place: three passes of a box are as soft as one of a bell. `radius` in places. */
export function blur(field: Float32Array, width: number, height: number, radius: number, passes = 3): Float32Array {
  const line = new Float32Array(width);
  if (spare.length !== field.length) spare = new Float32Array(field.length);
  const sums = new Float32Array(width);
  for (let pass = 0; pass < passes; pass++) {
    for (let y = 0; y < height; y++) across(field, line, y * width, width, radius);
    down(field, spare, sums, width, height, radius);
  }
  return field;
}

function across(field: Float32Array, line: Float32Array, start: number, width: number, radius: number): void {
  for (let x = 0; x < width; x++) line[x] = field[start + x]!;
  const last = width - 1;
  let sum = 0;
  for (let x = -radius; x <= radius; x++) sum += line[x < 0 ? 0 : x > last ? last : x]!;
  const share = 1 / (radius * 2 + 1);
  // Nearly all of a line is far from both its ends.
  const inner = Math.max(0, Math.min(radius, width));
  const outer = Math.max(inner, width - radius - 1);
  for (let x = 0; x < inner; x++) {
    field[start + x] = sum * share;
    sum += line[x + radius + 1 > last ? last : x + radius + 1]! - line[0]!;
  }
  for (let x = inner; x < outer; x++) {
    field[start + x] = sum * share;
    sum += line[x + radius + 1]! - line[x - radius]!;
  }
  for (let x = outer; x < width; x++) {
    field[start + x] = sum * share;
    sum += line[last]! - line[x - radius < 0 ? 0 : x - radius]!;
  }
}

/** All columns at once, row by row, because memory lies in rows. */
function down(field: Float32Array, copy: Float32Array, sums: Float32Array, width: number, height: number, radius: number): void {
  copy.set(field);
  const last = height - 1;
  sums.fill(0);
  for (let y = -radius; y <= radius; y++) {
    const start = within(y, last) * width;
    for (let x = 0; x < width; x++) sums[x]! += copy[start + x]!;
  }
  const share = 1 / (radius * 2 + 1);
  for (let y = 0; y < height; y++) {
    const [here, entering, leaving] = [y * width, within(y + radius + 1, last) * width, within(y - radius, last) * width];
    for (let x = 0; x < width; x++) {
      field[here + x] = sums[x]! * share;
      sums[x]! += copy[entering + x]! - copy[leaving + x]!;
    }
  }
}

const within = (y: number, last: number): number => (y < 0 ? 0 : y > last ? last : y);
