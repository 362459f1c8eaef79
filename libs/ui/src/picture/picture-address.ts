import { createContext } from 'react';

export type PictureFormat = 'avif' | 'webp';

/**
 * Writes the address of a picture in a width, in pixels, and a format.
 * @param eager it is in view when the page opens: a connection to another host would cost it time
 * @returns nothing for an address that has no sizes: it is used as it is
 */
export type PictureAddress = (url: string, width: number, format: PictureFormat, eager?: boolean) => string | undefined;

/** The shop's own pictures, by the names of decision 0011. Drawings, data and pictures of other hosts, whose addresses may be signed, have no sizes. */
export const pictureAddress: PictureAddress = (url, width, format) =>
  /^\/(?!\/)(?!.*\.svg$)/.test(url) ? `${url.replaceAll(' ', '%20')}${url.includes('?') ? '&' : '?'}width=${width}&format=${format}` : undefined;

/** The shop's own pictures from another host of it, so that they wait for nothing else and nothing else waits for them; what is in view when the page opens comes with the page. */
export const pictureAddressAt = (origin: string): PictureAddress => (url, width, format, eager) => {
  const own = pictureAddress(url, width, format);
  return own && !eager ? `${origin}${own}` : own;
};

/** How a shop with another image service writes addresses. */
export const PictureAddressContext = createContext<PictureAddress>(pictureAddress);

/** Addresses by width as `srcset` has them; nothing for an address that has no sizes. */
export function srcSet(address: PictureAddress, url: string, widths: readonly number[], format: PictureFormat, eager?: boolean): string | undefined {
  let set = '';
  for (const width of widths) {
    const sized = address(url, width, format, eager);
    if (!sized) return undefined;
    set += `${set && ','}${sized} ${width}w`;
  }
  return set;
}
