import { onlySize } from '../catalog/size.rules.ts';
import { familyOf, unknownFamily } from './colour-families.ts';
import type { OptionRole } from './option-roles.ts';
import { picturesOf } from './product-pictures.rules.ts';
import type { ImportedCard, ImportedVariant } from './product.rules.ts';
import type { ExportProduct } from './shopify-export.ts';
import { distinctIds, slugOf } from './slug.ts';
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

  // A colour has one price. Where another option makes the price (a gift card's value, a ring's metal), it is shown like a colour.
  const byColour = places('colour');
  const byColourAndOthers = [...byColour, ...others];
  const priced = others.length > 0 && !onePriceEach(group(variants, byColour)) && onePriceEach(group(variants, byColourAndOthers));
  const cardPlaces = priced ? byColourAndOthers : byColour;
  const sizePlaces = priced ? places('size') : [...places('size'), ...others];

  const colourId = distinctIds((name) => slugOf(name).replaceAll('-', '').slice(0, 40));
  const sizeId = distinctIds((name) => (name === onlySizeName ? onlySize.id : slugOf(name)));
  const lengthId = distinctIds(slugOf);
  const skus = new Map<string, number>();
  const cards: (ImportedCard & { source: ReadVariant[] })[] = [];
  for (const [label, all] of group(variants, cardPlaces)) {
    const sales = commonest(all.map((one) => one.sales));
    const choices = new Map<string, number>();
    const id = label ? colourId(label) : 'default';
    const sold: ImportedVariant[] = [];
    const source = all.filter((one) => {
      const { row } = one;
      const size = join(one, sizePlaces) || onlySizeName;
      const length = join(one, places('length'));
      const choice = `${size}\n${length}`;
      const sku = one.sku ?? [slugOf(product.handle), id, sizeId(size), ...(length ? [lengthId(length)] : [])].join('-');
      const same = choices.get(choice);
      const taken = skus.get(sku);
      if (one.sales !== sales) refuse(row, 'price', 'variant', `The variant costs ${row.texts.price}, most others of ${label || 'the product'} cost something else; a colour has one price.`);
      else if (same) refuse(row, options[0] ? `option${options[0].place}Value` : 'option1Value', 'variant', `The variant is the same as the one on line ${same}.`);
      else if (taken) refuse(row, 'sku', 'variant', `The SKU "${sku}" stands on line ${taken} already.`);
      else {
        choices.set(choice, row.line);
        skus.set(sku, row.line);
        sold.push({ line: row.line, sku, ean: one.ean, stock: one.stock, sizeId: sizeId(size), sizeName: size, ...(length ? { lengthId: lengthId(length), lengthName: length } : {}) });
        return true;
      }
      return false;
    });
    if (sold.length === 0) continue;
    const family = label ? familyOf(label) : undefined;
    cards.push({
      colour: { id, base: family?.base ?? unknownFamily, hex: family?.hex },
      name: label || onlyColour,
      // A reduction is named only where all sizes have it, and never higher than the least of them.
      sales, list: Math.min(...source.map(({ list }) => list)),
      pictures: [], variants: sold, source,
    });
  }
  const pictures = picturesOf(product, cards.map(({ source }) => source.map(({ row }) => row)), refuse);
  return { material, fit, cards: cards.map(({ source: _, ...card }, place) => ({ ...card, pictures: pictures[place]! })) };
}

const join = (variant: ReadVariant, places: number[]) => places.map((place) => variant.values[place]!).join(' / ');

function group(variants: ReadVariant[], places: number[]): Map<string, ReadVariant[]> {
  return Map.groupBy(variants, (variant) => join(variant, places));
}

const onePriceEach = (groups: Map<string, ReadVariant[]>) => [...groups.values()].every((all) => new Set(all.map(({ sales }) => sales)).size === 1);

/** Of equally common ones the first. */
function commonest(prices: number[]): number {
  const counts = Map.groupBy(prices, (price) => price);
  return [...counts].reduce((best, next) => (next[1].length > best[1].length ? next : best))[0];
}
