import { cloth } from './cloths.ts';
import { cuts } from './cuts.ts';
import { drawDetail } from './detail.ts';
import type { GarmentLook, GarmentView } from './garment.address.ts';
import { Pen } from './pen.ts';

/** A garment as an SVG picture of 900 by 1200: laid flat from the front or the back, or its cloth from near. The same look is always the same picture. */
export function drawGarment({ cut, hex, cloth: name }: GarmentLook, view: GarmentView): string {
  if (view === 'detail') return drawDetail({ cut, hex, cloth: name });
  const dyed = cloth(name, hex);
  // Shirts have stripes along the body, T-shirts around it.
  const pen = new Pen(name === 'stripe' && cut.startsWith('tee') ? { ...dyed, turn: 90, width: 34 } : dyed);
  pen.addWeave('rib', cloth('rib', hex));
  cuts[cut].draw(pen, view === 'back');
  return pen.picture(cuts[cut].frame);
}
