import type { GarmentLook, GarmentView } from './garment.address.ts';
export const drawGarment = ({ hex }: GarmentLook, _view: GarmentView): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 1200"><rect width="900" height="1200" fill="#f2f1ee"/><rect x="250" y="300" width="400" height="600" fill="#${hex}"/></svg>`;
