import { onlySize } from '../catalog/size.rules.ts';
import { familyOf, unknownFamily } from './colour-families.ts';
import type { OptionRole } from './option-roles.ts';
import { picturesOf } from './product-pictures.rules.ts';
import type { ImportedCard, ImportedVariant } from './product.rules.ts';
import type { ExportProduct } from './shopify-export.ts';
import { idOf } from './slug.ts';
import type { ProductOption, ReadVariant, RefuseRow } from './variant.rules.ts';

/** The colour of a product that comes in one. */
const onlyColour = { en: 'One colour', de: 'Eine Farbe', fr: 'Couleur unique', ar: 'لون واحد' };
const onlySizeName = onlySize.names.en;

export interface Cards {
  cards: ImportedCard[];
  /** Where every variant has the same one it is a fact of the product and no choice. */
  material?: string;
  fit?: string;
}

/** Sorts the variants of a product by colour, and what else its options say into size, length and facts. */
export function cardsOf(product: ExportProduct, variants: ReadVariant[], roles: readonly OptionRole[], options: readonly ProductOption[], refuse: RefuseRow): Cards {
  const places = (...wanted: OptionRole[]) => roles.flatMap((role, place) => (wanted.includes(role) ? [place] : []));
  const fact = (role: OptionRole) => (places(role).length && new Set(variants.map(({ values }) => values[places(role)[0]!])).size === 1 ? variants[0]?.values[places(role)[0]!] : undefined);
  const material = fact('material');
  const fit = fact('fit');
  const others = [...places('other'), ...(material ? [] : places('material')), ...(fit ? [] : places('fit'))].sort();

  // Where an option other than colour and size makes the price (a gift card's value, a ring's metal), it is shown like a colour.
  const byColour = places('colour');
  const byColourAndOthers = [...byColour, ...others];
  const priced = others.length > 0 && !onePriceEach(group(variants, byColour)) && onePriceEach(group(variants, byColourAndOthers));
  const cardPlaces = priced ? byColourAndOthers : byColour;
  const sizePlaces = priced ? places('size') : [...places('size'), ...others];

  const cards: (ImportedCard & { source: ReadVariant[] })[] = [];
  for (const [label, all] of group(variants, cardPlaces)) {
    const lineOf = new Map<string, number>();
    const sold: ImportedVariant[] = [];
    const source = all.filter(({ row, sku, ean, stock, sales, list, values }) => {
      const size = join({ values }, sizePlaces) || onlySizeName;
      const length = join({ values }, places('length'));
      const same = lineOf.get(`${size}\n${length}`);
      if (same !== undefined) {
        const column = options[0] ? (`option${options[0].place}Value` as const) : 'option1Value';
        refuse(row, column, 'variant', `The variant is the same as the one on line ${same}.`);
        return false;
      }
      lineOf.set(`${size}\n${length}`, row.line);
      const ofLength = length ? { lengthId: idOf(length), lengthName: length } : {};
      sold.push({ line: row.line, sku, ean, stock, sales, list, sizeId: sizeIdOf(size), sizeName: size, ...ofLength });
      return true;
    });
    const family = label ? familyOf(label) : undefined;
    cards.push({
      colour: { id: colourIdOf(label), base: family?.base ?? unknownFamily, hex: family?.hex },
      name: label || onlyColour,
      pictures: [], variants: sold, source,
    });
  }
  const pictures = picturesOf(product, cards.map(({ source }) => source.map(({ row }) => row)), refuse);
  return { material, fit, cards: cards.map(({ source: _, ...card }, place) => ({ ...card, pictures: pictures[place]! })) };
}

/** The id that a size has, unless another size of the product has it already. */
export const sizeIdOf = (name: string): string => (name === onlySizeName ? onlySize.id : idOf(name));

/** The same of a colour; the only one of a product has no name. */
export const colourIdOf = (name: string): string => (name ? idOf(name).replaceAll('-', '').slice(0, 40) : 'default');

const join = ({ values }: Pick<ReadVariant, 'values'>, places: number[]) => places.map((place) => values[place]!).join(' / ');

function group(variants: ReadVariant[], places: number[]): Map<string, ReadVariant[]> {
  return Map.groupBy(variants, (variant) => join(variant, places));
}

const onePriceEach = (groups: Map<string, ReadVariant[]>) => [...groups.values()].every((all) => new Set(all.map(({ sales }) => sales)).size === 1);
