import { clothNames, type ClothName } from './cloths.ts';
import { cutNames, type CutName } from './cuts.ts';
import { makes } from './makes.ts';

export const garmentViews = ['front', 'back', 'detail'] as const;
export type GarmentView = (typeof garmentViews)[number];

/** All that the studio needs to know to draw a garment. */
export interface GarmentLook {
  cut: CutName;
  /** Six hexadecimal digits. */
  hex: string;
  cloth: ClothName;
  /** Which of the makes; the first when left out. */
  make?: number;
}

/** What a name among the sets asks for: two or three garments, without an edition. Nothing when the studio has not all of them. */
export function setLooks(name: string): GarmentLook[] | undefined {
  const looks = name.split('_').map(garmentLook).filter((one) => one !== undefined);
  return looks.length === name.split('_').length && (looks.length === 2 || looks.length === 3) ? looks : undefined;
}

/** What a name in the garment collection asks for; the edition may be left out. Nothing for a cut, colour, cloth or make that the studio does not have. */
export function garmentLook(name: string): GarmentLook | undefined {
  const [, cut, hex, cloth, make = '0'] = /^([a-z-]+)\.([0-9a-f]{6})\.([a-z]+)(?:\.m([1-9]))?(?:\.\d{1,4})?$/.exec(name) ?? [];
  return cutNames.includes(cut as CutName) && clothNames.includes(cloth as ClothName) && Number(make) < makes.length ? { cut: cut as CutName, hex: hex!, cloth: cloth as ClothName, make: Number(make) } : undefined;
}
