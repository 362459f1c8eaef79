import { cloth as dyed, type ClothName } from './cloths.ts';
import { type Drape, DRAPED, drape } from './drape.ts';
import { blendRow, laidAt } from './laid.ts';
import { chance, noise } from './noise.ts';
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
  denim: { cloth: 'denim', hex: '1f2e55', yarn: 0.0062, exposure: 1.3, drape: { seed: 12, grain: 8, lean: 20, folds: 1.6, depth: 0.34, length: 3 }, edge: { kind: 'selvedge', wide: 0.4, tall: 0.16, width: 0.06 } },
  knit: { cloth: 'knit', hex: 'd2c4ab', yarn: 0.03, exposure: 1.15, drape: { seed: 41, grain: 14, lean: 30, folds: 1.5, depth: 0.42, length: 2.4 } },
  wool: { cloth: 'wool', hex: '55565a', yarn: 0.0034, exposure: 1.5, drape: { seed: 33, grain: 10, lean: 32, folds: 2.3, depth: 0.34, length: 3 } },
  jersey: { cloth: 'jersey', hex: '242428', yarn: 0.0078, exposure: 1.6, drape: { seed: 8, grain: 6, lean: 24, folds: 2.4, depth: 0.34, length: 3 }, edge: { kind: 'acid', wide: 0.2, tall: 0.04, width: 0.15 } },
  poplin: { cloth: 'stripe', hex: '7fa5c9', yarn: 0.0034, exposure: 1.08, drape: { seed: 21, grain: 12, lean: 30, folds: 1.7, depth: 0.3, length: 2.6 } },
  satin: { cloth: 'satin', hex: '6a3c5e', yarn: 0.003, exposure: 1.2, drape: { seed: 17, grain: 0, lean: 34, folds: 2, depth: 0.38, length: 2.8 } },
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
      const u = place[2]! + (selvedge ? 0 : 0.05 * noise(place[3]! * 1.7, 2, 4));
      const beyond = u > to;
      laidAt(woven, u * height + (beyond ? 37 * yarn : 0), place[3]! * height, yarns);
      let light = place[0]! * yarns[0]! * (scene.exposure ?? 1);
      let [red, green, blue] = [ground[0]! + (second[0]! - ground[0]!) * yarns[1]!, ground[1]! + (second[1]! - ground[1]!) * yarns[1]!, ground[2]! + (second[2]! - ground[2]!) * yarns[1]!];
      if (beyond) light *= 1 - 0.78 * Math.exp(-(u - to) * 16);
      // A pixel on the border of the edge shows some of both.
      const covered = Math.min(1, Math.max(0, (u - from) * height + 0.5)) * Math.min(1, Math.max(0, (to - u) * height + 0.5));
      if (covered > 0) {
        const across = (u - from) / (to - from);
        const [band, lit] = selvedge ? selvedgeAt(across) : acidAt(across);
        red += (band[0] * lit - red) * covered;
        green += (band[1] * lit - green) * covered;
        blue += (band[2] * lit - blue) * covered;
      }
      // Darker at the sides and below, where words stand.
      const vignette = (1 - 0.34 * Math.min(1, ((x / width - 0.5) ** 2 * 1.4 + (y / height - 0.42) ** 2 * 1.5) * 1.5)) * (1.1 - 0.4 * ((x / width) * 0.7 + (y / height) * 0.3));
      const gleam = place[1]! * gleaming * yarns[0]!;
      colour[0] = red * light + gleam;
      colour[1] = green * light + gleam * 0.98;
      colour[2] = blue * light + gleam * 0.96;
      const grain = 1 + (chance(x, y, 9) - 0.5) * 0.05;
      const at = (y * width + x) * 3;
      for (let one = 0; one < 3; one++) data[at + one] = screen(colour[one]! * vignette * grain);
    }
  }
  return { data, width, height };
}

/** White yarn in fine ribs with one red thread: its colour and how lit it is, from 0 to 1 across. */
const selvedgeAt = (across: number): [typeof RED_YARN, number] => [across > 0.52 && across < 0.66 ? RED_YARN : SELVEDGE_YARN, (0.86 + 0.14 * Math.sin(across * Math.PI * 13)) * Math.min(1, 0.55 + (1 - across) * 6)];

/** The lining between two folds; it takes light more readily than the black around it. */
const acidAt = (across: number): [typeof ACID, number] => [ACID, 0.5 * Math.min(1, 0.15 + across * 4) * Math.min(1, 0.3 + (1 - across) * 5) * (1.15 - 0.5 * Math.abs(across - 0.42))];
