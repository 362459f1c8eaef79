import { clothNames, type ClothName } from './cloths.ts';
import { cutNames, type CutName } from './cuts.ts';

export const garmentViews = ['front', 'back', 'detail'] as const;
export type GarmentView = (typeof garmentViews)[number];

/** All that the studio needs to know to draw a garment. */
export interface GarmentLook {
  cut: CutName;
  /** Six hexadecimal digits. */
  hex: string;
  cloth: ClothName;
}

/** What a name in the garment collection asks for; the edition may be left out. Nothing for a cut, colour or cloth that the studio does not have. */
export function garmentLook(name: string): GarmentLook | undefined {
  const [, cut, hex, cloth] = /^([a-z-]+)\.([0-9a-f]{6})\.([a-z]+)(?:\.\d{1,4})?$/.exec(name) ?? [];
  return cutNames.includes(cut as CutName) && clothNames.includes(cloth as ClothName) ? { cut: cut as CutName, hex: hex!, cloth: cloth as ClothName } : undefined;
}
