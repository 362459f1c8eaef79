import { belt, crossbody, tote } from './bags.cuts.ts';
import { drawLegs } from './legs.cuts.ts';
import type { Make } from './makes.ts';
import type { Frame } from './pattern.ts';
import type { Pen } from './pen.ts';
import { boot, sneaker } from './shoes.cuts.ts';
import { drawSkirt, slipDress } from './skirts.cuts.ts';
import { beanie, cap, giftCard, scarf, socks } from './small.cuts.ts';
import { SHOULDER_Y, type Top } from './top-measures.ts';
import { drawTop } from './tops.cuts.ts';

interface Cut {
  draw: (pen: Pen, back: boolean) => void;
  frame: (make: Make) => Frame;
}

type Legs = Parameters<typeof drawLegs>[1];
type Skirt = Parameters<typeof drawSkirt>[1];

/** The measures of the book as a make has them: wider or narrower all over, longer or shorter from the waist or the shoulder down. */
const gradedLegs = (book: Legs, { wide, long, hem }: Make): Legs => ({
  ...book, waist: book.waist * wide, hip: book.hip * wide, knee: [book.knee[0] * wide * ((1 + hem) / 2), book.knee[1]], hem: [book.hem[0] * wide * hem, book.hem[1]], length: book.length * long,
});
const gradedSkirt = (book: Skirt, { wide, long, hem }: Make): Skirt => ({ ...book, waist: book.waist * wide, hip: book.hip * wide, hem: book.hem * wide * hem, length: book.length * long });
const gradedTop = (book: Top, { wide, long, hem }: Make): Top => {
  const down = (y: number) => SHOULDER_Y + (y - SHOULDER_Y) * long;
  return {
    ...book, neck: book.neck * wide, shoulder: book.shoulder * wide, chest: book.chest * wide, hem: book.hem * wide * ((1 + hem) / 2), length: down(book.length),
    ...(book.sleeve && { sleeve: [book.sleeve[0] * wide, down(book.sleeve[1]), book.sleeve[2] * wide, down(book.sleeve[3])] }),
    ...(book.waist && { waist: [book.waist[0] * wide, down(book.waist[1])] }),
  };
};

const legs = (book: Legs): Cut => ({
  draw: (pen, back) => drawLegs(pen, gradedLegs(book, pen.make), back),
  frame(make) {
    const { hip, hem, length } = gradedLegs(book, make);
    return [Math.max(hip, hem[0]), 100, length];
  },
});
const skirt = (book: Skirt): Cut => ({
  draw: (pen, back) => drawSkirt(pen, gradedSkirt(book, pen.make), back),
  frame(make) {
    const { hem, length } = gradedSkirt(book, make);
    return [hem, 185, length];
  },
});
const top = (book: Top): Cut => ({
  draw: (pen, back) => drawTop(pen, gradedTop(book, pen.make), back),
  frame(make) {
    const { sleeve, chest, hem, collar, length } = gradedTop(book, make);
    return [Math.max(sleeve?.[0] ?? chest, hem), { hood: 98, roll: 100, shirt: 150, lapel: 158 }[collar as string] ?? 180, length];
  },
});
const small = (draw: Cut['draw'], frame: Frame): Cut => ({ draw, frame: () => frame });

const tee: Top = { neck: 85, shoulder: 220, chest: 218, hem: 220, length: 850, drop: 64, sleeve: [334, 440, 242, 484], collar: 'crew' };
const knit: Top = { neck: 87, shoulder: 213, chest: 223, hem: 206, length: 850, drop: 62, sleeve: [313, 806, 224, 820], collar: 'crew', edges: 'rib', fall: 1.15 };
const shirt: Top = { neck: 73, shoulder: 220, chest: 223, hem: 225, length: 890, drop: 66, sleeve: [313, 842, 226, 854], collar: 'shirt', opening: 'buttons', edges: 'cuff', hemCurve: 30, yoke: true, pockets: ['chest'] };

/** How each silhouette of the studio is drawn. */
export const cuts = {
  'jeans-straight': legs({ kind: 'jeans', waist: 166, hip: 212, knee: [192, 12], hem: [180, 12], length: 1100 }),
  'jeans-slim': legs({ kind: 'jeans', waist: 156, hip: 194, knee: [167, 18], hem: [147, 21], length: 1096 }),
  'jeans-wide': legs({ kind: 'jeans', waist: 158, hip: 209, knee: [233, 8], hem: [271, 6], length: 1112 }),
  'jeans-flared': legs({ kind: 'jeans', waist: 154, hip: 196, knee: [165, 18], hem: [240, 5], length: 1114 }),
  chinos: legs({ kind: 'chinos', waist: 161, hip: 202, knee: [183, 16], hem: [167, 18], length: 1092 }),
  'trousers-pleated': legs({ kind: 'pleated', waist: 152, hip: 211, knee: [235, 10], hem: [240, 10], length: 1110 }),
  shorts: legs({ kind: 'chinos', waist: 176, hip: 227, knee: [0, 0], hem: [249, 8], length: 700 }),
  'skirt-midi': skirt({ waist: 132, hip: 178, hem: 226, length: 1010 }),
  'skirt-mini': skirt({ waist: 168, hip: 226, hem: 260, length: 700 }),
  'dress-slip': small(slipDress, [240, 110, 1120]),
  'dress-shirt': top({ ...shirt, shoulder: 198, chest: 200, hem: 262, length: 1090, sleeve: [290, 726, 204, 742], waist: [166, 610], hemCurve: 14, pockets: [] }),
  tee: top(tee),
  'tee-oversized': top({ ...tee, neck: 81, shoulder: 260, chest: 260, hem: 255, length: 880, drop: 56, sleeve: [381, 540, 271, 568], fall: 1.3 }),
  'tee-long': top({ ...tee, shoulder: 196, chest: 195, hem: 188, length: 850, sleeve: [285, 836, 206, 850] }),
  tank: top({ neck: 96, shoulder: 145, chest: 193, hem: 186, length: 820, drop: 118, collar: 'binding' }),
  shirt: top(shirt),
  overshirt: top({ ...shirt, shoulder: 229, chest: 234, hem: 237, stitched: true, pockets: ['flaps'], hemCurve: 24, fall: 1.1 }),
  'knit-crew': top(knit),
  'knit-roll': top({ ...knit, neck: 75, drop: 30, shoulder: 200, chest: 206, hem: 193, collar: 'roll' }),
  cardigan: top({ ...knit, neck: 77, drop: 330, collar: 'v', opening: 'buttons', pockets: ['patch'], length: 870 }),
  sweatshirt: top({ ...knit, shoulder: 227, chest: 234, hem: 213, sleeve: [324, 812, 233, 826] }),
  hoodie: top({ ...knit, neck: 100, drop: 120, shoulder: 231, chest: 239, hem: 220, length: 870, sleeve: [329, 826, 235, 840], collar: 'hood', pockets: ['pouch'] }),
  'jacket-denim': top({ neck: 77, shoulder: 227, chest: 232, hem: 216, length: 800, drop: 64, sleeve: [322, 802, 230, 816], collar: 'shirt', opening: 'studs', edges: 'band', stitched: true, yoke: true, pockets: ['flaps'] }),
  'jacket-bomber': top({ neck: 83, shoulder: 235, chest: 246, hem: 220, length: 820, drop: 44, sleeve: [336, 812, 241, 826], collar: 'rib', opening: 'zip', edges: 'rib', pockets: ['welt'], fall: 1.35 }),
  blazer: top({ neck: 60, shoulder: 222, chest: 218, hem: 230, length: 950, drop: 320, sleeve: [308, 872, 221, 884], collar: 'lapel', opening: 'tailored', pockets: ['tailored'], fall: 0.8 }),
  coat: top({ neck: 60, shoulder: 224, chest: 227, hem: 262, length: 1112, drop: 290, sleeve: [317, 876, 226, 888], collar: 'lapel', opening: 'tailored', pockets: ['tailored'], fall: 1 }),
  parka: top({ neck: 100, shoulder: 235, chest: 244, hem: 258, length: 1020, drop: 120, sleeve: [334, 856, 236, 870], collar: 'hood', opening: 'zip', edges: 'cuff', pockets: ['slant'], fall: 1.2 }),
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
