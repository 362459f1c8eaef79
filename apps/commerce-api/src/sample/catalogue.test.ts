import { describe, expect, it } from 'vitest';
import { markets } from '@selvedge/market/data';
import { campaignNames } from '../media/campaign.ts';
import { garmentLook, garmentViews } from '../media/garment.address.ts';
import { sampleCatalogue } from './catalogue.ts';
import { sampleCategories } from './categories.ts';
import { palettes } from './colours.ts';
import { sampleLanguages } from './say.ts';

const shop = sampleCatalogue();
const pricesOf = Map.groupBy(shop.prices, ({ styleOptionId }) => styleOptionId);
const variantsOf = Map.groupBy(shop.variants, ({ styleOptionId }) => styleOptionId);
const optionsIn = (path: string) => {
  const ids = new Set(shop.categories.filter((one) => one.path === path || one.path.startsWith(`${path}/`)).map(({ id }) => id));
  const numbers = new Set(shop.styles.filter(({ categoryId }) => ids.has(categoryId)).map(({ number }) => number));
  return shop.options.filter(({ styleNumber }) => numbers.has(styleNumber));
};
const distinct = (values: unknown[]) => new Set(values).size;

describe('the sample catalogue', () => {
  it('is the same for the same seed and another for another', () => {
    expect(sampleCatalogue({ options: 200, seed: 7 })).toEqual(sampleCatalogue({ options: 200, seed: 7 }));
    expect(sampleCatalogue({ options: 200, seed: 8 })).not.toEqual(sampleCatalogue({ options: 200, seed: 7 }));
  });

  it('has at least 600 style options in forty categories, several pages of women’s jeans, and none of the categories is empty', () => {
    expect(shop.options.length).toBeGreaterThanOrEqual(600);
    expect(shop.categories.length).toBeGreaterThanOrEqual(40);
    expect(optionsIn('/women/jeans').length).toBeGreaterThan(120);
    expect(shop.categories.filter(({ path }) => optionsIn(path).length === 0)).toEqual([]);
    expect(distinct(shop.categories.map(({ path }) => path))).toBe(shop.categories.length);
    expect(sampleCatalogue({ options: 30 }).styles.map(({ categoryId }) => categoryId)).toEqual(expect.arrayContaining(sampleCategories.filter(({ weight }) => weight > 0).map(({ id }) => id)));
  });

  it('grows to the size that is asked for', () => {
    const large = sampleCatalogue({ options: 5_000 }).options;
    expect(large.length).toBeGreaterThanOrEqual(5_000);
    expect(large.length).toBeLessThan(5_100);
    expect(distinct(large.map(({ id }) => id))).toBe(large.length);
  });

  it('gives every option, variant and EAN once, in the patterns of the shop (CAT-001)', () => {
    expect(distinct(shop.options.map(({ id }) => id))).toBe(shop.options.length);
    expect(distinct(shop.variants.map(({ id }) => id))).toBe(shop.variants.length);
    expect(distinct(shop.variants.map(({ ean }) => ean))).toBe(shop.variants.length);
    for (const { id, slug } of shop.options) {
      expect(id).toMatch(/^\d{6}_[a-z0-9]+_1$/);
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    }
  });

  it('calls no two styles of a category the same', () => {
    expect(distinct(shop.styles.map(({ categoryId, name }) => `${categoryId} ${name.en}`))).toBe(shop.styles.length);
  });

  it('has EANs that a scanner accepts', () => {
    const weighed = (ean: string) => [...ean].reduce((sum, digit, place) => sum + Number(digit) * (place % 2 ? 3 : 1), 0);
    expect(shop.variants.filter(({ ean }) => !/^2\d{12}$/.test(ean!) || weighed(ean!) % 10 !== 0)).toEqual([]);
  });

  it('is on sale in every market, with sensible reductions and the lowest price of the 30 days before (CAT-064)', () => {
    const currencies = new Set(markets.map(({ currency }) => currency));
    for (const { id } of shop.options) expect(new Set(pricesOf.get(id)!.map(({ currency }) => currency))).toEqual(currencies);
    const reduced = shop.prices.filter(({ sales, list }) => sales < list);
    expect(reduced.length / shop.prices.length).toBeGreaterThan(0.12);
    expect(reduced.length / shop.prices.length).toBeLessThan(0.25);
    for (const { sales, list, historic, member, currency } of shop.prices) {
      expect(sales, currency).toBeGreaterThan(0);
      expect(sales, currency).toBeLessThanOrEqual(list);
      if (sales < list) expect(historic).toBeGreaterThanOrEqual(sales);
      else expect(historic).toBeUndefined();
      if (member !== undefined) expect(member).toBeLessThan(sales);
    }
  });

  it('reduces an option in every currency or in none', () => {
    for (const prices of pricesOf.values()) expect(distinct(prices.map(({ sales, list }) => sales < list))).toBe(1);
  });

  it('has sizes sold out, options wholly sold out, new, coming soon and on pre-order', () => {
    const stockless = (id: string) => variantsOf.get(id)!.every(({ stock }) => stock === 0);
    const available = shop.options.filter(({ flags }) => !flags.comingSoon);
    expect(shop.variants.some(({ stock, styleOptionId }) => stock === 0 && !stockless(styleOptionId))).toBe(true);
    expect(available.filter(({ id }) => stockless(id)).length).toBeGreaterThan(3);
    expect(available.filter(({ id }) => stockless(id)).length).toBeLessThan(available.length * 0.06);
    for (const flag of ['isNew', 'comingSoon', 'preorder', 'digital'] as const) expect(shop.options.filter(({ flags }) => flags[flag]).length, flag).toBeGreaterThan(2);
  });

  it('sells a digital gift card whose variants carry their value (CAT-058)', () => {
    const cards = shop.options.filter(({ flags }) => flags.digital);
    expect(cards).toHaveLength(palettes.paper.length);
    for (const { id } of cards) expect(variantsOf.get(id)!.map((variant) => variant.id.split(',')[1])).toEqual(['25.00', '50.00', '100.00', '150.00']);
  });

  it('is described in English, German and Arabic throughout', () => {
    const texts = [
      ...shop.categories.flatMap(({ name, description }) => [name, description ?? name]),
      ...shop.styles.flatMap(({ name, description, composition }) => [name, description, composition ?? name]),
      ...shop.options.flatMap(({ colour, pictures }) => [colour.name, ...pictures.map(({ alt }) => alt!)]),
    ];
    for (const text of texts) for (const language of sampleLanguages) expect(text[language]?.trim(), JSON.stringify(text)).toBeTruthy();
    for (const { ar } of texts) expect(ar).toMatch(/\p{Script=Arabic}/u);
  });

  it('has a picture at every address it names', () => {
    const addresses = new Set(shop.options.flatMap(({ pictures }) => pictures.map(({ index, format }) => `${index}.${format}`)));
    for (const address of addresses) {
      const [, , , collection, name, file] = address.split('/') as [string, string, string, string, string, string];
      expect(collection === 'garments' ? garmentLook(name) && garmentViews.find((view) => file.startsWith(`${view}.`)) : campaignNames.includes(name) && /^(wide|tall)\./.test(file), address).toBeTruthy();
    }
  });
});
