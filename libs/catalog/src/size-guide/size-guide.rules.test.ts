import type { SizeGuide } from '@selvedge/api-content';
import { expect, it } from 'vitest';
import { guidesFor, isOwnRow } from './size-guide.rules.ts';

const guide = (id: string, sizes: string[], categories?: string[]): SizeGuide => ({ id, title: id, columns: ['Size', 'Waist'], rows: sizes.map((size) => [size, '70']), ...(categories ? { categories } : {}) });
const guides = [guide('women', ['XS (34)', 'M (38–40)']), guide('men', ['M (48–50)', 'XXL (56)']), guide('women-jeans', ['25', '30'], ['jeans']), guide('men-jeans', ['30', '38'], ['jeans']), guide('belts', ['75'], ['belt'])];
const idsFor = (categories: string[], sizes: string[]) => guidesFor(guides, { categories, sizes }).map(({ id }) => id);

it('takes the tables of the category that have the sizes of the product (CAT-196)', () => {
  expect(idsFor(['jeans-slim', 'denim'], ['25', '30'])).toEqual(['women-jeans']);
  expect(idsFor(['jeans'], ['30'])).toEqual(['women-jeans', 'men-jeans']);
  expect(idsFor(['shirt'], ['M', '38', '34'])).toEqual(['women']);
  expect(idsFor(['shirt'], ['M'])).toEqual(['women', 'men']);
  expect(idsFor(['jeanswear'], ['25'])).toEqual(['women', 'men']);
});

it('shows all tables that may help when none has the sizes', () => {
  expect(idsFor(['jeans-slim'], ['98', '104'])).toEqual(['women-jeans', 'men-jeans']);
  expect(idsFor(['shirt'], [])).toEqual(['women', 'men']);
  expect(guidesFor(guides.slice(2), { categories: ['shirt'], sizes: ['M'] })).toHaveLength(3);
});

it('finds the rows of the sizes that the product has', () => {
  expect(['M (38–40)', '30', 'XXL (56)'].map((size) => isOwnRow([size, '1'], ['40', '30']))).toEqual([true, true, false]);
});
