import type { GarmentLook, GarmentView } from './studio/garment-look.ts';

/** Raised whenever drawings or their encoding change, because browsers keep a picture for a year. */
export const EDITION = 9;

const nameOf = ({ cut, hex, cloth, make = 0 }: GarmentLook): string => [cut, hex.replace('#', '').toLowerCase(), cloth, ...(make ? [`m${make}`] : [])].join('.');

/** Address of a garment's picture without its format: `/api/media/garments/tee.202022.jersey.m2.7/front`. */
export const garmentAddress = (look: GarmentLook, view: GarmentView): string => `/api/media/garments/${nameOf(look)}.${EDITION}/${view}`;

/** Address of the picture of two or three garments that are sold together: `/api/media/sets/beanie.202022.knit_scarf.202022.wool.7/front`. */
export const setAddress = (looks: readonly GarmentLook[]): string => `/api/media/sets/${looks.map(nameOf).join('_')}.${EDITION}/front`;
