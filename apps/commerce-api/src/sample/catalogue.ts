import { markets } from '@selvedge/market/data';
import type { CatalogueRows } from '../storage/catalogue.rows.ts';
import { GIFT_CARDS, sampleCategories } from './categories.ts';
import { categoryAreas } from './category.areas.ts';
import { chanceFrom, type Chance } from './chance.ts';
import { internalEan } from './ean.ts';
import { type Garment, garments } from './garments.ts';
import { giftCard } from './gift-card.ts';
import { drawOptions, drawStyle, type SampleOption } from './styles.ts';

export interface SampleSize {
  /** How many style options to make, about; a category never stays empty. */
  options?: number;
  /** The same seed makes the same shop. */
  seed?: number;
}

const FIRST_STYLE_NUMBER = 100_001;

/**
 * The catalogue of the sample shop: categories, styles, options, variants and prices in every currency of the markets.
 * Prices come from sample rates. The same arguments give the same rows on every machine.
 */
export function sampleCatalogue({ options = 600, seed = 1 }: SampleSize = {}): CatalogueRows {
  const chance = chanceFrom(seed);
  const currencies = [...new Set(markets.map(({ currency }) => currency))];
  const rows: CatalogueRows = { categories: categoryRows(), styles: [], options: [], variants: [], prices: [] };
  const names = new Set<string>();
  let ean = 0;
  const add = ({ option, variants, prices }: SampleOption) => {
    rows.options.push(option);
    rows.variants.push(...variants.map((variant) => ({ ...variant, ean: internalEan(++ean) })));
    rows.prices.push(...prices);
  };
  for (const { categoryId, garment, colours } of plan(options, chance)) {
    const style = drawStyle(String(FIRST_STYLE_NUMBER + rows.styles.length), categoryId, garment, chance, names);
    rows.styles.push(style.row);
    drawOptions(style, colours, currencies, chance).forEach(add);
  }
  const card = giftCard(String(FIRST_STYLE_NUMBER + rows.styles.length), GIFT_CARDS, currencies);
  rows.styles.push(card.style);
  card.options.forEach(add);
  return rows;
}

/** One entry per style. Every pattern of a category comes up before one returns, so that small categories are varied. */
function* plan(options: number, chance: Chance): Generator<{ categoryId: string; garment: Garment; colours: number }> {
  const weight = sampleCategories.reduce((sum, category) => sum + category.weight, 0);
  for (const category of sampleCategories.filter((one) => one.weight > 0)) {
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

const categoryRows = () =>
  sampleCategories.map(({ weight: _weight, parentId, description, ...category }, position) => ({
    ...category, position, parentId: parentId ?? null, description: description ?? null, areas: categoryAreas[category.id] ?? null,
  }));
