import { blendRow, swatchAt } from './bilinear.ts';
import type { Cloth } from './cloths.ts';
import { FIELDS, type Fall } from './fall.ts';
import { chance } from './noise.ts';
import type { Part } from './pattern.ts';
import type { Raster, Sheet } from './raster.ts';
import type { Swatch } from './swatch.ts';
import { paper, type Place, toothAt } from './table.ts';
import { linear, screen } from './tone.ts';

/** What a picture is developed from: the fine drawings, how the garment lies, and what it is made of. */
export interface Exposure {
  colours: Sheet;
  places: Sheet;
  relief: Sheet;
  form: Fall;
  parts: Part[];
  swatches: Record<Part['weave'], Swatch | undefined>;
  dye: Dye;
  /** Pixels of the picture to one of the drawing. */
  unit: number;
  zoom: number;
  seed: number;
  on?: Place;
}

/** The colours of a cloth as light: what each yarn adds to its ground, what all of it loses to its second yarn, and what wear adds. */
export interface Dye {
  second: number[];
  third: number[];
  deeper: number[];
  faded: number[];
  /** How much its yarns are told apart. */
  contrast: number;
  gleaming: number;
  wash: number;
}

/** @param own what is woven of it */
export function dyeOf(cloth: Cloth, own: Swatch, zoom: number): Dye {
  const ground = linear(cloth.ground);
  const [second, third] = [cloth.second, cloth.third].map((yarn) => linear(yarn).map((value, at) => value - ground[at]!)) as [number[], number[]];
  // A dye is the colour that a cloth has altogether, and from afar yarns melt into it; from near, and in stripes and checks, each is seen for itself.
  const striped = cloth.name === 'stripe' || cloth.name === 'check';
  const mean = striped ? 0 : own.second * (zoom > 1 ? 0.4 : 1);
  const contrast = striped ? 1 : zoom > 1 ? 0.72 : 0.3;
  const brightness = (ground[0] + ground[1] + ground[2]) / 3;
  return {
    second,
    third,
    // As much darker as the second yarn is lighter, but never without colour.
    deeper: ground.map((value, at) => Math.max(-0.4 * value, -second[at]! * mean * contrast)),
    faded: ground.map((value) => (0.16 + 0.5 * value + 0.2 * brightness - value) * 0.9),
    contrast,
    gleaming: cloth.sheen * (0.085 + 0.5 * brightness) + 0.012,
    wash: cloth.wash,
  };
}

const kinds: Record<Part['weave'], number> = { none: 0, own: 1, rib: 2 };

/** What is the same in every row; of the parts, by their shade in `places`. */
interface Plate extends Omit<Exposure, 'swatches'> {
  data: Uint8Array;
  kinds: Uint8Array;
  lifts: Float32Array;
  cosines: Float32Array;
  sines: Float32Array;
  offsets: Float32Array;
  /** By kind. */
  swatches: (Swatch | undefined)[];
  /** Where each column lies on the coarse grid: its place in a row, and how far it is from there to the next. */
  lefts: Int32Array;
  shares: Float32Array;
  /** One row of the coarse grid, and what a swatch shows: used again and again. */
  row: Float32Array;
  yarns: Float32Array;
}

/** Brings cloth, light and paper together, pixel by pixel. Of what lies on a table the picture is empty. */
export function develop(exposure: Exposure): Raster {
  const { colours: { width, height }, form, parts, swatches, seed, on } = exposure;
  const plate: Plate = {
    ...exposure,
    data: new Uint8Array(on ? 0 : width * height * 3),
    kinds: new Uint8Array(256), lifts: new Float32Array(256), cosines: new Float32Array(256).fill(1), sines: new Float32Array(256), offsets: new Float32Array(256),
    swatches: [undefined, swatches.own, swatches.rib],
    lefts: new Int32Array(width), shares: new Float32Array(width),
    row: new Float32Array(form.width * FIELDS), yarns: new Float32Array(3),
  };
  parts.forEach((part, place) => {
    plate.kinds[place + 1] = kinds[part.weave];
    plate.lifts[place + 1] = part.lift;
    plate.cosines[place + 1] = Math.cos((part.lean * Math.PI) / 180);
    plate.sines[place + 1] = Math.sin((part.lean * Math.PI) / 180);
    plate.offsets[place + 1] = chance(place, 1, seed) * 1000;
  });
  for (let x = 0; x < width; x++) {
    const fx = Math.min(form.width - 1.001, Math.max(0, ((x + 0.5) * form.width) / width - 0.5));
    plate.lefts[x] = Math.floor(fx) * FIELDS;
    plate.shares[x] = fx - Math.floor(fx);
  }
  // What of the drawing lies on the table.
  const [from, to] = on ? [Math.max(0, -on.top), Math.min(height, on.table.height - on.top)] : [0, height];
  for (let y = from; y < to; y++) developRow(plate, y);
  return { data: plate.data, width, height };
}

/** Not within `develop`: a function that each picture makes anew is slow again in each. */
function developRow({ colours, places, relief, form, dye, unit, zoom, on, data, kinds, lifts, cosines, sines, offsets, swatches, lefts, shares, row, yarns }: Plate, y: number): void {
  const { width, height } = colours;
  const { second, third, deeper, faded, contrast, gleaming, wash } = dye;
  // From near, the thickness of a cloth throws more of a shadow.
  const deep = zoom > 1 ? 1.7 : 1;
  const carve = (zoom > 1 ? 0.009 : 0.0062) * Math.sqrt(unit);
  const [from, to] = on ? [Math.max(0, -on.left), Math.min(width, on.table.width - on.left)] : [0, width];
  blendRow(form.values, form.width, form.height, FIELDS, ((y + 0.5) * form.height) / height - 0.5, row);
  const above = Math.max(0, y - 1) * width;
  const below = Math.min(height - 1, y + 1) * width;
  for (let x = from; x < to; x++) {
    const at = y * width + x;
    const id = places.data[at]!;
    const alpha = colours.data[at * 4 + 3]!;
    const left = lefts[x]!;
    const right = left + FIELDS;
    const share = shares[x]!;
    const lift = lifts[id]!;
    const near = between(row[left + 4]!, row[right + 4]!, share) - lift;
    const far = between(row[left + 5]!, row[right + 5]!, share) - lift;
    const shade = (near > 0 ? 1 / (1 + 0.5 * deep * near) : 1) * (far > 0 ? 1 / (1 + 0.42 * deep * far) : 1);
    let red = 0;
    let green = 0;
    let blue = 0;
    if (alpha > 0) {
      const slope = relief.data[below + Math.min(width - 1, x + 1)]! - relief.data[above + Math.max(0, x - 1)]!;
      const edge = Math.max(-0.55, Math.min(0.5, slope * carve));
      const wear = between(row[left + 6]!, row[right + 6]!, share);
      let light = between(row[left]!, row[right]!, share) * shade * (1 + edge);
      red = linearOf[colours.data[at * 4]!]!;
      green = linearOf[colours.data[at * 4 + 1]!]!;
      blue = linearOf[colours.data[at * 4 + 2]!]!;
      const kind = kinds[id]!;
      const laid = swatches[kind];
      if (laid) {
        const px = x + between(row[left + 2]!, row[right + 2]!, share) * 5 * unit;
        const py = y + between(row[left + 3]!, row[right + 3]!, share) * 5 * unit;
        swatchAt(laid, px * cosines[id]! + py * sines[id]! + offsets[id]!, py * cosines[id]! - px * sines[id]! + offsets[id]!, yarns);
        light *= yarns[0]!;
        const inOwnWeave = kind === 2 ? 0 : 1;
        const two = inOwnWeave * yarns[1]! * contrast;
        const three = inOwnWeave * yarns[2]!;
        const worn = wear > 0 ? wear * (0.25 + 0.75 * wash) : 0;
        red += inOwnWeave * deeper[0]! + second[0]! * two + third[0]! * three + faded[0]! * worn;
        green += inOwnWeave * deeper[1]! + second[1]! * two + third[1]! * three + faded[1]! * worn;
        blue += inOwnWeave * deeper[2]! + second[2]! * two + third[2]! * three + faded[2]! * worn;
      }
      if (wear < 0) light *= 1 + wear * 0.8;
      // What is black shows its form by what it gives back, not by what it takes.
      const gleam = (kind ? gleaming * (1 + edge * 2) * (laid ? yarns[0]! ** 2 : 1) : 0.03) * between(row[left + 1]!, row[right + 1]!, share) * shade;
      red = red * light + gleam;
      green = green * light + gleam;
      blue = blue * light + gleam;
    }
    if (alpha < 255) {
      const open = 1 - alpha / 255;
      const cool = shade < 1 ? (1 - shade) * 0.05 : 0;
      const under = on ? on.table.light : paper;
      const spot = on ? ((y + on.top) * on.table.width + x + on.left) * 3 : 0;
      const seen = open * shade * (on ? 1 : toothAt(x, y, width, height));
      red = red * (1 - open) + under[spot]! * seen * (1 - cool);
      green = green * (1 - open) + under[spot + 1]! * seen;
      blue = blue * (1 - open) + under[spot + 2]! * seen * (1 + cool);
    }
    if (on) {
      const spot = ((y + on.top) * on.table.width + x + on.left) * 3;
      on.table.light[spot] = red;
      on.table.light[spot + 1] = green;
      on.table.light[spot + 2] = blue;
      continue;
    }
    data[at * 3] = screen(red);
    data[at * 3 + 1] = screen(green);
    data[at * 3 + 2] = screen(blue);
  }
}

const between = (one: number, other: number, share: number): number => one + (other - one) * share;

const linearOf = Float32Array.from({ length: 256 }, (_none, value) => (value / 255) ** 2.2);
