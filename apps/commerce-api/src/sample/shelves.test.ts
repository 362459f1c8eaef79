import { markets } from '@selvedge/market/data';
import { describe, expect, it } from 'vitest';
import { sampleCatalogue } from './catalogue.ts';
import { chanceFrom } from './chance.ts';
import { shelvesFor } from './shelves.ts';

const { stores = [], storeStock = [], variants, options } = sampleCatalogue();
const optionOf = new Map(options.map((option) => [option.id, option]));
const byStore = Map.groupBy(storeStock, ({ storeId }) => storeId);

describe('the sample stores', () => {
  it('are at least forty, each in a country of the shop, with an address, a place on the map and hours', () => {
    expect(stores.length).toBeGreaterThanOrEqual(40);
    expect(new Set(stores.map(({ id }) => id)).size).toBe(stores.length);
    expect(new Set(stores.map(({ shopNumber }) => shopNumber)).size).toBe(stores.length);
    const countries = new Set(markets.map(({ country }) => country));
    for (const { id, country, street, city, latitude, longitude, openingHours } of stores) {
      expect(countries, id).toContain(country);
      expect([street, city].every((text) => text.trim() === text && text.length > 1), id).toBe(true);
      expect(Math.abs(latitude) < 90 && Math.abs(longitude) < 180, id).toBe(true);
      expect(openingHours.length, id).toBeGreaterThanOrEqual(6);
      for (const { opens, closes } of openingHours) expect(opens < closes, id).toBe(true);
    }
    expect(stores.filter(({ clickAndCollect }) => clickAndCollect).length / stores.length).toBeGreaterThan(0.6);
  });

  it('each have much of the range and none has all of it, in small numbers, and nothing that is awaited', () => {
    const sold = new Map(variants.map(({ id, styleOptionId }) => [id, styleOptionId]));
    for (const { id } of stores) {
      const share = byStore.get(id)!.length / variants.length;
      expect(share, id).toBeGreaterThan(0.05);
      expect(share, id).toBeLessThan(0.15);
    }
    expect(new Set(storeStock.map(({ sku, storeId }) => `${sku} ${storeId}`)).size).toBe(storeStock.length);
    for (const { sku, quantity } of storeStock) {
      expect(quantity >= 1 && quantity <= 4, sku).toBe(true);
      expect(optionOf.get(sold.get(sku)!)!.flags, sku).not.toMatchObject({ comingSoon: true });
    }
  });

  it('have no more of a large range than they have room for', () => {
    const shelves = shelvesFor(50_000, chanceFrom(3));
    const carried = Array.from({ length: 2_000 }, (_, place) => shelves([{ sku: String(place), depth: 2 }])).filter(({ length }) => length > 0);
    expect(carried.length).toBeGreaterThan(10);
    expect(carried.length).toBeLessThan(100);
  });
});
