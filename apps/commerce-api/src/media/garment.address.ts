import type { GarmentLook, GarmentView } from './studio/garment-look.ts';

/** Raised whenever drawings or their encoding change, because browsers keep a picture for a year. */
export const EDITION = 7;

/** Address of a garment's picture without its format: `/api/media/garments/tee.202022.jersey.m2.7/front`. */
export const garmentAddress = ({ cut, hex, cloth, make = 0 }: GarmentLook, view: GarmentView): string =>
  `/api/media/garments/${[cut, hex.replace('#', '').toLowerCase(), cloth, ...(make ? [`m${make}`] : []), EDITION].join('.')}/${view}`;
