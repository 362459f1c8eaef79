import type { ClothName } from './cloths.ts';
import type { Drape } from './drape.ts';

/** What runs along a piece of cloth: how far to the right of the middle it begins in a wide and in a tall picture, and how wide it is, in heights of the picture. */
export interface Edge {
  kind: 'selvedge' | 'acid' | 'seam';
  wide: number;
  tall: number;
  width: number;
  /** Of the stitches of a seam. */
  thread?: string;
}

export interface Scene {
  cloth: ClothName;
  hex: string;
  drape: Drape;
  /** Width of a yarn, in heights of the picture. */
  yarn: number;
  /** How the picture is exposed, 1 for daylight. */
  exposure?: number;
  edge?: Edge;
}

/** Low from the right, as in the morning. */
const MORNING = [0.7, -0.42, 0.58] as const;
/** From above, through a roof of glass. */
const NOON = [-0.2, -0.8, 0.62] as const;
/** Grazing, so that every yarn throws a shadow. */
const LATE = [-0.86, -0.2, 0.46] as const;

/** Campaign pictures by name: cloth itself, in low light. No page shows one twice, and no brand another one's. */
export const scenes: Record<string, Scene> = {
  // Selvedge: indigo, undyed cotton, one red thread.
  denim: { cloth: 'denim', hex: '1f2e55', yarn: 0.0062, exposure: 1.3, drape: { seed: 12, grain: 8, lean: 20, folds: 1.6, depth: 0.34, length: 3 }, edge: { kind: 'selvedge', wide: 0.4, tall: 0.16, width: 0.06 } },
  'denim-washed': { cloth: 'denim', hex: '6f8fb4', yarn: 0.0046, exposure: 1.02, drape: { seed: 57, grain: -16, lean: -24, folds: 2.3, depth: 0.25, length: 2.2, light: MORNING }, edge: { kind: 'seam', wide: -0.42, tall: -0.2, width: 0.085, thread: '#e0a050' } },
  'denim-edge': { cloth: 'denim', hex: '18233f', yarn: 0.0125, exposure: 1.5, drape: { seed: 77, grain: -24, lean: -34, folds: 1.1, depth: 0.26, length: 4, light: MORNING }, edge: { kind: 'selvedge', wide: -0.14, tall: -0.08, width: 0.13 } },
  'denim-raw': { cloth: 'denim', hex: '151c36', yarn: 0.0052, exposure: 1.7, drape: { seed: 91, grain: 40, lean: 58, folds: 2.6, depth: 0.3, length: 2.6, light: NOON } },
  ecru: { cloth: 'canvas', hex: 'f3eee2', yarn: 0.0052, exposure: 1.12, drape: { seed: 6, grain: -12, lean: -14, folds: 1.9, depth: 0.36, length: 3.4 }, edge: { kind: 'selvedge', wide: 0.46, tall: 0.14, width: 0.075 } },
  knit: { cloth: 'knit', hex: 'd2c4ab', yarn: 0.03, exposure: 1.15, drape: { seed: 41, grain: 14, lean: 30, folds: 1.5, depth: 0.42, length: 2.4 } },
  poplin: { cloth: 'stripe', hex: '7fa5c9', yarn: 0.0034, exposure: 1.08, drape: { seed: 21, grain: 12, lean: 30, folds: 1.7, depth: 0.3, length: 2.6 } },
  satin: { cloth: 'satin', hex: '6a3c5e', yarn: 0.003, exposure: 1.2, drape: { seed: 17, grain: 0, lean: 34, folds: 2, depth: 0.38, length: 2.8 } },
  // Nord: greys and naturals, few broad folds.
  wool: { cloth: 'wool', hex: '55565a', yarn: 0.0034, exposure: 1.5, drape: { seed: 33, grain: 10, lean: 32, folds: 2.3, depth: 0.34, length: 3 } },
  flannel: { cloth: 'wool', hex: '8f8a80', yarn: 0.0042, exposure: 1.3, drape: { seed: 65, grain: -8, lean: -20, folds: 2.2, depth: 0.44, length: 3.4, light: MORNING } },
  ribbed: { cloth: 'rib', hex: 'a79d8d', yarn: 0.012, exposure: 1.35, drape: { seed: 52, grain: -26, lean: -42, folds: 1.7, depth: 0.44, length: 2.6, light: NOON } },
  oyster: { cloth: 'satin', hex: 'cfc4b4', yarn: 0.003, exposure: 0.92, drape: { seed: 83, grain: 0, lean: -12, folds: 2.3, depth: 0.3, length: 3.6, light: MORNING } },
  // Kiosk: black, steel, and one colour that is too loud, once.
  jersey: { cloth: 'jersey', hex: '242428', yarn: 0.0078, exposure: 1.6, drape: { seed: 8, grain: 6, lean: 24, folds: 2.4, depth: 0.34, length: 3 }, edge: { kind: 'acid', wide: 0.2, tall: 0.04, width: 0.15 } },
  'denim-black': { cloth: 'denim', hex: '26272b', yarn: 0.0058, exposure: 1.6, drape: { seed: 46, grain: -12, lean: -22, folds: 2.1, depth: 0.36, length: 2.4, light: LATE }, edge: { kind: 'seam', wide: 0.3, tall: 0.1, width: 0.055, thread: '#8e9196' } },
  fleece: { cloth: 'jersey', hex: '33353a', yarn: 0.019, exposure: 1.6, drape: { seed: 15, grain: -10, lean: -30, folds: 2.6, depth: 0.36, length: 3, light: MORNING } },
  midnight: { cloth: 'satin', hex: '20264a', yarn: 0.003, exposure: 1.5, drape: { seed: 38, grain: 0, lean: -48, folds: 2.4, depth: 0.4, length: 2.2, light: LATE } },
  check: { cloth: 'check', hex: '3a3b40', yarn: 0.0042, exposure: 1.5, drape: { seed: 68, grain: -18, lean: 26, folds: 1.8, depth: 0.32, length: 2.8, light: MORNING } },
  ripstop: { cloth: 'nylon', hex: '7d838b', yarn: 0.0058, exposure: 1.3, drape: { seed: 25, grain: 18, lean: -36, folds: 3.2, depth: 0.2, length: 2.6 } },
};
