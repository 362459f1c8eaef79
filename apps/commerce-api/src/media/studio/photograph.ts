import type { Cloth } from './cloths.ts';
import { develop, dyeOf } from './develop.ts';
import { type Fall, fall } from './fall.ts';
import type { Drawn } from './pattern.ts';
import { type Raster, rasterise } from './raster.ts';
import { swatch } from './swatch.ts';
import type { Place } from './table.ts';

interface Shot {
  /** Of the whole drawing, in pixels. */
  width: number;
  seed: number;
  /** How much nearer than the whole garment. */
  zoom?: number;
  /** A table that it is laid on, where it throws its shadow beside others; what is answered then holds nothing. */
  on?: Place;
}

/** Photographs a garment: lays its cloth on the drawing, lets light fall on it and puts it on paper. */
export async function photograph(drawn: Drawn, cloth: Cloth, rib: Cloth, { width, seed, zoom = 1, on }: Shot): Promise<Raster> {
  const unit = width / 900;
  // Other threads draw while this one works out the form; so what it needs is drawn first.
  const drawings = Promise.all([
    formOf(drawn, cloth, { width, seed, zoom, on }),
    rasterise(drawn.colours, width), rasterise(drawn.places, width, { ground: '#000', grey: true }), rasterise(drawn.relief, width, { ground: '#747474', grey: true }),
  ]);
  const own = swatch(cloth.name, cloth.yarn * zoom * unit);
  const ribbed = drawn.parts.some(({ weave }) => weave === 'rib') ? swatch('rib', rib.yarn * zoom * unit) : undefined;
  const [form, colours, places, relief] = await drawings;
  return develop({ colours, places, relief, form, parts: drawn.parts, swatches: { own, rib: ribbed, none: undefined }, dye: dyeOf(cloth, own, zoom), unit, zoom, seed, on });
}

/** The coarse grid of form and shadow; fine enough for soft things. */
const COARSE = 450;

/** How a garment lies. What is smaller on a table needs a smaller grid, but its shadow stays nearly as soft. */
async function formOf({ places, forms, folds, wear, parts }: Drawn, cloth: Cloth, { width, seed, zoom = 1, on }: Shot): Promise<Fall> {
  const grid = on ? Math.min(COARSE, Math.round(COARSE * Math.sqrt(width / on.table.width))) : COARSE;
  const drawings: [drawing: string, ground: string][] = [[places, '#000'], [forms, '#000'], [folds, '#808080'], [wear, '#808080']];
  const sheets = await Promise.all(drawings.map(([drawing, ground]) => rasterise(drawing, grid, { ground, grey: true })));
  return fall({ places: sheets[0]!, forms: sheets[1]!, folds: sheets[2]!, wear: sheets[3]! }, parts, cloth, { seed, zoom });
}
