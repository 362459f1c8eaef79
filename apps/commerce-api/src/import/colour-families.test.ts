import { expect, it } from 'vitest';
import { colourFamilies, familyOf } from './colour-families.ts';

it('knows the 28 families of the colour facet, each with a swatch of its own (CAT-135)', () => {
  expect(colourFamilies).toEqual([
    'black', 'white', 'off white', 'grey', 'silver', 'gold', 'beige', 'sand', 'brown', 'camel', 'khaki', 'olive', 'green', 'mint', 'turquoise', 'petrol',
    'blue', 'light blue', 'navy', 'purple', 'lilac', 'pink', 'rose', 'red', 'bordeaux', 'orange', 'yellow', 'multi',
  ]);
  for (const base of colourFamilies) expect(familyOf(base)?.base).toBe(base);
  expect(new Set(colourFamilies.map((base) => familyOf(base)!.hex)).size).toBe(28);
});

it.each([
  ['Black', 'black'], ['SCHWARZ', 'black'], ['Noir', 'black'], ['أسود', 'black'], ['Off-White', 'off white'], ['Crème', 'off white'], ['Weiß', 'white'], ['Weiss', 'white'],
  ['Marineblau', 'navy'], ['Bleu marine', 'navy'], ['Dark Blue', 'navy'], ['Light Blue', 'light blue'], ['Sky blue melange', 'light blue'], ['Washed Indigo', 'blue'],
  ['Grün', 'green'], ['Sage Green', 'green'], ['Blue Grey', 'grey'], ['Navy / White', 'navy'], ['Black - Gold', 'black'], ['Mehrfarbig', 'multi'],
])('puts "%s" into the family %s (CAT-135)', (name, base) => {
  expect(familyOf(name)?.base).toBe(base);
});

it.each(['Stonewash', 'Blackbird', '', '42', '🎨'])('gives "%s" no family, hence no swatch (CAT-135)', (name) => {
  expect(familyOf(name)).toBeUndefined();
});
