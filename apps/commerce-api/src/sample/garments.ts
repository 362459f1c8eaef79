import type { CutName } from '../media/studio/cuts.ts';
import type { Localised } from '../storage/schema.ts';
import type { PaletteName } from './colours.ts';
import type { DetailGroup } from './details.ts';
import type { FabricName } from './fabrics.ts';
import { accessories } from './garments.accessories.ts';
import { legwear } from './garments.legwear.ts';
import { outerwear } from './garments.outerwear.ts';
import { tops } from './garments.tops.ts';
import type { SizeRunName } from './sizes.ts';
import type { WearingGroup } from './wearing.ts';

export const brands = ['Selvedge', 'Nord', 'Kiosk'] as const;
export type Brand = (typeof brands)[number];

/** A pattern that styles are cut from. */
export interface Garment {
  /** How the studio draws it. */
  cut: CutName;
  name: Localised;
  /** One sentence about the shape. */
  story: Localised;
  /** Value of the fit facet. */
  fit?: string;
  details: DetailGroup;
  /** How it is worn, where that does not follow from how it is finished. */
  wear?: WearingGroup;
  /** Made all year round: the first colour never runs out. */
  noos?: true;
  /** Category ids and the size run there. */
  sold: Partial<Record<string, SizeRunName>>;
  brands: Brand[];
  fabrics: FabricName[];
  palette: PaletteName;
  /** Price points in euro cents. */
  prices: number[];
}

/** Every pattern of the sample shop. */
export const garments: Garment[] = [...legwear, ...tops, ...outerwear, ...accessories];
