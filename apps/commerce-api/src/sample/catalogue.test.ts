import { describe, expect, it } from 'vitest';
import { markets } from '@selvedge/market/data';
import { inMajorUnits, inMinorUnits } from '../catalog/price.rules.ts';
import { wantedAt } from '../media/picture-address.ts';
import { sampleCatalogue, sampleGoods } from './catalogue.ts';
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

  it('has at least 600 style options in forty categories with products of their own, several pages of women’s jeans, and none of the categories is empty', () => {
    expect(shop.options.length).toBeGreaterThanOrEqual(600);
    expect(distinct(shop.styles.map(({ categoryId }) => categoryId))).toBeGreaterThanOrEqual(40);
    // Departments hold nothing themselves.
    const departments = new Set(shop.categories.map(({ parentId }) => parentId));
    expect(shop.categories.filter(({ id }) => !departments.has(id)).length).toBeGreaterThanOrEqual(40);
    expect(optionsIn('/women/jeans').length).toBeGreaterThan(120);
    expect(shop.categories.filter(({ path }) => optionsIn(path).length === 0)).toEqual([]);
    expect(distinct(shop.categories.map(({ path }) => path))).toBe(shop.categories.length);
    expect(sampleCatalogue({ options: 30 }).styles.map(({ categoryId }) => categoryId)).toEqual(expect.arrayContaining(sampleCategories.filter(({ weight }) => weight > 0).map(({ id }) => id)));
  });

  it('grows to the size that is asked for, in every category', () => {
    const large = [...sampleGoods({ options: 50_000 })];
    const ids = large.flatMap(({ options }) => options.map(({ option }) => option.id));
    expect(ids.length).toBeGreaterThanOrEqual(50_000);
    expect(ids.length).toBeLessThan(52_000);
    expect(distinct(ids)).toBe(ids.length);
    expect(distinct(large.map(({ style }) => style.categoryId))).toBeGreaterThanOrEqual(40);
  });

  it('gives every option, variant and EAN once, in the patterns of the shop (CAT-001)', () => {
    expect(distinct(shop.options.map(({ id }) => id))).toBe(shop.options.length);
    expect(distinct(shop.variants.map(({ id }) => id))).toBe(shop.variants.length);
    expect(distinct(shop.variants.map(({ ean }) => ean))).toBe(shop.variants.length);
    for (const { id, slug } of shop.options) {
      expect(id).toMatch(/^\d{6}_[a-z0-9]+_(1|[a-z]{3})$/);
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
    for (const { id, flags } of shop.options) if (!flags.digital) expect(new Set(pricesOf.get(id)!.map(({ currency }) => currency))).toEqual(currencies);
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
    const available = shop.options.filter(({ id, flags }) => variantsOf.has(id) && !flags.comingSoon);
    expect(shop.variants.some(({ stock, styleOptionId }) => stock === 0 && !stockless(styleOptionId))).toBe(true);
    expect(available.filter(({ id }) => stockless(id)).length).toBeGreaterThan(3);
    expect(available.filter(({ id }) => stockless(id)).length).toBeLessThan(available.length * 0.06);
    for (const flag of ['isNew', 'comingSoon', 'preorder', 'digital'] as const) expect(shop.options.filter(({ flags }) => flags[flag]).length, flag).toBeGreaterThan(2);
  });

  it('announces a digital gift card of each currency, in round sums that its variants carry, and says that it is not on sale yet (CAT-058)', () => {
    const cards = shop.options.filter(({ flags }) => flags.digital);
    const valuesIn: Record<string, number[]> = {};
    for (const { id, flags, disclaimer } of cards) {
      expect([flags.comingSoon, disclaimer?.en], id).toEqual([true, expect.stringContaining('Not on sale yet')]);
      const [price, ...others] = pricesOf.get(id)!;
      const values = variantsOf.get(id)!.map((variant) => Number(variant.id.split(',')[1]));
      expect(values, id).toEqual([...new Set(values)].toSorted((a, b) => a - b));
      for (const value of values) expect(value, id).toBeCloseTo(Number(value.toPrecision(2)), 9);
      expect([inMajorUnits(price!.sales, price!.currency), price!.list, others], id).toEqual([values[0], inMinorUnits(values[0]!, price!.currency), []]);
      valuesIn[price!.currency] = values;
    }
    expect(Object.keys(valuesIn).toSorted()).toEqual([...new Set(markets.map(({ currency }) => currency))].toSorted());
    expect(cards).toHaveLength(palettes.paper.length * Object.keys(valuesIn).length);
    expect(valuesIn).toMatchObject({ EUR: [25, 50, 100, 150], GBP: [20, 40, 80, 150], SEK: [300, 600, 1000, 1500], HUF: [10_000, 20_000, 40_000, 60_000], KWD: [8, 15, 30, 50] });
  });

  it('knows every colour of a style by its base and nuance, and women’s jeans in three lengths (CAT-045, CAT-055)', () => {
    for (const { colour } of shop.options) expect(colour, colour.id).toMatchObject({ base: expect.any(String), nuance: expect.stringMatching(/^(dark|medium|light)$/) });
    for (const { id } of optionsIn('/women/jeans')) expect(new Set(variantsOf.get(id)!.map(({ lengthName }) => lengthName)), id).toEqual(new Set(['30', '32', '34']));
  });

  it('never lets what never runs out run out, and never reduces it (CAT-027)', () => {
    const lasting = shop.options.filter(({ flags }) => flags.noos);
    expect(lasting.length).toBeGreaterThan(20);
    for (const { id } of lasting) {
      expect(Math.min(...variantsOf.get(id)!.map(({ stock }) => stock!)), id).toBeGreaterThanOrEqual(25);
      expect(pricesOf.get(id)!.every(({ sales, list }) => sales === list), id).toBe(true);
    }
  });

  it('says when goods that are awaited come, after the season has opened, and of nothing else (CAT-055)', () => {
    for (const { id, flags, availableFrom } of shop.options) {
      if ((flags.comingSoon && !flags.digital) || flags.preorder) expect(availableFrom, id).toMatch(/^2027-0[1-4]-\d\d$/);
      else expect(availableFrom, id).toBeUndefined();
    }
  });

  it('pins badges that it has, at most one, and “last pieces” only where few are left (CAT-013)', () => {
    const known = new Set(shop.badges!.map(({ id }) => id));
    expect(new Set(shop.options.flatMap(({ badgeIds }) => badgeIds ?? []))).toEqual(known);
    for (const { id, badgeIds = [], flags } of shop.options) {
      expect(badgeIds.length, id).toBeLessThanOrEqual(1);
      const [stock, sizes] = [variantsOf.get(id)?.reduce((sum, one) => sum + one.stock!, 0) ?? 0, variantsOf.get(id)?.length ?? 0];
      if (badgeIds.includes('last-pieces')) expect(stock, id).toBeLessThanOrEqual(sizes * 3);
      expect(badgeIds.includes('final'), id).toBe(flags.lastOfItsKind ?? false);
    }
  });

  it('has badges for every place but the suggestions of a search, all of them square, upright and one line long (CAT-075, CAT-076, CAT-077)', () => {
    const places = shop.badges!.flatMap((badge) => Object.keys(badge.places));
    expect(new Set(places)).toEqual(new Set(['plp', 'productCarousel', 'wishlist', 'notifyMe', 'basket', 'miniBasket', 'checkout', 'pdp', 'psp']));
    const settings = shop.badges!.flatMap((badge) => Object.values(badge.places));
    expect(settings.filter(({ chip }) => !chip)).toEqual([]);
    expect(new Set(settings.flatMap((one) => Object.keys(one)))).toEqual(new Set(['chip', 'textSize', 'position', 'borderColor', 'color', 'backgroundColor']));
  });

  it('shows outfits: the same brand, another part of the body, for the same wearer, nothing that is sold out (CAT-048)', () => {
    const optionOf = new Map(shop.options.map((option) => [option.id, option]));
    const styleOf = new Map(shop.styles.map((style) => [style.number, style]));
    const wornBy = (id: string) => styleOf.get(optionOf.get(id)!.styleNumber)!;
    const dressed = shop.options.filter(({ look }) => look?.length);
    expect(dressed.length / shop.options.filter(({ flags }) => !flags.digital).length).toBeGreaterThan(0.9);
    for (const { id, look } of dressed) {
      const [own, others] = [wornBy(id), look!.map(wornBy)];
      expect(look!.length, id).toBeLessThanOrEqual(3);
      for (const other of others) expect(other.brand, id).toBe(own.brand);
      expect(distinct([own, ...others].map(({ categoryId }) => categoryId)), id).toBe(look!.length + 1);
      const wearers = new Set([own, ...others].map(({ categoryId }) => categoryId.split('-')[0]).filter((one) => one !== 'accessories'));
      expect(wearers.size, id).toBe(1);
      for (const one of look!) expect(variantsOf.get(one)!.some(({ stock }) => stock! > 0), id).toBe(true);
    }
  });

  it('makes sets of two or three pieces of one brand and colour that cost what their pieces cost, pictured together and then one by one (CAT-018, CAT-051)', () => {
    const optionOf = new Map(shop.options.map((option) => [option.id, option]));
    const brandOf = new Map(shop.styles.map(({ number, brand }) => [number, brand]));
    const sets = shop.options.filter(({ setOptions }) => setOptions?.length);
    expect(distinct(sets.map(({ styleNumber }) => shop.styles.find(({ number }) => number === styleNumber)!.facts.subGroup))).toBeGreaterThanOrEqual(3);
    for (const { id, styleNumber, colour, setOptions, pictures } of sets) {
      const pieces = setOptions!.map((one) => optionOf.get(one)!);
      expect([2, 3]).toContain(pieces.length);
      const [together, ...alone] = pictures.map(({ index }) => wantedAt(`${index}.jpg`)!);
      expect(alone.map(({ name }) => name), id).toEqual(pieces.map((piece) => wantedAt(`${piece.pictures[0]!.index}.jpg`)!.name));
      expect(together, id).toMatchObject({ collection: 'sets', name: alone.map(({ name }) => name).join('_') });
      for (const piece of pieces) expect([brandOf.get(piece.styleNumber), piece.colour.id], id).toEqual([brandOf.get(styleNumber), colour.id]);
      for (const { currency, sales, list } of pricesOf.get(id)!) {
        const parts = pieces.map((piece) => pricesOf.get(piece.id)!.find((one) => one.currency === currency)!);
        expect([sales, list], id).toEqual([parts.reduce((sum, one) => sum + one.sales, 0), parts.reduce((sum, one) => sum + one.list, 0)]);
      }
    }
  });

  it('is worn by somebody whose size is among its sizes (CAT-053)', () => {
    const sizesOf = Map.groupBy(shop.variants, ({ styleOptionId }) => styleOptionId.split('_')[0]!);
    const measured = shop.styles.filter(({ facts }) => facts.modelMeasurements);
    expect(measured.length / shop.styles.length).toBeGreaterThan(0.7);
    for (const { number, facts } of measured) {
      const { size, shoeSize, height } = facts.modelMeasurements!;
      expect(height).toSatisfy((centimetres: unknown) => typeof centimetres === 'number' && centimetres >= 100 && centimetres < 200);
      expect(sizesOf.get(number)!.map(({ sizeName }) => sizeName), number).toContain(size ?? shoeSize);
    }
  });

  it('has sub-brands of its three brands, and says what trading partners file it under (CAT-007, CAT-009)', () => {
    expect(new Set(shop.styles.map(({ brand }) => brand))).toEqual(new Set(['Selvedge', 'Nord', 'Kiosk']));
    const named = shop.styles.filter(({ subBrand }) => subBrand);
    expect(distinct(named.map(({ subBrand }) => subBrand))).toBeGreaterThanOrEqual(5);
    for (const { brand, subBrand } of named) expect(subBrand).toMatch(new RegExp(`^${brand} `));
    expect(shop.styles.filter(({ facts }) => !facts.ediCategory || !facts.subGroup)).toEqual([]);
  });

  it.each([
    ['Selvedge', { fit: 0.8, sustainability: 0.5, callout: 0.6, member: 0.05 }],
    ['Nord', { fit: 0.6, sustainability: 0.15, callout: 0.2, member: 0.05 }],
    ['Kiosk', { fit: 0.7, sustainability: 0.6, callout: 0.75, member: 0.05 }],
  ])('says of what %s sells what it is made of, how it fits and how it is cared for, and shows it from near (CAT-012, CAT-042, CAT-049, CAT-050, CAT-052)', (brand, least) => {
    // A gift card is not sewn, and a set says what it is through its pieces.
    const sewn = shop.styles.filter((style) => style.brand === brand && !['gift-cards', 'sets'].includes(style.categoryId));
    for (const { number, composition, care, facts } of sewn) {
      for (const language of sampleLanguages) {
        expect(composition?.[language], number).toMatch(/\d+\s?%/);
        expect(care?.[language]?.length, number).toBeGreaterThanOrEqual(2);
      }
      expect(facts.material, number).toBeTruthy();
      expect(facts.tags, number).toEqual(expect.arrayContaining([brand.toLowerCase(), facts.material, ...(facts.fit ? [facts.fit] : [])]));
    }
    const shareOf = <One>(all: One[], has: (one: One) => unknown) => all.filter(has).length / all.length;
    const numbers = new Set(sewn.map(({ number }) => number));
    const options = shop.options.filter(({ styleNumber }) => numbers.has(styleNumber));
    expect(shareOf(options, ({ pictures }) => pictures.map(({ index }) => index.split('/').at(-1)).join() === 'front,back,detail')).toBe(1);
    const shares = {
      fit: shareOf(sewn, ({ facts }) => facts.fit), callout: shareOf(sewn, ({ facts }) => facts.calloutAttributes), member: shareOf(options, ({ id }) => pricesOf.get(id)!.every(({ member }) => member)),
      sustainability: shareOf(sewn, ({ facts: { sustainability } }) => sustainability?.text.en && sustainability.reasons.every(({ reason, supportText }) => reason.en && supportText?.en)),
    };
    for (const [what, share] of Object.entries(shares)) expect(share, what).toBeGreaterThan(least[what as keyof typeof shares]);
    expect(distinct(sewn.map(({ facts }) => facts.fit))).toBeGreaterThanOrEqual(4);
    expect(distinct(sewn.map(({ facts }) => facts.material))).toBeGreaterThanOrEqual(4);
  });

  it('claims of its fibres only what the label says, with the share unless it is nearly all', () => {
    const claims = shop.styles.flatMap(({ composition, facts }) => (facts.calloutAttributes?.en ?? []).map((claim) => [claim.toLowerCase(), composition!.en!] as const)).filter(([claim]) => /organic|recycled/.test(claim));
    expect(new Set(claims.map(([claim]) => claim))).toEqual(new Set(['organic cotton', '80% organic cotton', '85% organic cotton', '20% recycled cotton', '40% recycled cotton', '70% recycled wool', 'recycled polyamide']));
    for (const [claim, label] of claims) expect(label).toMatch(/^\d/.test(claim) ? claim : new RegExp(`(100|9[5-9])% ${claim}`));
    for (const { composition, facts } of shop.styles) for (const { reason } of facts.sustainability?.reasons ?? []) expect(composition!.en!.toLowerCase()).toContain(reason.en!.toLowerCase());
  });

  it('shows the products of a category as nobody else’s, and most where there are more of a cut than makes', () => {
    for (const [categoryId, styles] of Map.groupBy(shop.styles, (style) => style.categoryId)) {
      const numbers = new Set(styles.map(({ number }) => number));
      // Of gift cards a market has those of its currency.
      const fronts = shop.options.filter(({ id, styleNumber }) => numbers.has(styleNumber) && pricesOf.get(id)!.some(({ currency }) => currency === 'GBP')).map(({ pictures }) => pictures[0]!.index);
      expect(distinct(fronts) / fronts.length, categoryId).toBeGreaterThan(categoryId === 'women-jeans' ? 0.79 : 0.99);
    }
  });

  it('describes no two styles of a category alike, and begins many of them differently', () => {
    for (const language of sampleLanguages) expect(distinct(shop.styles.map(({ categoryId, description }) => `${categoryId} ${description[language]}`)), language).toBe(shop.styles.length);
    const jeans = shop.styles.filter(({ categoryId }) => categoryId === 'women-jeans').map(({ description }) => description.en!.split('. ')[0]);
    expect(distinct(jeans)).toBeGreaterThan(15);
  });

  it('is described in English, German and Arabic throughout', () => {
    const texts = [
      ...shop.categories.flatMap(({ name, description }) => [name, description ?? name]),
      ...shop.styles.flatMap(({ name, description, composition }) => [name, description, composition ?? name]),
      ...shop.options.flatMap(({ colour, pictures, disclaimer }) => [colour.name, disclaimer ?? colour.name, ...pictures.map(({ alt }) => alt!)]),
      ...shop.badges!.map(({ title }) => title),
    ];
    for (const text of texts) for (const language of sampleLanguages) expect(text[language]?.trim(), JSON.stringify(text)).toBeTruthy();
    for (const { ar } of texts) expect(ar).toMatch(/\p{Script=Arabic}/u);
  });

  it('has a picture at every address it names', () => {
    const addresses = new Set(shop.options.flatMap(({ pictures }) => pictures.map(({ index, format }) => `${index}.${format}`)));
    expect(addresses.size).toBeGreaterThan(100);
    expect([...addresses].filter((address) => !wantedAt(address))).toEqual([]);
  });
});
