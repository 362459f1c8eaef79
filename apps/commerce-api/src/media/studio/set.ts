import { type CutName, cuts } from './cuts.ts';
import { garmentPicture } from './garment.ts';
import type { GarmentLook } from './garment-look.ts';
import { makes } from './makes.ts';
import { scaleOf } from './pattern.ts';
import { emptyTable, pictureOf } from './table.ts';
import type { Raster } from './raster.ts';

/** A set laid out on one table: its first piece at the upper left, the second at the lower right, a third below the first. The same looks are always the same picture. */
export async function setPicture(looks: readonly GarmentLook[], width: number): Promise<Raster> {
  const table = emptyTable(width);
  const unit = width / 900;
  for (const { look, size, x, y } of laidOut(looks)) {
    const whole = Math.round(900 * size * unit);
    await garmentPicture(look, 'front', whole, { table, left: Math.round(x * unit - whole / 2), top: Math.round(y * unit - (whole * 2) / 3) });
  }
  return pictureOf(table);
}

/** Between a set's pieces and the edge of a picture of 900 by 1200 at least, and below the first piece. */
const [BESIDE, ABOVE, BELOW_FIRST] = [62, 110, 60];

/** What the book draws larger than life, so that it can be seen. */
const lifeSize: Partial<Record<CutName, number>> = { beanie: 0.66, cap: 0.58, scarf: 0.92 };

interface Laid {
  look: GarmentLook;
  /** Of a drawing, compared with that of a garment alone in its picture; and its middle. */
  size: number;
  x: number;
  y: number;
}

/** Two columns as large as the picture allows, the first higher than the second. Three pieces stand across corners, and the first lies on the second. */
function laidOut(looks: readonly GarmentLook[]): Laid[] {
  const pieces = looks.map((look) => {
    const frame = cuts[look.cut].frame(makes[look.make ?? 0]!);
    const life = lifeSize[look.cut] ?? 1;
    return { look, size: life / scaleOf(frame), width: frame[0] * 2 * life, height: (frame[2] - frame[1]) * life };
  });
  const isThree = pieces.length > 2;
  const [first, second] = pieces;
  const beside = first!.width + second!.width;
  const overlap = isThree ? 200 : -10;
  const tallest = Math.max(second!.height, pieces.reduce((sum, { height }, place) => (place === 1 ? sum : sum + height), 0));
  const scale = Math.min((900 - 2 * BESIDE + overlap) / beside, (1200 - 2 * ABOVE - (isThree ? BELOW_FIRST : 0)) / tallest);
  const left = (900 + overlap - beside * scale) / 2;
  const free = (height: number) => 1200 - 2 * ABOVE - height * scale;
  const higher = isThree ? 0 : 0.3;
  const corners = [
    [left, ABOVE + free(first!.height) * higher],
    [900 - left - second!.width * scale, ABOVE + free(second!.height) * (1 - higher)],
    [left, ABOVE + first!.height * scale + BELOW_FIRST],
  ] as const;
  return pieces.map(({ look, size, width, height }, place): Laid => {
    const [x, y] = corners[place]!;
    return { look, size: size * scale, x: x + (width * scale) / 2, y: y + (height * scale) / 2 };
  }).reverse();
}
