import { darker, lighter, lightness, mix } from './tone.ts';

/** Every cloth of the studio. */
export const clothNames = ['denim', 'twill', 'poplin', 'stripe', 'check', 'jersey', 'rib', 'knit', 'wool', 'satin', 'nylon', 'canvas', 'leather', 'paper'] as const;

export type ClothName = (typeof clothNames)[number];

/** How a cloth looks and falls. Colours are six hexadecimal digits with `#`. */
export interface Cloth {
  name: ClothName;
  ground: string;
  /** Colours of the second and the third yarn. */
  second: string;
  third: string;
  thread: string;
  /** Width of a yarn, stitch or grain in a picture 900 wide. */
  yarn: number;
  /** How strongly it catches the light, 0 to 1. */
  sheen: number;
  /** How easily it wrinkles, 0 to 1. */
  limp: number;
  /** How thick it lies: 1 for a shirt. */
  body: number;
  /** How much it has been washed and worn pale at edges and folds, 0 to 1. */
  wash: number;
}

type Kind = Pick<Cloth, 'yarn' | 'sheen' | 'limp' | 'body'> & Partial<Pick<Cloth, 'second' | 'third' | 'thread' | 'wash' | 'ground'>>;

const kinds: Record<ClothName, (dye: string) => Kind> = {
  denim: (dye) => ({ yarn: 1.7, sheen: 0.06, limp: 0.42, body: 1.6, second: mix(dye, '#e9e4d8', lightness(dye) < 0.2 ? 0.42 : 0.6), thread: lightness(dye) > 0.75 ? darker(dye, 0.25) : lightness(dye) < 0.14 ? '#8a6a48' : '#b9824a', wash: Math.min(1, Math.max(0, (lightness(dye) - 0.2) * 3.4)) }),
  twill: (dye) => ({ yarn: 1.5, sheen: 0.08, limp: 0.34, body: 1.3, second: lighter(dye, 0.12) }),
  poplin: (dye) => ({ yarn: 1.3, sheen: 0.1, limp: 0.6, body: 0.9, second: lighter(dye, 0.1) }),
  stripe: (dye) => ({ yarn: 1.25, sheen: 0.1, limp: 0.55, body: 0.9, ground: mix(dye, '#faf8f3', 0.94), second: lightness(dye) > 0.82 ? darker(dye, 0.4) : dye, thread: mix(dye, '#faf8f3', 0.8) }),
  check: (dye) => ({ yarn: 1.05, sheen: 0.06, limp: 0.4, body: 1.2, second: mix(dye, lightness(dye) < 0.3 ? '#d8cdb8' : '#1c1b1c', lightness(dye) < 0.3 ? 0.34 : 0.5), third: mix(dye, '#a8332b', 0.55) }),
  jersey: (dye) => ({ yarn: 1.8, sheen: 0.05, limp: 0.5, body: 1, second: lighter(dye, 0.1) }),
  rib: (dye) => ({ yarn: 1.9, sheen: 0.05, limp: 0.3, body: 1.5, second: lighter(dye, 0.08) }),
  knit: (dye) => ({ yarn: 6.2, sheen: 0.04, limp: 0.26, body: 2.2, second: lighter(dye, 0.14) }),
  wool: (dye) => ({ yarn: 1.5, sheen: 0.04, limp: 0.2, body: 2.2, second: lighter(dye, lightness(dye) < 0.3 ? 0.14 : 0.22) }),
  satin: () => ({ yarn: 1.4, sheen: 0.8, limp: 0.62, body: 0.8 }),
  nylon: () => ({ yarn: 1.1, sheen: 0.3, limp: 0.5, body: 1.8 }),
  canvas: (dye) => ({ yarn: 2.1, sheen: 0.05, limp: 0.24, body: 1.6, second: lighter(dye, 0.2) }),
  leather: () => ({ yarn: 3.6, sheen: 0.5, limp: 0.2, body: 1.8 }),
  paper: () => ({ yarn: 2.2, sheen: 0.03, limp: 0, body: 0.8 }),
};

/** A cloth dyed in a colour of six hexadecimal digits. */
export function cloth(name: ClothName, hex: string): Cloth {
  const dye = `#${hex.replace('#', '')}`;
  return { name, ground: dye, second: dye, third: dye, thread: lightness(dye) > 0.5 ? darker(dye, 0.16) : lighter(dye, 0.14), wash: 0, ...kinds[name](dye) };
}
