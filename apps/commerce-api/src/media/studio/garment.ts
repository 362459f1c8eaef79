import { cloth } from './cloths.ts';
import { cuts } from './cuts.ts';
import { drawDetail, NEAR } from './detail.ts';
import type { GarmentLook, GarmentView } from './garment-look.ts';
import { seedOf } from './noise.ts';
import { makes } from './makes.ts';
import { Pen } from './pen.ts';
import type { Raster } from './raster.ts';
import { photograph } from './photograph.ts';
import type { Place } from './table.ts';

/**
 * A garment laid on paper, from the front or the back, or its cloth from near. The same look is always the same picture.
 * @param on a table with others, where it is laid instead; what is answered then holds nothing
 */
export async function garmentPicture({ cut, hex, cloth: name, make = 0 }: GarmentLook, view: GarmentView, width: number, on?: Place): Promise<Raster> {
  const own = cloth(name, hex);
  const seed = seedOf([cut, hex, name, ...(make ? [make] : [])].join(' '));
  const pen = new Pen(own, seed, makes[make]);
  const rib = cloth('rib', hex);
  if (view === 'detail') {
    drawDetail(pen, cut);
    return photograph(pen.drawn(), own, rib, { width, seed, zoom: NEAR });
  }
  cuts[cut].draw(pen, view === 'back');
  return photograph(pen.drawn(cuts[cut].frame(pen.make)), own, rib, { width, seed, on });
}
