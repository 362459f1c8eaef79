import { cloth as dyed, type ClothName } from './cloths.ts';
import { type Drape, DRAPED, drape } from './drape.ts';
import { blendRow, laidAt } from './laid.ts';
import { chance } from './noise.ts';
import type { Raster } from './picture.ts';
import { swatch } from './swatch.ts';
import { linear, screen } from './tone.ts';

interface Scene {
  cloth: ClothName;
  hex: string;
  drape: Drape;
  /** Width of a yarn, in heights of the picture. */
  yarn: number;
  /** How the picture is exposed, 1 for daylight. */
  exposure?: number;
  /** A self-finished edge, or a band of another dye, this far to the right of the middle in heights of the picture. */
  edge?: { kind: 'selvedge' | 'acid'; wide: number; tall: number; width: number };
}

/** Campaign pictures by name: cloth itself, in low light. */
const scenes: Record<string, Scene> = {
  denim: { cloth: 'denim', hex: '24345c', yarn: 0.0095, exposure: 1.25, drape: { seed: 12, lean: 16, folds: 1.7, depth: 0.15, length: 3.4 }, edge: { kind: 'selvedge', wide: 0.42, tall: 0.2, width: 0.075 } },
  knit: { cloth: 'knit', hex: 'd2c4ab', yarn: 0.026, exposure: 1.02, drape: { seed: 5, lean: 24, folds: 1.4, depth: 0.17, length: 3 } },
  wool: { cloth: 'wool', hex: '55565a', yarn: 0.0042, exposure: 1.35, drape: { seed: 31, lean: 30, folds: 1.9, depth: 0.17, length: 3.2 } },
  jersey: { cloth: 'jersey', hex: '26262a', yarn: 0.0062, exposure: 1.5, drape: { seed: 8, lean: 20, folds: 2.3, depth: 0.13, length: 3.6 }, edge: { kind: 'acid', wide: 0.14, tall: 0.02, width: 0.2 } },
  poplin: { cloth: 'stripe', hex: '7fa5c9', yarn: 0.0044, exposure: 0.95, drape: { seed: 21, lean: 26, folds: 1.6, depth: 0.12, length: 2.8 } },
  satin: { cloth: 'satin', hex: '6a3c5e', yarn: 0.003, exposure: 1.15, drape: { seed: 17, lean: 32, folds: 2.1, depth: 0.16, length: 3 } },
};

/** Width over height. */
const ratios: Record<string, number> = { wide: 16 / 9, tall: 3 / 4 };

export const campaignNames = Object.keys(scenes);

const SELVEDGE_YARN = linear('#e9e5da');
const RED_YARN = linear('#b3262a');
const ACID = linear('#dbe33c');

/** A campaign picture by its name and shape (`wide` or `tall`); nothing for one that does not exist. */
export function campaignPicture(name: string, shape: string, width: number): Raster | undefined {
  const scene = Object.hasOwn(scenes, name) ? scenes[name] : undefined;
  const ratio = Object.hasOwn(ratios, shape) ? ratios[shape] : undefined;
  if (!scene || !ratio) return undefined;
  const height = Math.round(width / ratio);
  const cloth = dyed(scene.cloth, scene.hex);
  const thrown = drape(scene.drape, cloth, ratio);
  const yarn = scene.yarn * height;
  const woven = swatch(scene.cloth, yarn);
  const from = scene.edge?.[shape as 'wide' | 'tall'] ?? 9;
  const to = from + (scene.edge?.width ?? 0);
  const selvedge = scene.edge?.kind === 'selvedge';
  const ground = linear(cloth.ground);
  const second = linear(cloth.second);
  const gleaming = (cloth.sheen * (0.1 + ground[0]!) + 0.02) * (scene.exposure ?? 1);
  const data = new Uint8Array(width * height * 3);
  const row = new Float32Array(thrown.width * DRAPED);
  const place = new Float32Array(DRAPED);
  const yarns = new Float32Array(3);
  const colour = [0, 0, 0];
  for (let y = 0; y < height; y++) {
    blendRow(thrown.values, thrown.width, thrown.height, DRAPED, ((y + 0.5) * thrown.height) / height - 0.5, row);
    for (let x = 0; x < width; x++) {
      const fx = Math.min(thrown.width - 1.001, Math.max(0, ((x + 0.5) * thrown.width) / width - 0.5));
      const left = Math.floor(fx);
      const share = fx - left;
      for (let one = 0; one < DRAPED; one++) place[one] = row[left * DRAPED + one]! + (row[left * DRAPED + DRAPED + one]! - row[left * DRAPED + one]!) * share;
      const u = place[2]!;
      const beyond = u > to;
      laidAt(woven, u * height + (beyond ? 37 * yarn : 0), place[3]! * height, yarns);
      let light = place[0]! * yarns[0]! * (scene.exposure ?? 1);
      let two = yarns[1]!;
      let [red, green, blue] = [ground[0]!, ground[1]!, ground[2]!];
      if (u > from && u < to) {
        const across = (u - from) / (to - from);
        if (selvedge) {
          const thread = across > 0.52 && across < 0.66 ? RED_YARN : SELVEDGE_YARN;
          [red, green, blue] = thread;
          two = 0;
          light *= 0.86 + 0.14 * Math.sin(across * Math.PI * 13);
        } else {
          [red, green, blue] = ACID;
          two *= 0.2;
        }
        light *= selvedge ? Math.min(1, 0.55 + (1 - across) * 6) : Math.min(1, 0.35 + across * 5) * Math.min(1, 0.4 + (1 - across) * 4);
      } else if (beyond) light *= 1 - 0.78 * Math.exp(-(u - to) * 16);
      else if (!selvedge && u > from - 0.1) light *= 1 + 0.12 * Math.exp(-(from - u) * 30);
      // Darker at the sides and below, where words stand.
      const vignette = 1 - 0.34 * Math.min(1, ((x / width - 0.56) ** 2 * 1.6 + (y / height - 0.42) ** 2 * 1.5) * 1.5);
      const gleam = place[1]! * gleaming * yarns[0]!;
      colour[0] = (red + (second[0]! - ground[0]!) * two) * light + gleam;
      colour[1] = (green + (second[1]! - ground[1]!) * two) * light + gleam * 0.98;
      colour[2] = (blue + (second[2]! - ground[2]!) * two) * light + gleam * 0.96;
      const grain = 1 + (chance(x, y, 9) - 0.5) * 0.05;
      const at = (y * width + x) * 3;
      for (let one = 0; one < 3; one++) data[at + one] = screen(colour[one]! * vignette * grain);
    }
  }
  return { data, width, height };
}
