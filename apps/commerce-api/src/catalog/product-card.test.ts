import { describe, expect, it } from 'vitest';
import type { CatalogueIndex } from '../search/catalogue-index.ts';
import { catalogueOfRows } from '../search/catalogue-of-rows.ts';
import type { CatalogueRows } from '../storage/catalogue.rows.ts';
import { smallCatalogue } from '../test-shop.ts';
import { cardOf, productOf } from './product-card.ts';

const uk = { language: 'en', currency: 'GBP', country: 'GB' };
const germany = { language: 'de', currency: 'EUR', country: 'DE' };
const mill = { id: 'mill', title: { en: 'From the mill', de: 'Vom Webstuhl' }, places: { plp: { chip: true, opacity: 80 }, pdp: { curvyChip: true, rotation: -8 } } };

/** The small shop with something more about its first option, the indigo jeans. */
function shopWith(more: Partial<CatalogueRows['options'][number]>, facts: object = {}, soldOut: string[] = []) {
  const rows = smallCatalogue();
  Object.assign(rows.options[0]!, more);
  Object.assign(rows.styles[0]!.facts, facts);
  const variants = rows.variants.map((one) => ({ ...one, stock: soldOut.includes(one.styleOptionId) ? 0 : one.stock! }));
  return catalogueOfRows({ ...rows, variants, badges: [mill] });
}
const first = '100001_indigo_1';
const cardIn = (index: ReturnType<typeof shopWith>, market = uk) => cardOf(index.product(first)!, index, market);
const productIn = (index: ReturnType<typeof shopWith>, market = uk) => productOf(index.product(first)!, index, market);

describe('a product card', () => {
  it('has its badges with their settings by place, in its own order, without unknown ones (CAT-013, CAT-072, CAT-073, CAT-074)', () => {
    expect(cardIn(shopWith({ badgeIds: ['gone', 'mill'] }), germany).badges).toEqual([{ badgeId: 'mill', badgeTitle: 'Vom Webstuhl', places: mill.places }]);
    expect(cardIn(shopWith({})).badges).toEqual([]);
  });

  it('has a sentence under the price where there is one (CAT-014)', () => {
    expect(cardIn(shopWith({ disclaimer: { en: 'Rubs off.', de: 'Färbt ab.' } }), germany).disclaimer).toBe('Färbt ab.');
    expect(cardIn(shopWith({}))).not.toHaveProperty('disclaimer');
  });

  it('says what it is filed under, and that it never runs out (CAT-009, CAT-010, CAT-027)', () => {
    expect(cardIn(shopWith({ flags: { noos: true } }, { ediCategory: 'Jeans', ediSubCategory: 'Slim' }))).toMatchObject({ isNoos: true, ediCategory: 'Jeans', ediSubCategory: 'Slim' });
    expect(cardIn(shopWith({})).isNoos).toBe(false);
  });

  it('offers no note when what is sold out will not be made again (CAT-028)', () => {
    expect(cardIn(shopWith({ flags: { lastOfItsKind: true } })).allowInStockNotifications).toBe(false);
    expect(cardIn(shopWith({})).allowInStockNotifications).toBe(true);
  });

  it("says what the model measures as the market writes centimetres, and the size that is worn as it is (CAT-053)", () => {
    const shop = shopWith({}, { modelMeasurements: { height: 177, size: 'M' } });
    const measuredIn = (language: string, country: string) => productIn(shop, { language, currency: 'GBP', country }).modelMeasurements;
    expect([measuredIn('en', 'GB'), measuredIn('ar', 'AE')]).toEqual([{ height: '177 cm', size: 'M' }, { height: '177 سم', size: 'M' }]);
  });

  it('says when it is delivered, with each of its sizes (CAT-021, CAT-055)', () => {
    const product = productIn(shopWith({ flags: { preorder: true }, availableFrom: '2027-03-01' }));
    expect(product).toMatchObject({ isPreorder: true, isInDeliverySet: true });
    expect(product.variants.map(({ inDeliveryDateSet }) => inDeliveryDateSet)).toEqual(['2027-03-01', '2027-03-01']);
    expect(productIn(shopWith({})).variants[0]).not.toHaveProperty('inDeliveryDateSet');
  });
});

describe('a product in detail', () => {
  it('says of each size what it is called, where it is in stock and when it comes (CAT-055, STO-017)', () => {
    const rows = smallCatalogue();
    rows.options[0]!.availableFrom = '2027-03-01';
    rows.variants[0]!.ean = '2000000000039';
    const second = `${first}-30`;
    const index = catalogueOfRows({ ...rows, storeStock: [{ sku: second, storeId: 'york', quantity: 1 }] });
    expect(productIn(index).variants).toEqual([
      { id: `${first}-28`, ean: '2000000000039', size: { sizeId: '28', name: '28' }, length: { lengthId: '32', name: '32' }, inStockEcom: true, inStockRetail: false, inDeliveryDateSet: '2027-03-01' },
      { id: second, size: { sizeId: '30', name: '30' }, length: { lengthId: '32', name: '32' }, inStockEcom: false, inStockRetail: true, inDeliveryDateSet: '2027-03-01' },
    ]);
  });

  it.each([
    ['sold as usual', {}, { allowInStockNotifications: true, isPreorder: false, comingSoonProduct: false }],
    ['sold before it is there', { preorder: true }, { allowInStockNotifications: true, isPreorder: true, comingSoonProduct: false }],
    ['only announced', { comingSoon: true }, { allowInStockNotifications: true, isPreorder: false, comingSoonProduct: true }],
    ['not made again', { lastOfItsKind: true }, { allowInStockNotifications: false, isPreorder: false, comingSoonProduct: false }],
  ])('says whether one can wait for it, order it early or only look forward to it: %s (STO-018)', (_, flags, said) => {
    expect(productIn(shopWith({ flags }))).toMatchObject(said);
  });
});

describe('what is worn with a product', () => {
  it('is named without what is not on sale here (CAT-022, CAT-048)', () => {
    const index = shopWith({ look: ['100002_red_1', '1_2_3', '100001_black_1'] });
    expect(productIn(index)).toMatchObject({ hasCompleteTheLook: true, shopTheLook: ['100002_red_1', '100001_black_1'] });
    expect(productIn(index, germany).shopTheLook).toEqual(['100001_black_1']);
  });

  it('is nothing when nothing of it is on sale (CAT-022)', () => {
    const product = productIn(shopWith({ look: ['100002_red_1'] }), germany);
    expect(product.hasCompleteTheLook).toBe(false);
    expect(product).not.toHaveProperty('shopTheLook');
  });
});

describe('a product set', () => {
  const set = ['100001_black_1', '100002_red_1'];

  it('names the options it is a set of, and how many (CAT-018, CAT-029, CAT-051)', () => {
    expect(productIn(shopWith({ setOptions: set }))).toMatchObject({ isProductSet: true, productSetOptionsCount: 2, productSetOptions: set });
    expect(productIn(shopWith({}))).not.toHaveProperty('productSetOptions');
  });

  it('is in stock only when all of its pieces are (CAT-019)', () => {
    const inItsColour = (index: CatalogueIndex) => productIn(index).styleOptions.find(({ id }) => id === first)!.inStock;
    const whole = shopWith({ setOptions: set }, {}, [first]);
    expect([cardIn(whole).inStock, inItsColour(whole)]).toEqual([true, true]);
    const broken = shopWith({ setOptions: set }, {}, [first, set[0]!]);
    expect([cardIn(broken).inStock, inItsColour(broken)]).toEqual([false, false]);
  });
});

it('says the tax in its price by the country of the market, and its family of patterns (CAT-054, CAT-066)', () => {
  const index = shopWith({}, { subGroup: 'slim jeans' });
  expect(productIn(index)).toMatchObject({ price: { vatAmount: { amount: 9.99, currency: 'GBP' } }, subGroup: 'slim jeans', styleOptions: [{ subGroup: 'slim jeans' }, { subGroup: 'slim jeans' }] });
  expect(productIn(index, germany).price.vatAmount).toEqual({ amount: 12.77, currency: 'EUR' });
});
