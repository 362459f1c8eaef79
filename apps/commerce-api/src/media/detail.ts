import type { GarmentLook } from './garment.address.ts';
export const drawDetail = ({ hex }: GarmentLook): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 1200"><rect width="900" height="1200" fill="#${hex}"/></svg>`;
