import { blendRow, swatchAt } from './bilinear.ts';
import { type Edge, scenes } from './campaign.scenes.ts';
import { cloth as dyed } from './cloths.ts';
import { DRAPED, type Draped, drape } from './drape.ts';
import { chance, noise } from './noise.ts';
import type { Raster } from './raster.ts';
import { type Swatch, swatch } from './swatch.ts';
import { linear, screen } from './tone.ts';

/** Width over height. */
const ratios: Record<string, number> = { wide: 16 / 9, tall: 3 / 4 };

export const campaignNames = Object.keys(scenes);

const SELVEDGE_YARN = linear('#e9e5da');
const RED_YARN = linear('#b3262a');
const ACID = linear('#dbe33c');

/** A campaign picture by its name and shape (`wide` or `tall`); nothing for one that does not exist. */
export function campaignPicture(name: string, shape: string, width: number): Raster | undefined {
  const scene = Object.hasOwn(scenes, name) ? scenes[name] : undefined;
  const ratio = Object.hasOwn(ratios, shape) ? ratios[shape] : undefined;
  if (!scene || !ratio) return undefined;
  const height = Math.round(width / ratio);
  const cloth = dyed(scene.cloth, scene.hex);
  const thrown = drape(scene.drape, cloth, ratio);
  const yarn = scene.yarn * height;
  const from = scene.edge?.[shape as 'wide' | 'tall'] ?? 9;
  const ground = linear(cloth.ground);
  const exposure = scene.exposure ?? 1;
  const plate: Plate = {
    width, height, data: new Uint8Array(width * height * 3),
    thrown, row: new Float32Array(thrown.width * DRAPED), lefts: new Int32Array(width), shares: new Float32Array(width), sides: new Float32Array(width),
    woven: swatch(scene.cloth, yarn), yarns: new Float32Array(3), yarn,
    ground, second: linear(cloth.second).map((value, at) => value - ground[at]!),
    exposure, gleaming: (cloth.sheen * (0.1 + ground[0]) + 0.02) * exposure,
    kind: scene.edge?.kind, from, to: from + (scene.edge?.width ?? 0), band: scene.edge && bandOf(scene.edge),
  };
  for (let x = 0; x < width; x++) {
    const fx = Math.min(thrown.width - 1.001, Math.max(0, ((x + 0.5) * thrown.width) / width - 0.5));
    plate.lefts[x] = Math.floor(fx) * DRAPED;
    plate.shares[x] = fx - Math.floor(fx);
    plate.sides[x] = (x / width - 0.5) ** 2 * 1.4;
  }
  for (let y = 0; y < height; y++) developRow(plate, y);
  return { data: plate.data, width, height };
}

/** What is the same in every row. */
interface Plate extends Raster {
  thrown: Draped;
  /** Of two million pixels, what is the same down a column: where it lies on the coarse grid (its place in a row, and how far it is from there to the next), and how dark it is. */
  lefts: Int32Array;
  shares: Float32Array;
  sides: Float32Array;
  woven: Swatch;
  yarn: number;
  /** One row of the coarse grid, and what the swatch shows: used again and again. */
  row: Float32Array;
  yarns: Float32Array;
  ground: number[];
  /** What the second yarn adds to the ground. */
  second: number[];
  exposure: number;
  gleaming: number;
  kind?: Edge['kind'];
  /** Where the edge begins and ends, in heights of the picture. */
  from: number;
  to: number;
  band?: Band;
}

/** A row for itself, because a function that is called again and again is made fast at once, and a long loop is not. */
function developRow({ width, height, data, thrown, row, lefts, shares, sides, woven, yarns, yarn, ground, second, exposure, gleaming, kind, from, to, band }: Plate, y: number): void {
  blendRow(thrown.values, thrown.width, thrown.height, DRAPED, ((y + 0.5) * thrown.height) / height - 0.5, row);
  const below = (y / height - 0.42) ** 2 * 1.5;
  for (let x = 0; x < width; x++) {
    const left = lefts[x]!;
    const share = shares[x]!;
    const at = (y * width + x) * 3;
    const along = between(row[left + 3]!, row[left + DRAPED + 3]!, share);
    let u = between(row[left + 2]!, row[left + DRAPED + 2]!, share);
    if (kind === 'acid') u += 0.05 * noise(along * 1.7, 2, 4);
    const beyond = u > to;
    swatchAt(woven, u * height + (beyond ? 37 * yarn : 0), along * height, yarns);
    let light = between(row[left]!, row[left + DRAPED]!, share) * yarns[0]! * exposure;
    let red = ground[0]! + second[0]! * yarns[1]!;
    let green = ground[1]! + second[1]! * yarns[1]!;
    let blue = ground[2]! + second[2]! * yarns[1]!;
    if (beyond && kind !== 'seam') light *= 1 - 0.78 * Math.exp(-(u - to) * 16);
    // A pixel on the border of the edge shows some of both.
    const covered = band ? Math.min(1, Math.max(0, (u - from) * height + 0.5)) * Math.min(1, Math.max(0, (to - u) * height + 0.5)) : 0;
    if (covered > 0) {
      const [dye, lit, hides] = band!((u - from) / (to - from), along / (to - from));
      if (hides > 0) {
        red += (dye[0] * lit - red) * covered * hides;
        green += (dye[1] * lit - green) * covered * hides;
        blue += (dye[2] * lit - blue) * covered * hides;
      } else light *= lit;
    }
    // Darker at the sides and below, where words stand.
    const vignette = (1 - 0.34 * Math.min(1, (sides[x]! + below) * 1.5)) * (1.1 - 0.4 * ((x / width) * 0.7 + (y / height) * 0.3));
    const grain = vignette * (1 + (chance(x, y, 9) - 0.5) * 0.05);
    const gleam = between(row[left + 1]!, row[left + DRAPED + 1]!, share) * gleaming * yarns[0]!;
    data[at] = screen((red * light + gleam) * grain);
    data[at + 1] = screen((green * light + gleam * 0.98) * grain);
    data[at + 2] = screen((blue * light + gleam * 0.96) * grain);
  }
}

const between = (left: number, right: number, share: number): number => left + (right - left) * share;

type Dye = [number, number, number];
/** What an edge shows at a place, across it from 0 to 1 and along it in its widths: a colour, how lit it is, and how much of the cloth it hides; where that is nothing, how lit the cloth is. */
type Band = (across: number, along: number) => [Dye, lit: number, share: number];

const bandOf = ({ kind, thread = '#d8d2c4' }: Edge): Band => ({ selvedge, acid, seam: seamOf(linear(thread)) })[kind];

/** White yarn in fine ribs with one red thread. */
const selvedge: Band = (across) => [across > 0.52 && across < 0.66 ? RED_YARN : SELVEDGE_YARN, (0.86 + 0.14 * Math.sin(across * Math.PI * 13)) * Math.min(1, 0.55 + (1 - across) * 6), 1];

/** The lining between two folds; it takes light more readily than the black around it. */
const acid: Band = (across) => [ACID, 0.5 * Math.min(1, 0.15 + across * 4) * Math.min(1, 0.3 + (1 - across) * 5) * (1.15 - 0.5 * Math.abs(across - 0.42)), 1];

/** A felled seam: two rows of stitches, cloth puckering between them, and a step down beside them. */
const seamOf = (thread: Dye): Band => (across, along) => {
  for (const middle of [0.26, 0.74]) {
    const off = (across - middle) / 0.075;
    const stitch = along * 3.2 + middle * 1.7;
    const within = (stitch - Math.floor(stitch) - 0.5) / 0.36;
    const reach = off * off + within ** 6;
    if (reach < 1) return [thread, 0.55 + 0.75 * Math.sqrt(1 - reach) - 0.3 * off, 1];
    if (Math.abs(off) < 1.7) return [thread, 0.62 + 0.16 * Math.abs(off), 0];
  }
  const step = across > 0.9 ? 0.5 : across > 0.82 ? 1.16 : across < 0.06 ? 0.8 : 1;
  return [thread, step * (1 + 0.08 * Math.sin(along * 20.1 + across * 4)), 0];
};
