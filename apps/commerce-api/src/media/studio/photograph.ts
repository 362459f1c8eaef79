import { blendRow, swatchAt } from './bilinear.ts';
import type { Cloth } from './cloths.ts';
import { FIELDS, fall } from './fall.ts';
import { chance } from './noise.ts';
import type { Drawn } from './pattern.ts';
import { type Raster, rasterise } from './raster.ts';
import { swatch } from './swatch.ts';
import { linear, PAPER, screen } from './tone.ts';

/** The coarse grid of form and shadow; fine enough for soft things. */
const COARSE = 450;

/** A table that several garments are laid on, one after the other: its light, three numbers a pixel, row by row. */
export interface Table {
  light: Float32Array;
  width: number;
  height: number;
}

/** A table with nothing but paper on it. */
export function emptyTable(width: number): Table {
  const height = Math.round((width * 4) / 3);
  const light = new Float32Array(width * height * 3);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const tooth = toothAt(x, y, width, height);
      for (let tone = 0; tone < 3; tone++) light[at++] = paper[tone]! * tooth;
    }
  }
  return { light, width, height };
}

/** The picture of a table with all that lies on it. */
export function pictureOf({ light, width, height }: Table): Raster {
  const data = new Uint8Array(light.length);
  for (let at = 0; at < light.length; at++) data[at] = screen(light[at]!);
  return { data, width, height };
}

/** Where a drawing lies on a table, in pixels. */
export interface Place {
  table: Table;
  left: number;
  top: number;
}

/**
 * Photographs a garment: lays its cloth on the drawing, lets light fall on it and puts it on paper.
 * @param options.on a table instead, where it lies and throws its shadow beside others; what is answered then holds nothing
 */
export async function photograph(drawn: Drawn, cloth: Cloth, rib: Cloth, { width, seed, zoom = 1, on }: { width: number; seed: number; zoom?: number; on?: Place }): Promise<Raster> {
  // What is smaller on a table needs a smaller grid, but its shadow stays nearly as soft.
  const coarsely = on ? Math.min(COARSE, Math.round(COARSE * Math.sqrt(width / on.table.width))) : COARSE;
  const [colours, places, relief, coarse, forms, folds, wear] = await Promise.all([
    rasterise(drawn.colours, width), rasterise(drawn.places, width, { ground: '#000', grey: true }), rasterise(drawn.relief, width, { ground: '#747474', grey: true }),
    rasterise(drawn.places, coarsely, { ground: '#000', grey: true }), rasterise(drawn.forms, coarsely, { ground: '#000', grey: true }), rasterise(drawn.folds, coarsely, { ground: '#808080', grey: true }), rasterise(drawn.wear, coarsely, { ground: '#808080', grey: true }),
  ]);
  const lying = fall({ places: coarse, forms, folds, wear }, drawn.parts, cloth, { seed, zoom });
  const { height } = colours;
  const unit = width / 900;
  const data = new Uint8Array(on ? 0 : width * height * 3);
  const own = swatch(cloth.name, cloth.yarn * zoom * unit);
  const ribbed = drawn.parts.some(({ weave }) => weave === 'rib') ? swatch('rib', rib.yarn * zoom * unit) : undefined;
  const swatches = [undefined, own, ribbed];
  const ground = linear(cloth.ground);
  const second = linear(cloth.second).map((value, at) => value - ground[at]!);
  // A dye is the colour that a cloth has altogether, and from afar yarns melt into it; from near, and in stripes and checks, each is seen for itself.
  const striped = cloth.name === 'stripe' || cloth.name === 'check';
  const mean = striped ? 0 : own.second * (zoom > 1 ? 0.4 : 1);
  const contrast = striped ? 1 : zoom > 1 ? 0.72 : 0.3;
  // As much darker as the second yarn is lighter, but never without colour.
  const deeper = ground.map((value, at) => Math.max(-0.4 * value, -second[at]! * mean * contrast));
  const third = linear(cloth.third).map((value, at) => value - ground[at]!);
  const brightness = (ground[0]! + ground[1]! + ground[2]!) / 3;
  const gleaming = cloth.sheen * (0.085 + 0.5 * brightness) + 0.012;
  const faded = [0, 1, 2].map((at) => (0.16 + 0.5 * ground[at]! + 0.2 * brightness - ground[at]!) * 0.9);
  const kinds = new Uint8Array(256);
  const lifts = new Float32Array(256);
  const cosines = new Float32Array(256).fill(1);
  const sines = new Float32Array(256);
  const offsets = new Float32Array(256);
  drawn.parts.forEach((part, place) => {
    kinds[place + 1] = { none: 0, own: 1, rib: 2 }[part.weave];
    lifts[place + 1] = part.lift;
    cosines[place + 1] = Math.cos((part.lean * Math.PI) / 180);
    sines[place + 1] = Math.sin((part.lean * Math.PI) / 180);
    offsets[place + 1] = chance(place, 1, seed) * 1000;
  });
  // From near, the thickness of a cloth throws more of a shadow.
  const deep = zoom > 1 ? 1.7 : 1;
  const row = new Float32Array(lying.width * FIELDS);
  // Where each column lies on the coarse grid.
  const lefts = new Int32Array(width);
  const shares = new Float32Array(width);
  for (let x = 0; x < width; x++) {
    const fx = Math.min(lying.width - 1.001, Math.max(0, ((x + 0.5) * lying.width) / width - 0.5));
    lefts[x] = Math.floor(fx) * FIELDS;
    shares[x] = fx - Math.floor(fx);
  }
  const yarns = new Float32Array(3);
  const carve = (zoom > 1 ? 0.009 : 0.0062) * Math.sqrt(unit);
  // What of the drawing lies on the table.
  const [fromX, toX] = on ? [Math.max(0, -on.left), Math.min(width, on.table.width - on.left)] : [0, width];
  const [fromY, toY] = on ? [Math.max(0, -on.top), Math.min(height, on.table.height - on.top)] : [0, height];
  // Row by row, because a function that is called again and again is made fast at once, and a long loop is not.
  const develop = (y: number): void => {
    blendRow(lying.values, lying.width, lying.height, FIELDS, ((y + 0.5) * lying.height) / height - 0.5, row);
    const above = Math.max(0, y - 1) * width;
    const below = Math.min(height - 1, y + 1) * width;
    for (let x = fromX; x < toX; x++) {
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
        const laid = swatches[kinds[id]!];
        if (laid) {
          const px = x + between(row[left + 2]!, row[right + 2]!, share) * 5 * unit;
          const py = y + between(row[left + 3]!, row[right + 3]!, share) * 5 * unit;
          swatchAt(laid, px * cosines[id]! + py * sines[id]! + offsets[id]!, py * cosines[id]! - px * sines[id]! + offsets[id]!, yarns);
          light *= yarns[0]!;
          const inOwnWeave = kinds[id] === 2 ? 0 : 1;
          const two = inOwnWeave * yarns[1]! * contrast;
          const three = inOwnWeave * yarns[2]!;
          const worn = wear > 0 ? wear * (0.25 + 0.75 * cloth.wash) : 0;
          red += inOwnWeave * deeper[0]! + second[0]! * two + third[0]! * three + faded[0]! * worn;
          green += inOwnWeave * deeper[1]! + second[1]! * two + third[1]! * three + faded[1]! * worn;
          blue += inOwnWeave * deeper[2]! + second[2]! * two + third[2]! * three + faded[2]! * worn;
        }
        if (wear < 0) light *= 1 + wear * 0.8;
        // What is black shows its form by what it gives back, not by what it takes.
        const gleam = (kinds[id] ? gleaming * (1 + edge * 2) * (laid ? yarns[0]! ** 2 : 1) : 0.03) * between(row[left + 1]!, row[right + 1]!, share) * shade;
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
  };
  for (let y = fromY; y < toY; y++) develop(y);
  return { data, width, height };
}

const paper = Float64Array.from(linear(PAPER));

/** Paper has a little tooth, and the light leaves it towards the lower right. */
const toothAt = (x: number, y: number, width: number, height: number): number => (1.035 - 0.075 * ((x / width) * 0.45 + (y / height) * 0.55)) * (1 + (chance(x, y, 3) - 0.5) * 0.018);

const between = (one: number, other: number, share: number): number => one + (other - one) * share;

const linearOf = Float32Array.from({ length: 256 }, (_none, value) => (value / 255) ** 2.2);
