import { campaignPicture } from './campaign.ts';
import { garmentPicture } from './garment.ts';
import { garmentLook, garmentViews, setLooks } from './garment-look.ts';
import type { Raster } from './raster.ts';
import { setPicture } from './set.ts';

/**
 * Renders a picture of the studio.
 * @param index which one of its pictures: `front`, `back` or `detail` of a garment, `front` of a set, `wide` or `tall` of a campaign
 * @param width in pixels; the height follows from the picture's ratio
 * @returns nothing for a picture that the studio does not have
 */
export async function renderPicture(collection: string, name: string, index: string, width: number): Promise<Raster | undefined> {
  if (collection === 'campaign') return campaignPicture(name, index, width);
  if (collection === 'sets') {
    const looks = setLooks(name);
    return looks && index === 'front' ? setPicture(looks, width) : undefined;
  }
  if (collection !== 'garments') return undefined;
  const look = garmentLook(name);
  const view = garmentViews.find((one) => one === index);
  return look && view ? garmentPicture(look, view, width) : undefined;
}
