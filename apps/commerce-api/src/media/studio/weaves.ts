import { chance, noise, wrap } from './noise.ts';

/** What a weave shows at a point: how high it stands (0 to 1), and how much of the second and of the third yarn is seen. */
export type Point = [height: number, second: number, third: number];

/** A weave seen from above; `u` and `v` count yarns (or stitches, or grains) across and along, `count` of them until it repeats. */
export type Weave = (u: number, v: number, count: number, out: Point) => void;

/** Noise that changes every so many yarns and joins where the cloth repeats. */
function uneven(u: number, v: number, count: number, everyU: number, everyV: number, seed: number): number {
  const across = Math.max(1, Math.round(count / everyU));
  const along = Math.max(1, Math.round(count / everyV));
  return noise((u * across) / count, (v * along) / count, seed, across, along);
}

const TURN = 4096;
const sines = Float64Array.from({ length: TURN + 1 }, (_none, step) => Math.sin((step / TURN) * 2 * Math.PI));

/** The sine of so many turns, near enough for yarn and several times as fast. */
function sine(turns: number): number {
  const place = (turns - Math.floor(turns)) * TURN;
  const step = place | 0;
  return sines[step]! + (sines[step + 1]! - sines[step]!) * (place - step);
}

/** Half a cylinder across a yarn. */
const round = (share: number): number => Math.sqrt(Math.max(0, 1 - (2 * share - 1) ** 2));

/** Yarns are spun: thicker here, thinner there, with fibres that run round them. */
const spun = (yarn: number, along: number, count: number, seed: number): number => 0.62 * uneven(yarn + 0.5, along, count, 1, 9, seed) + 0.38 * uneven(yarn + 0.5, along, count, 1, 2.2, seed + 1);
const twist = (across: number, along: number, yarn: number): number => 0.5 + 0.5 * sine(along * 2.1 + across * 1.3 + chance(yarn, 3, 5) * 3);

/** How deep yarns dive below each other, in their thickness. */
const DIVE = 0.7;
/** The warp is set so densely that its yarns lie over each other's edges. */
const THIN = 0.86;

/**
 * Warp over weft wherever `over` says so. Yarns are round, wander a little, sink and rise between their crossings and close over what
 * lies below, so that what is seen of each has round ends.
 * @param float how much light plays along a yarn, 0 to 1
 * @param proud how much further the warp comes to the front, as in denim
 */
const woven = (over: (i: number, j: number) => boolean, slub: number, float: number, proud = 0): Weave => {
  /** How high the warp stands over the weft at a crossing. */
  const above = (i: number, j: number, count: number) => (over(wrap(i, count), wrap(j, count)) ? 1 : -1);
  return (u, v, count, out) => {
    const x = u + wander(Math.floor(u), v, count);
    const y = v + wander(Math.floor(v) + 500, u, count);
    const i = Math.floor(x);
    const j = Math.floor(y);
    const fx = x - i - 0.5;
    const fy = y - j - 0.5;
    const besideI = fx < 0 ? i - 1 : i + 1;
    const besideJ = fy < 0 ? j - 1 : j + 1;
    const here = above(i, j, count);
    const along = above(i, besideJ, count);
    const across = above(besideI, j, count);
    const riseX = rising(fx);
    const riseY = rising(fy);
    const own = round(0.5 + fx * THIN) + DIVE * (here + (along - here) * riseY);
    const diagonal = above(besideI, besideJ, count);
    const beside = round(0.5 + (1 - Math.abs(fx)) * THIN) + DIVE * (across + (diagonal - across) * riseY);
    const warp = Math.max(own, beside) + proud;
    const weft = round(0.5 + fy * 0.96) - DIVE * (here + (across - here) * riseX);
    const warpOnTop = warp > weft;
    const high = warpOnTop ? warp - proud : weft;
    const slubs = warpOnTop ? spun(wrap(i, count), wrap(v, count), count, 11) : spun(wrap(j + 500, count), wrap(u, count), count, 23);
    // Between two yarns it is dark.
    const open = Math.min(1, 0.4 + Math.abs(warp - weft) * 1.1, warpOnTop ? 0.4 + Math.abs(own - beside) * 1.3 : 1);
    const ply = warpOnTop ? twist(fx + 0.5, v, wrap(i, count)) : twist(fy + 0.5, u, wrap(j, count) + 500);
    out[0] = Math.max(0, ((1 - float) * 0.75 + float * ((high + DIVE) / (1 + 2 * DIVE)) + 0.12) * open * (warpOnTop ? 1 : 0.92) * (1 + slubs * slub * 0.6) * (0.86 + 0.14 * ply));
    out[1] = warpOnTop ? Math.max(0, slubs - 0.2) * slub * 0.5 : 0.62 + 0.25 * slubs + 0.22 * chance(wrap(i, count), wrap(j, count), 29);
    out[2] = 0;
  };
};

/** No yarn lies quite straight; it comes back to where it began where the cloth repeats. */
const wander = (yarn: number, along: number, count: number): number => 0.09 * sine((along * Math.max(1, Math.round(count / 7))) / count + chance(wrap(yarn, count), 1, 17));

/** From 0 in the middle of a crossing to one half at its end. */
const rising = (far: number): number => 2 * far * far;

/** Rows of loops: two legs a stitch that meet below, each row hanging in the one before. Stitches are wider than high. */
const loops = (slack: number): Weave => (u, v, count, out) => {
  const rows = count * 1.25;
  const down = v * 1.25;
  const i = Math.floor(u);
  const x = u - i - 0.5;
  let height = 0;
  for (let back = 0; back < 2; back++) {
    const j = Math.floor(down) - back;
    const t = 1 - (down - j) / 1.6;
    if (t < 0) continue;
    const loose = 1 + (chance(wrap(i, count), wrap(j, rows), 7) - 0.5) * slack;
    const middle = 0.1 + 0.2 * t ** 0.8 * loose;
    for (let side = -1; side <= 1; side += 2) {
      const off = (x - side * middle) / 0.185;
      if (off > -1 && off < 1) {
        const ply = 0.9 + 0.1 * sine(t * 2.6 + off * side * 0.55);
        height = Math.max(height, Math.sqrt(1 - off * off) * (0.3 + 0.7 * sine(0.06 + t * 0.4)) * ply);
      }
    }
  }
  out[0] = height * (1 + 0.1 * spun(wrap(i, count), wrap(v, count), count, 31));
  out[1] = Math.max(0, uneven(u, v, count, 1.25, 2, 41)) * 0.14;
  out[2] = 0;
};

const ribbing = loops(0.4);

const ribs: Weave = (u, v, count, out) => {
  ribbing(u, v, count, out);
  const column = wrap(u, 4) / 2;
  const wave = column < 1 ? round(column) ** 0.7 : 0;
  out[0] = wave > 0 ? wave * (0.4 + 0.6 * out[0]) : out[0] * 0.16;
};

/** Felted fibres: short and long ones in every direction, and a few light ones between dark. */
const felted: Weave = (u, v, count, out) => {
  const fibre = (x: number, y: number, long: number, seed: number) => uneven(x, y, count, 1, long, seed);
  const cloud = uneven(u, v, count, 8, 8, 3);
  const diagonal = uneven(u + v, wrap(u - v, count), count, 1, 4, 5);
  const fine = fibre(u, v, 4, 7) * 0.4 + fibre(v, u, 5, 9) * 0.3 + diagonal * 0.35;
  out[0] = 0.5 + 0.34 * fine + 0.14 * cloud;
  out[1] = Math.max(0, fine - 0.2) * 0.7 + Math.max(0, fibre(u + 0.5, v, 8, 13) - 0.6) * 0.4;
  out[2] = 0;
};

const lustrous: Weave = (u, v, count, out) => {
  out[0] = 0.5 + 0.12 * uneven(u, v, count, 1, 40, 3) + 0.05 * uneven(u, v, count, 0.5, 3, 5);
  out[1] = 0;
  out[2] = 0;
};

const plain = woven((i, j) => (i + j) % 2 === 0, 0.1, 0.7);

const ripstop: Weave = (u, v, count, out) => {
  plain(u, v, count, out);
  const grid = Math.min(wrap(u, 12), wrap(v, 12));
  out[0] = out[0] * 0.5 + (grid < 1.2 ? 0.5 : 0.14);
  out[1] = 0;
};

/** Grains with creases between them, as skin has. */
const grained: Weave = (u, v, count, out) => {
  const x = u + 0.5 * uneven(u, v, count, 2.4, 2.4, 3);
  const y = v + 0.5 * uneven(u, v, count, 2.4, 2.4, 5);
  const i = Math.floor(x);
  const j = Math.floor(y);
  let first = 81;
  let second = 81;
  for (let di = -1; di <= 1; di++) {
    for (let dj = -1; dj <= 1; dj++) {
      const a = wrap(i + di, count);
      const b = wrap(j + dj, count);
      const dx = i + di + chance(a, b, 3) - x;
      const dy = j + dj + chance(a, b, 9) - y;
      const distance = dx * dx + dy * dy;
      if (distance < first) {
        second = first;
        first = distance;
      } else if (distance < second) second = distance;
    }
  }
  const crease = Math.min(1, (Math.sqrt(second) - Math.sqrt(first)) / 0.34);
  out[0] = 0.25 + 0.6 * Math.sqrt(crease) + 0.1 * uneven(u, v, count, 0.2, 0.2, 11);
  out[1] = 0;
  out[2] = 0;
};

const pressed: Weave = (u, v, count, out) => {
  out[0] = 0.5 + 0.2 * uneven(u, v, count, 1, 3, 3) + 0.16 * uneven(u, v, count, 3, 1, 5) + 0.1 * uneven(u, v, count, 0.5, 0.5, 7);
  out[1] = 0;
  out[2] = 0;
};

const tabby = woven((i, j) => (i + j) % 2 === 0, 0.28, 0.7);

/** Shirt stripes: bundles of dyed warp among pale ones. */
const striped: Weave = (u, v, count, out) => {
  tabby(u, v, count, out);
  const place = wrap(u, 16);
  out[1] = place < 6 ? (out[1] > 0.4 ? 0.62 : 0.96) : 0;
};

const twilled = woven((i, j) => wrap(i + j, 4) > 1, 0.2, 0.7);

/** Bands of second and third yarn in warp and weft; where they cross they add up. */
const checked: Weave = (u, v, count, out) => {
  twilled(u, v, count, out);
  const warp = out[1] < 0.4;
  const place = wrap(warp ? u : v, 64);
  out[1] = place < 20 || (place > 24 && place < 28) ? 0.92 : 0;
  out[2] = place > 44 && place < 47.5 ? 0.95 : 0;
};

export const weaves = {
  denim: woven((i, j) => wrap(i + j, 4) !== 0, 0.55, 0.8, 0.06),
  twill: woven((i, j) => wrap(i + j, 3) !== 0, 0.16, 0.7, 0.06),
  poplin: tabby,
  stripe: striped,
  check: checked,
  jersey: loops(0.2),
  rib: ribs,
  knit: loops(0.5),
  wool: felted,
  satin: lustrous,
  nylon: ripstop,
  canvas: woven((i, j) => (Math.floor(i / 2) + j) % 2 === 0, 0.5, 0.7),
  leather: grained,
  paper: pressed,
} satisfies Record<string, Weave>;
