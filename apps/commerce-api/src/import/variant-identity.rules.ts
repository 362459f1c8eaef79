import type { KnownStyle } from './known-catalogue.queries.ts';
import { colourIdOf, sizeIdOf } from './card.rules.ts';
import type { ImportedCard, ImportedProduct, ImportedVariant } from './product.rules.ts';
import { distinctIds, idOf } from './slug.ts';

interface ProductOf<Variant> extends Omit<ImportedProduct, 'cards'> {
  styleNumber: string;
  cards: (Omit<ImportedCard, 'variants'> & { optionId: string; variants: Variant[] })[];
}

export interface PlacedVariant extends ImportedVariant {
  /** Of the variant that the shop has at this place: colour, size and length of the product. */
  knownId?: string;
  /** What a new variant may be called, the best first. */
  candidates: string[];
}

/** A product whose colours and sizes have the ids that the shop knows them by. */
export type PlacedProduct = ProductOf<PlacedVariant>;
/** A product whose variants have their ids. */
export type IdentifiedProduct = ProductOf<PlacedVariant & { id: string }>;

/** What names a variant inside its product. */
const placeOf = (optionId: string, { sizeId, lengthId }: { sizeId: string; lengthId?: string | null }) =>
  [optionId, sizeId, lengthId ?? ''].join(' ');

/** Finds each variant's place in the shop by its names, so that neither the order of the lines nor a SKU decides which one it is. */
export function placed(
  product: ImportedProduct,
  known: KnownStyle | undefined,
  styleNumber: string,
  language: string,
): PlacedProduct {
  const nameOf = ({ name }: Pick<ImportedCard, 'name'>) => (typeof name === 'string' ? name : '');
  const variants = product.cards.flatMap((card) => card.variants);
  const knownOptions = known?.options.flatMap(({ colour }) =>
    colour.name[language] === undefined ? [] : [[colour.name[language], colour.id] as const],
  );
  const colours = distinctIds(product.cards.map(nameOf), colourIdOf, new Map(knownOptions));
  const sizes = distinctIds(
    variants.map(({ sizeName }) => sizeName),
    sizeIdOf,
    new Map(known?.variants.map(({ sizeName, sizeId }) => [sizeName, sizeId])),
  );
  const lengths = distinctIds(
    variants.flatMap(({ lengthName }) => lengthName ?? []),
    idOf,
    new Map(
      known?.variants.flatMap(({ lengthName, lengthId }) =>
        lengthName && lengthId ? [[lengthName, lengthId] as const] : [],
      ),
    ),
  );
  const knownAt = new Map(known?.variants.map((one) => [placeOf(one.styleOptionId, one), one.id]));
  const skuCounts = Map.groupBy(variants, ({ sku }) => sku);

  const cards = product.cards.map((card) => {
    const colourId = colours.get(nameOf(card))!;
    const optionId = `${styleNumber}_${colourId}_1`;
    return {
      ...card,
      optionId,
      colour: { ...card.colour, id: colourId },
      variants: card.variants.map((variant): PlacedVariant => {
        const sizeId = sizes.get(variant.sizeName)!;
        const lengthId = variant.lengthName === undefined ? undefined : lengths.get(variant.lengthName)!;
        const derived = [optionId, sizeId, ...(lengthId === undefined ? [] : [lengthId])].join('-');
        const isOwn = variant.sku && skuCounts.get(variant.sku)!.length === 1;
        return {
          ...variant,
          sizeId,
          lengthId,
          knownId: knownAt.get(placeOf(optionId, { sizeId, lengthId })),
          candidates: [...(isOwn ? [variant.sku!] : []), derived, ...[2, 3].map((count) => `${derived}-${count}`)],
        };
      }),
    };
  });
  return { ...product, styleNumber, cards };
}

/**
 * Gives each variant its id: a known one keeps it, a new one gets the merchant's SKU when that is free, otherwise an id made of its
 * place. An id never goes from one place to another: baskets and payments hold variants by it.
 *
 * @param isFree whether neither the shop nor this import uses the id
 * @param take hears of every id that is given to a new variant
 */
export function identified(
  product: PlacedProduct,
  isFree: (id: string) => boolean,
  take: (id: string) => void,
): IdentifiedProduct {
  const idFor = ({ knownId, candidates, line }: PlacedVariant): string => {
    if (knownId !== undefined) return knownId;
    const id = candidates.find(isFree);
    if (id === undefined)
      throw new Error(`The variant on line ${line} gets no id: ${candidates.join(', ')} are in use. Rename its size.`);
    take(id);
    return id;
  };
  return {
    ...product,
    cards: product.cards.map((card) => ({
      ...card,
      variants: card.variants.map((variant) => ({ ...variant, id: idFor(variant) })),
    })),
  };
}
