import type { Basket, LineItem } from '@selvedge/api-order';
import type { Translate } from '@selvedge/market';

/** Every line is digital, and there is one (BSK-059, BSK-061). */
export const isDigitalOnly = ({ lines }: Pick<Basket, 'lines'>): boolean => lines.length > 0 && lines.every(({ isDigital }) => isDigital);

/** Any line is digital (BSK-060). */
export const isMixed = ({ lines }: Pick<Basket, 'lines'>): boolean => lines.some(({ isDigital }) => isDigital);

/** The lines come from warehouse and store, so they arrive in more than one parcel (BSK-062). */
export const isSplit = ({ lines }: Pick<Basket, 'lines'>): boolean => new Set(lines.map(({ lineItemStockLocation }) => lineItemStockLocation)).size > 1;

/** Of which product an article is: style number, colour pattern and option id, with which its sku begins (BSK-041). */
export const productIdOf = ({ sku }: Pick<LineItem, 'sku'>): string | undefined => /^[^_]+_[^_]+_[^_,-]+/.exec(sku)?.[0];

/** Colour and size, with the comma of the language. */
export function variantOf(line: LineItem, t: Translate): string {
  const [colour, size] = [line.colour?.name ?? '', sizeOf(line)];
  return colour && size ? t('basket.variant', { colour, size }) : colour || size;
}

/** 'W{size}L{length}' where there is a length, else the size alone. */
export const sizeOf = ({ variant }: Pick<LineItem, 'variant'>): string => (variant?.length ? `W${variant.size}L${variant.length}` : (variant?.size ?? ''));
