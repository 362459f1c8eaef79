// A finite set of addresses: the studio draws any colour, the shop only those of its range.
import { dyes } from '../sample/colours.ts';
import { EDITION } from './garment.address.ts';
import { campaignNames } from './studio/campaign.ts';
import { garmentLook, garmentViews, setLooks, type GarmentLook } from './studio/garment-look.ts';

export const pictureWidths: readonly number[] = [96, 160, 320, 480, 640, 750, 960, 1280, 1920];
export type PictureFormat = 'jpeg' | 'avif' | 'webp';

/** One picture as it is sent. There is a finite number of them. */
export interface WantedPicture {
  collection: 'garments' | 'sets' | 'campaign' | 'merchant';
  /** Without its edition, which is always the newest; of a merchant's picture the product. */
  name: string;
  /** The view; of a merchant's picture what its address is known by. */
  index: string;
  width: number;
  format: PictureFormat;
}

/** A tile of a phone. Drawing less takes hardly less time. */
const LEAST_DRAWN = 640;

const campaignIndexes = ['wide', 'tall'];

/** The width of the whole picture. Only a wide campaign stands from edge to edge on a desktop, and merchants know how large their pictures are; a tall one as wide would have more than twice the pixels of any other picture. */
export const wholeWidth = ({ collection, index }: Pick<WantedPicture, 'collection' | 'index'>): number => (collection === 'merchant' || (collection === 'campaign' && index === 'wide') ? 1920 : 1280);

/** The width that a picture is drawn in; the smaller ones are made from it. */
export const drawnWidth = (width: number): number => pictureWidths.find((one) => one >= width && one >= LEAST_DRAWN)!;

const aGarment = String.raw`[a-z0-9-]+(?:\.[a-z0-9]+\.[a-z]+(?:\.m\d)?)?`;
const aName = new RegExp(String.raw`^(${aGarment}(?:_${aGarment}){0,2})(?:\.(\d{1,4}))?$`);

/** What an address asks for: the whole picture as JPEG, or less of it by `width` and `format`. Nothing for what the studio does not have (of sets only the catalogue knows which there are), an edition to come, a width that is not offered or beyond the whole picture, and any other format. */
export function wantedPicture({ collection, name, file, width, format }: { collection: string; name: string; file: string; width?: number; format?: string }): WantedPicture | undefined {
  const picture = collection === 'merchant' ? merchantPicture(name, file) : studioPicture(collection, name, file);
  if (!picture) return undefined;
  const whole = wholeWidth(picture);
  if (width !== undefined && (!pictureWidths.includes(width) || width > whole)) return undefined;
  if (format !== undefined && format !== 'avif' && format !== 'webp') return undefined;
  return { ...picture, width: width ?? whole, format: format ?? 'jpeg' };
}

type Named = Pick<WantedPicture, 'collection' | 'name' | 'index'>;

function merchantPicture(name: string, file: string): Named | undefined {
  const [, index] = /^([0-9a-f]{20})\.jpg$/.exec(file) ?? [];
  return index ? { collection: 'merchant', name, index } : undefined;
}

function studioPicture(collection: string, name: string, file: string): Named | undefined {
  const [, index] = /^([a-z]+)\.jpg$/.exec(file) ?? [];
  const [, bare, edition] = aName.exec(name) ?? [];
  if (!index || !bare || Number(edition ?? 0) > EDITION || !isOffered(collection, bare, index)) return undefined;
  return { collection, name: bare, index };
}

/** The same for an address as the contract's answers carry it. */
export function wantedAt(address: string): WantedPicture | undefined {
  const { pathname, searchParams } = new URL(address, 'http://shop.example');
  const [, collection, name, file] = /^\/api\/media\/([^/]+)\/([^/]+)\/([^/]+)$/.exec(pathname) ?? [];
  return file === undefined ? undefined : wantedPicture({ collection: collection!, name: name!, file, width: searchParams.has('width') ? Number(searchParams.get('width')) : undefined, format: searchParams.get('format') ?? undefined });
}

/** What a picture is called on the shelf and in the folder. */
export const pictureKey = ({ collection, name, index, width, format }: WantedPicture): string => `${collection}~${name}.${EDITION}~${index}~${width}.${format}`;

function isOffered(collection: string, name: string, index: string): collection is WantedPicture['collection'] {
  if (collection === 'campaign') return campaignNames.includes(name) && campaignIndexes.includes(index);
  const isDyed = ({ hex }: GarmentLook) => dyes.has(hex);
  if (collection === 'sets') return index === 'front' && (setLooks(name)?.every(isDyed) ?? false);
  const look = collection === 'garments' ? garmentLook(name) : undefined;
  return look !== undefined && isDyed(look) && garmentViews.some((view) => view === index);
}
