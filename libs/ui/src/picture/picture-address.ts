import { createContext } from 'react';

export type PictureFormat = 'avif' | 'webp';

/**
 * Writes the address of a picture in a width, in pixels, and a format.
 * @returns nothing for an address that has no sizes: it is used as it is
 */
export type PictureAddress = (url: string, width: number, format: PictureFormat) => string | undefined;

/** The shop's own pictures, by the names of decision 0011. Drawings, data and pictures of other hosts, whose addresses may be signed, have no sizes. */
export const pictureAddress: PictureAddress = (url, width, format) =>
  /^\/(?!\/)(?!.*\.svg$)/.test(url) ? `${url.replaceAll(' ', '%20')}${url.includes('?') ? '&' : '?'}width=${width}&format=${format}` : undefined;

/** How a shop with another image service writes addresses. */
export const PictureAddressContext = createContext<PictureAddress>(pictureAddress);

/** Addresses by width as `srcset` has them. */
export const srcSet = (address: PictureAddress, url: string, widths: readonly number[], format: PictureFormat): string | undefined =>
  address(url, widths[0]!, format) && widths.map((width) => `${address(url, width, format)} ${width}w`).join();
