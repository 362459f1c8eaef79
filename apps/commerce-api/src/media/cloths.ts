import { darker, lighter, lightness, mix } from './tone.ts';

/** Every cloth of the studio. */
export const clothNames = ['denim', 'twill', 'poplin', 'stripe', 'check', 'jersey', 'rib', 'knit', 'wool', 'satin', 'nylon', 'canvas', 'leather', 'paper'] as const;

export type ClothName = (typeof clothNames)[number];

/** What a cloth looks like in a colour. */
export interface Cloth {
  name: ClothName;
  /** The colour of the ground; woven stripes are the dyed yarn on a pale ground. */
  ground: string;
  /** The repeat, in the units of the picture, and its turn in degrees. */
  width: number;
  height: number;
  turn: number;
  weave: string;
  /** How strongly it catches the light, 0 to 1. */
  sheen: number;
  thread: string;
}

type Weave = (dye: string, light: string, dark: string) => Partial<Cloth> & { weave: string };
const line = (d: string, colour: string, width: number, opacity: number) => `<path d="${d}" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}" fill="none"/>`;
const square = (size: number) => ({ width: size, height: size });

const weaves: Record<ClothName, Weave> = {
  denim: (dye, light, dark) => ({
    ...square(25), turn: 33, sheen: 0.25, thread: lightness(dye) > 0.75 ? darker(dye, 0.3) : '#c08a50',
    weave: line('M1 0V25M6 0V25M11 0V25M16 0V25M21 0V25', light, 1.7, 0.2) + line('M3.5 0V25M8.5 0V25M13.5 0V25M18.5 0V25M23.5 0V25', dark, 1.5, 0.2) + line('M6 3V8M16 14V21', light, 1.7, 0.2),
  }),
  twill: (_dye, light, dark) => ({ ...square(7), turn: 40, sheen: 0.3, weave: line('M1 0V7', light, 2, 0.13) + line('M4.5 0V7', dark, 2, 0.1) }),
  poplin: (_dye, light, dark) => ({ ...square(7), sheen: 0.28, weave: line('M0 1H7', light, 1.5, 0.1) + line('M1 0V7', dark, 1.2, 0.06) }),
  stripe: (dye) => ({ ground: mix(dye, 'f7f5ef', 0.93), ...square(28), sheen: 0.3, weave: line('M14 0V28', lightness(dye) > 0.82 ? darker(dye, 0.32) : dye, 8, 0.92) }),
  check: (dye, light, dark) => ({
    ...square(112), sheen: 0.2,
    weave: line('M28 0V112M0 28H112', dark, 34, 0.3) + line('M84 0V112M0 84H112', light, 5, 0.4) + line('M70 0V112M0 70H112', mix(dye, 'b03a2e', 0.5), 4, 0.5) + line('M98 0V112M0 98H112', dark, 5, 0.25),
  }),
  jersey: (_dye, light, dark) => ({ width: 6, height: 8, sheen: 0.2, weave: line('M0 0V8', dark, 1.2, 0.07) + line('M3 0V8', light, 1.2, 0.08) }),
  rib: (_dye, light, dark) => ({ width: 11, height: 12, sheen: 0.25, weave: line('M2 0V12', dark, 3, 0.2) + line('M7 0V12', light, 3, 0.14) }),
  knit: (_dye, light, dark) => ({ width: 14, height: 11, sheen: 0.2, weave: line('M0 -4V15M14 -4V15', dark, 2.6, 0.22) + line('M2 -3L6 4M2 8L6 15M12 -3L8 4M12 8L8 15', light, 3.4, 0.17) + line('M7 0V11', dark, 1.2, 0.16) }),
  wool: (_dye, light, dark) => ({ ...square(24), turn: 52, sheen: 0.14, weave: line('M1 0V24M7 0V24M13 0V24M19 0V24', dark, 2, 0.12) + line('M4 0V24M10 0V24M16 0V24M22 0V24', light, 1.4, 0.09) + line('M4 3V6M16 15V19M22 8V10', light, 1.6, 0.16) }),
  satin: () => ({ ...square(8), sheen: 0.9, weave: '' }),
  nylon: (_dye, light, dark) => ({ ...square(26), sheen: 0.6, weave: line('M0 0H26M0 0V26', dark, 1, 0.13) + line('M0 2H26M2 0V26', light, 1, 0.08) }),
  canvas: (_dye, light, dark) => ({ ...square(9), sheen: 0.15, weave: line('M0 2H4M5 6.5H9', light, 3, 0.14) + line('M2 5V9M6.5 0V4', dark, 3, 0.1) }),
  leather: (_dye, light, dark) => ({ ...square(19), turn: 18, sheen: 0.65, weave: line('M1 5l4-2 3 2M8 5l5-2 5 3M4 10l2-5M13 2V0M12 11l1-6M4 10l4 2 4-1M12 11l5 2 2-1M8 12l-1 5M16 13l-1 4M7 17l-4 2M7 17l5 2 3-2', dark, 0.8, 0.1) + line('M2 6l3-2M9 6l4-2M5 11l3 2', light, 0.8, 0.1) }),
  paper: () => ({ ...square(8), sheen: 0.1, weave: '' }),
};

/** A cloth dyed in a colour of six hexadecimal digits. */
export function cloth(name: ClothName, hex: string): Cloth {
  const dye = `#${hex}`;
  const light = lighter(dye, lightness(dye) < 0.25 ? 0.55 : 0.75);
  const dark = darker(dye, 0.6);
  return { name, ground: dye, width: 8, height: 8, turn: 0, sheen: 0.3, thread: lightness(dye) > 0.5 ? darker(dye, 0.3) : lighter(dye, 0.25), ...weaves[name](dye, light, dark) };
}
