import { markets } from '@selvedge/market/data';
import type { CatalogueRows } from '../storage/catalogue.rows.ts';
import { sampleBadges } from './badges.ts';
import { GIFT_CARDS, type SampleCategory, sampleCategories, SETS } from './categories.ts';
import { categoryAreas } from './category.areas.ts';
import { chanceFrom, type Chance } from './chance.ts';
import { internalEan } from './ean.ts';
import { type Garment, garments } from './garments.ts';
import { giftCard } from './gift-card.ts';
import { outfitsFrom, type Piece } from './outfits.ts';
import { setMaker } from './sets.ts';
import { shelvesFor } from './shelves.ts';
import { sampleStores } from './stores.ts';
import { drawOptions, drawStyle, type SampleOption } from './styles.ts';

export interface SampleSize {
  /** How many style options to make, about; a category never stays empty. */
  options?: number;
  /** The same seed makes the same shop. */
  seed?: number;
}

const FIRST_STYLE_NUMBER = 100_001;

const MOST_SETS = 12;

const firstCategories = sampleCategories.filter(({ weight, isLater }) => weight > 0 && !isLater);
const laterCategories = sampleCategories.filter(({ isLater }) => isLater);

/** One style of the range with its options, their sizes and prices. */
export type SampleGoods = { style: CatalogueRows['styles'][number]; options: SampleOption[] };

/**
 * The range, one style after the other, so that a large one never has to be held as a whole. The same arguments give the same
 * rows on every machine. @param wardrobe all pieces of the same range, to complete outfits from; without it there are none
 */
export function* sampleGoods({ options = 600, seed = 1 }: SampleSize = {}, wardrobe?: Iterable<Piece>): Generator<SampleGoods> {
  const chances = { first: chanceFrom(seed), later: chanceFrom(seed + 0x5e1f) };
  const dressing = chanceFrom(seed + 0x0f17);
  const shelves = shelvesFor(options, chanceFrom(seed + 0x54e1));
  const later = new Set(laterCategories.map(({ id }) => id));
  const outfit = wardrobe && outfitsFrom([...wardrobe].filter(({ categoryId }) => !later.has(categoryId)));
  const currencies = [...new Set(markets.map(({ currency }) => currency))];
  const taken = { names: new Set<string>(), descriptions: new Set<string>(), makes: new Map<string, number>() };
  const sets = setMaker(Math.max(MOST_SETS, Math.ceil(options / 100)));
  let number = FIRST_STYLE_NUMBER;
  let ean = 0;
  const numbered = (goods: SampleGoods): SampleGoods => {
    for (const { variants } of goods.options) for (const variant of variants) variant.ean = internalEan(++ean);
    return goods;
  };

  function* goodsOf(categories: SampleCategory[]): Generator<SampleGoods> {
    for (const { categoryId, garment, colours } of plan(categories, options, chances.first)) {
      const style = drawStyle(String(number++), categoryId, garment, chances, taken);
      const drawn = drawOptions(style, colours, currencies, chances, shelves);
      for (const one of drawn) {
        sets.offer(style, one);
        if (outfit) one.option.look = outfit({ id: one.option.id, categoryId, brand: style.row.brand, base: one.option.colour.base }, dressing);
      }
      yield numbered({ style: style.row, options: drawn });
    }
  }

  yield* goodsOf(firstCategories);
  const card = giftCard(String(number++), GIFT_CARDS, currencies);
  yield numbered(card);
  for (const set of sets.sets(number, SETS)) {
    number++;
    yield set;
  }
  yield* goodsOf(laterCategories);
}

/** What matters of goods when outfits and pages are put together. */
export const piecesOf = ({ style, options }: SampleGoods): Piece[] =>
  options.map(({ option: { id, colour, flags, popularity, setOptions }, variants }) => ({
    id, styleNumber: style.number, categoryId: style.categoryId, brand: style.brand, material: style.facts.material, base: colour.base, popularity: popularity!,
    canBeBought: !flags.comingSoon && !flags.preorder && !setOptions?.length && variants.some(({ stock }) => stock! > 0),
  }));

/** All pieces of a range, in a fraction of the room that its rows take. */
export function* sampleWardrobe(size: SampleSize = {}): Generator<Piece> {
  for (const goods of sampleGoods(size)) yield* piecesOf(goods);
}

/** The catalogue of the sample shop as a whole. Prices come from sample rates. */
export function sampleCatalogue(size: SampleSize = {}): CatalogueRows {
  return rowsOf([...sampleGoods(size, sampleWardrobe(size))], categoryRows());
}

/** Goods as rows for the writer, with the categories and badges they need. */
export const rowsOf = (goods: SampleGoods[], categories: CatalogueRows['categories'] = []): CatalogueRows => {
  const options = goods.flatMap((one) => one.options);
  return {
    categories, badges: categories.length > 0 ? sampleBadges : [], styles: goods.map(({ style }) => style), options: options.map(({ option }) => option),
    variants: options.flatMap(({ variants }) => variants), prices: options.flatMap(({ prices }) => prices),
    stores: categories.length > 0 ? sampleStores : [], storeStock: options.flatMap(({ storeStock = [] }) => storeStock),
  };
};

/** One entry per style. Every pattern of a category comes up before one returns, so that small categories are varied. */
function* plan(categories: SampleCategory[], options: number, chance: Chance): Generator<{ categoryId: string; garment: Garment; colours: number }> {
  const weight = firstCategories.reduce((sum, category) => sum + category.weight, 0);
  for (const category of categories) {
    const patterns = garments.filter(({ sold }) => sold[category.id]);
    if (patterns.length === 0) throw new Error(`No garment is sold in ${category.id}.`);
    let wanted = Math.max(2, Math.ceil((options * category.weight) / weight));
    for (let turn: Garment[] = []; wanted > 0; ) {
      if (turn.length === 0) turn = chance.shuffled(patterns);
      const garment = turn.pop()!;
      const colours = Math.min(wanted, chance.between(1, 4));
      wanted -= colours;
      yield { categoryId: category.id, garment, colours };
    }
  }
}

export const categoryRows = () =>
  sampleCategories.map(({ weight: _weight, isLater: _isLater, parentId, description, ...category }, position) => ({
    ...category, position, parentId: parentId ?? null, description: description ?? null, areas: categoryAreas[category.id] ?? null,
  }));
