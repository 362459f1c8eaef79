import { chance } from './noise.ts';
import type { Raster } from './raster.ts';
import { linear, PAPER, screen } from './tone.ts';

/** A table that several garments are laid on, one after the other: its light, three numbers a pixel, row by row. */
export interface Table {
  light: Float32Array;
  width: number;
  height: number;
}

/** Where a drawing lies on a table, in pixels. */
export interface Place {
  table: Table;
  left: number;
  top: number;
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

export const paper = Float64Array.from(linear(PAPER));

/** Paper has a little tooth, and the light leaves it towards the lower right. */
export const toothAt = (x: number, y: number, width: number, height: number): number => (1.035 - 0.075 * ((x / width) * 0.45 + (y / height) * 0.55)) * (1 + (chance(x, y, 3) - 0.5) * 0.018);
