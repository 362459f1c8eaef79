import type { Product } from '@selvedge/api-catalog';

export type Variant = Product['variants'][number];

export interface Choice {
  id: string;
  name: string;
  inStock: boolean;
}

/** The sizes of a product in the order given; one is in stock when any of its lengths is. */
export const sizesOf = (variants: readonly Variant[]): Choice[] => choices(variants, ({ size }) => [size.sizeId, size.name]);

/** The lengths of a size; none where the product has no lengths. */
export const lengthsOf = (variants: readonly Variant[], sizeId: string | undefined): Choice[] =>
  choices(
    variants.filter(({ size, length }) => length && (sizeId === undefined || size.sizeId === sizeId)),
    ({ length }) => [length!.lengthId, length!.name],
  );

/** What a digital gift card is worth, in major units: it stands after the comma in the variant's id. Nothing when it cannot be read (CAT-058, CAT-059). */
export function faceValueOf({ id }: Pick<Variant, 'id'>): number | undefined {
  const value = /,(\d+\.\d{2})$/.exec(id)?.[1];
  return value === undefined ? undefined : Number(value);
}

/** The first day on which one of these is there; nothing when no day is known. */
export function arrivalOf(variants: readonly Variant[]): Date | undefined {
  const [first] = variants.flatMap(({ inDeliveryDateSet }) => /^\d{4}-\d\d-\d\d/.exec(inDeliveryDateSet ?? '')?.[0] ?? []).sort();
  // Noon, so that it is the same day wherever it is read.
  return first === undefined ? undefined : new Date(`${first}T12:00:00`);
}

/** What is chosen of a product so far. */
export interface ChosenSize {
  size?: string;
  length?: string;
}

/** The variant that is chosen, or what is still to be chosen. */
export function chosenVariant(variants: readonly Variant[], { size, length }: ChosenSize): { variant?: Variant; missing?: 'size' | 'length' } {
  if (size === undefined) return { missing: 'size' };
  const ofSize = variants.filter((one) => one.size.sizeId === size);
  const hasLengths = ofSize.some((one) => one.length);
  if (hasLengths && length === undefined) return { missing: 'length' };
  return { variant: ofSize.find((one) => !hasLengths || one.length?.lengthId === length) };
}

/** The variant that is chosen, with what needs no choice; undefined until size and length are known. */
export const variantAmong = (variants: readonly Variant[], chosen: ChosenSize): Variant | undefined => chosenVariant(variants, withOnlyChoice(variants, chosen)).variant;

/** A variant in one word: `M`, `W30L32`. */
export const nameOfVariant = ({ size, length }: { size: { name: string }; length?: { name: string } }): string => (length ? `W${size.name}L${length.name}` : size.name);

type Awaited = Pick<Product, 'variants' | 'comingSoonProduct' | 'allowInStockNotifications' | 'isDigital'>;

/** What a shopper can wait for: a product that has not come yet, or an article that is gone and has no day of delivery (STO-035). While none is chosen, all of them must be gone. */
export function waitsFor({ variants, comingSoonProduct, allowInStockNotifications, isDigital }: Awaited, chosen: Variant | undefined): 'stock' | 'goingLive' | undefined {
  if (comingSoonProduct) return 'goingLive';
  const asked = chosen ? [chosen] : variants;
  const isGone = asked.length > 0 && asked.every(({ inStockEcom, inDeliveryDateSet }) => !inStockEcom && !inDeliveryDateSet);
  return isGone && allowInStockNotifications && !isDigital ? 'stock' : undefined;
}

/** What needs no choice is chosen: the only size, the only length of a size. */
export function withOnlyChoice(variants: readonly Variant[], { size, length }: ChosenSize): ChosenSize {
  const sizes = sizesOf(variants);
  const chosen = size ?? (sizes.length === 1 ? sizes[0]!.id : undefined);
  const lengths = lengthsOf(variants, chosen);
  // A length that the new size does not have is not chosen any more.
  const kept = lengths.find(({ id }) => id === length)?.id;
  return { size: chosen, length: kept ?? (lengths.length === 1 ? lengths[0]!.id : undefined) };
}

function choices(variants: readonly Variant[], key: (variant: Variant) => [id: string, name: string]): Choice[] {
  const found = new Map<string, Choice>();
  for (const variant of variants) {
    const [id, name] = key(variant);
    const inStock = variant.inStockEcom || (found.get(id)?.inStock ?? false);
    found.set(id, { id, name, inStock });
  }
  return [...found.values()];
}
