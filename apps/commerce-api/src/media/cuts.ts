import { belt, crossbody, tote } from './bags.cuts.ts';
import { drawLegs } from './legs.cuts.ts';
import type { Frame, Pen } from './pen.ts';
import { boot, sneaker } from './shoes.cuts.ts';
import { drawSkirt, slipDress } from './skirts.cuts.ts';
import { beanie, cap, giftCard, scarf, socks } from './small.cuts.ts';
import type { Top } from './top.ts';
import { drawTop } from './tops.cuts.ts';

interface Cut {
  draw: (pen: Pen, back: boolean) => void;
  frame: Frame;
}

const legs = (shape: Parameters<typeof drawLegs>[1]): Cut => ({ draw: (pen, back) => drawLegs(pen, shape, back), frame: [Math.max(shape.hip, shape.hem[0]), 100, shape.length] });
const skirt = (shape: Parameters<typeof drawSkirt>[1]): Cut => ({ draw: (pen, back) => drawSkirt(pen, shape, back), frame: [shape.hem, 185, shape.length] });
const top = (shape: Top): Cut => ({
  draw: (pen, back) => drawTop(pen, shape, back),
  frame: [Math.max(shape.sleeve?.[0] ?? shape.chest, shape.hem), { hood: 98, roll: 100, shirt: 150, lapel: 158 }[shape.collar as string] ?? 180, shape.length],
});
const small = (draw: Cut['draw'], frame: Frame): Cut => ({ draw, frame });

const tee: Top = { neck: 82, shoulder: 200, chest: 188, hem: 190, length: 850, drop: 64, sleeve: [304, 440, 214, 484], collar: 'crew' };
const knit: Top = { neck: 84, shoulder: 194, chest: 192, hem: 178, length: 850, drop: 62, sleeve: [318, 800, 236, 812], collar: 'crew', edges: 'rib', fall: 1.15 };
const shirt: Top = { neck: 70, shoulder: 200, chest: 192, hem: 194, length: 890, drop: 66, sleeve: [316, 836, 236, 846], collar: 'shirt', opening: 'buttons', edges: 'cuff', hemCurve: 30, yoke: true, pockets: ['chest'] };

/** How each silhouette of the studio is drawn. */
export const cuts = {
  'jeans-straight': legs({ kind: 'jeans', waist: 148, hip: 186, knee: [182, 16], hem: [174, 16], length: 1100 }),
  'jeans-slim': legs({ kind: 'jeans', waist: 142, hip: 176, knee: [152, 22], hem: [134, 26], length: 1096 }),
  'jeans-wide': legs({ kind: 'jeans', waist: 144, hip: 190, knee: [212, 10], hem: [246, 8], length: 1112 }),
  'jeans-flared': legs({ kind: 'jeans', waist: 140, hip: 178, knee: [150, 22], hem: [218, 6], length: 1114 }),
  chinos: legs({ kind: 'chinos', waist: 146, hip: 184, knee: [166, 20], hem: [152, 22], length: 1092 }),
  'trousers-pleated': legs({ kind: 'pleated', waist: 138, hip: 192, knee: [214, 12], hem: [218, 12], length: 1110 }),
  shorts: legs({ kind: 'chinos', waist: 160, hip: 206, knee: [0, 0], hem: [226, 10], length: 700 }),
  'skirt-midi': skirt({ waist: 132, hip: 178, hem: 226, length: 1010 }),
  'skirt-mini': skirt({ waist: 168, hip: 226, hem: 260, length: 700 }),
  'dress-slip': small(slipDress, [240, 110, 1120]),
  'dress-shirt': top({ ...shirt, shoulder: 180, chest: 172, hem: 226, length: 1090, sleeve: [288, 720, 210, 734], waist: [142, 610], hemCurve: 14, pockets: [] }),
  tee: top(tee),
  'tee-oversized': top({ ...tee, neck: 78, shoulder: 236, chest: 224, hem: 220, length: 880, drop: 56, sleeve: [346, 540, 240, 568], fall: 1.3 }),
  'tee-long': top({ ...tee, shoulder: 178, chest: 168, hem: 162, length: 850, sleeve: [286, 830, 214, 842] }),
  tank: top({ neck: 92, shoulder: 132, chest: 166, hem: 160, length: 820, drop: 118, collar: 'binding' }),
  shirt: top(shirt),
  overshirt: top({ ...shirt, shoulder: 208, chest: 202, hem: 204, stitched: true, pockets: ['flaps'], hemCurve: 24, fall: 1.1 }),
  'knit-crew': top(knit),
  'knit-roll': top({ ...knit, neck: 72, drop: 30, shoulder: 182, chest: 178, hem: 166, collar: 'roll' }),
  cardigan: top({ ...knit, neck: 74, drop: 330, collar: 'v', opening: 'buttons', pockets: ['patch'], length: 870 }),
  sweatshirt: top({ ...knit, shoulder: 206, chest: 202, hem: 184, sleeve: [330, 806, 246, 818] }),
  hoodie: top({ ...knit, neck: 96, drop: 120, shoulder: 210, chest: 206, hem: 190, length: 870, sleeve: [336, 820, 250, 832], collar: 'hood', pockets: ['pouch'] }),
  'jacket-denim': top({ neck: 74, shoulder: 206, chest: 200, hem: 186, length: 800, drop: 64, sleeve: [326, 796, 242, 808], collar: 'shirt', opening: 'studs', edges: 'band', stitched: true, yoke: true, pockets: ['flaps'] }),
  'jacket-bomber': top({ neck: 80, shoulder: 214, chest: 212, hem: 190, length: 820, drop: 44, sleeve: [342, 806, 254, 818], collar: 'rib', opening: 'zip', edges: 'rib', pockets: ['welt'], fall: 1.35 }),
  blazer: top({ neck: 58, shoulder: 202, chest: 188, hem: 198, length: 950, drop: 320, sleeve: [312, 866, 232, 876], collar: 'lapel', opening: 'tailored', pockets: ['tailored'], fall: 0.8 }),
  coat: top({ neck: 58, shoulder: 204, chest: 196, hem: 226, length: 1112, drop: 290, sleeve: [314, 870, 230, 880], collar: 'lapel', opening: 'tailored', pockets: ['tailored'], fall: 1 }),
  parka: top({ neck: 96, shoulder: 214, chest: 210, hem: 222, length: 1020, drop: 120, sleeve: [340, 850, 250, 862], collar: 'hood', opening: 'zip', edges: 'cuff', pockets: ['slant'], fall: 1.2 }),
  sneaker: small(sneaker, [360, 480, 830]),
  boot: small(boot, [340, 270, 850]),
  'bag-tote': small(tote, [270, 240, 1010]),
  'bag-crossbody': small(crossbody, [260, 190, 975]),
  belt: small(belt, [310, 450, 840]),
  cap: small(cap, [285, 370, 880]),
  beanie: small(beanie, [270, 310, 920]),
  scarf: small(scarf, [190, 100, 1120]),
  socks: small(socks, [255, 180, 980]),
  'gift-card': small(giftCard, [330, 330, 870]),
} satisfies Record<string, Cut>;

export type CutName = keyof typeof cuts;

/** Every silhouette of the studio. */
export const cutNames = Object.keys(cuts) as CutName[];
