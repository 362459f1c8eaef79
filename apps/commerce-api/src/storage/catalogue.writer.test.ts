import { afterAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { smallCatalogue } from '../test-shop.ts';
import type { CatalogueRows } from './catalogue.rows.ts';
import { replaceSource, writeCatalogue } from './catalogue.writer.ts';
import type { OpenDatabase } from './database.ts';
import { category, price, style, styleOption, variant } from './schema.ts';
import { testDatabase } from './test-database.ts';

let database: OpenDatabase;
beforeEach(async () => {
  await database?.close();
  database = await testDatabase(inject('postgresUrl'));
});
afterAll(() => database?.close());

async function written() {
  const sorted = async (table: PgTable) => (await database.db.select().from(table)).map((row) => JSON.stringify(row)).toSorted();
  return { categories: await sorted(category), styles: await sorted(style), options: await sorted(styleOption), variants: await sorted(variant), prices: await sorted(price) };
}

const nothing: CatalogueRows = { categories: [], styles: [], options: [], variants: [], prices: [] };

describe('writing the catalogue', () => {
  it('doubles nothing when the same is written twice', async () => {
    await writeCatalogue(database.db, smallCatalogue());
    const once = await written();
    await writeCatalogue(database.db, smallCatalogue());
    expect(await written()).toEqual(once);
    expect(once.variants).toHaveLength(6);
  });

  it('replaces what has changed, stock included', async () => {
    await writeCatalogue(database.db, smallCatalogue());
    const rows = smallCatalogue();
    rows.variants[0]!.stock = 99;
    rows.styles[0]!.name = { en: 'Renamed' };
    rows.prices[0]!.historic = null;
    await writeCatalogue(database.db, rows);
    expect(await database.db.query.variant.findFirst({ where: (row, { eq }) => eq(row.id, rows.variants[0]!.id) })).toMatchObject({ stock: 99 });
    expect(await database.db.query.style.findFirst({ where: (row, { eq }) => eq(row.number, '100001') })).toMatchObject({ name: { en: 'Renamed' } });
    expect((await database.db.select().from(price)).filter(({ historic }) => historic !== null)).toEqual([]);
  });

  it('removes variants and prices that a written option no longer has, and leaves all others alone', async () => {
    await writeCatalogue(database.db, smallCatalogue());
    const { styles, options, variants, prices } = smallCatalogue();
    const isIndigo = ({ styleOptionId }: { styleOptionId: string }) => styleOptionId === '100001_indigo_1';
    await writeCatalogue(database.db, { ...nothing, styles: [styles[0]!], options: [options[0]!], variants: variants.filter(isIndigo).slice(0, 1), prices: prices.filter((row) => isIndigo(row) && row.currency === 'EUR') });
    const now = await written();
    expect(now.variants).toHaveLength(5);
    expect(now.prices).toHaveLength(6);

    await writeCatalogue(database.db, { ...nothing, styles: [styles[0]!], options: [options[0]!] });
    const later = await written();
    expect(later.variants).toHaveLength(4);
    expect(later.prices).toHaveLength(5);
    expect(later.options).toHaveLength(4);
  });

  it('takes the last of several rows with one key', async () => {
    const rows = smallCatalogue();
    rows.variants.push({ ...rows.variants[0]!, stock: 7 });
    await writeCatalogue(database.db, rows);
    expect(await database.db.query.variant.findFirst({ where: (row, { eq }) => eq(row.id, rows.variants[0]!.id) })).toMatchObject({ stock: 7 });
  });

  it('writes more rows than one statement takes', async () => {
    const rows = smallCatalogue();
    const sizes = Array.from({ length: 7_000 }, (_, position) => ({ id: `many-${position}`, styleOptionId: '100001_indigo_1', position, sizeId: `${position}`, sizeName: `${position}`, stock: 1 }));
    await writeCatalogue(database.db, { ...rows, variants: sizes });
    expect(await database.db.$count(variant)).toBe(7_000);
  });

  it('writes all or nothing', async () => {
    const rows = smallCatalogue();
    rows.prices.push({ styleOptionId: 'unknown_option_1', currency: 'GBP', sales: 1, list: 1 });
    await expect(writeCatalogue(database.db, rows)).rejects.toThrow();
    expect(await written()).toEqual({ categories: [], styles: [], options: [], variants: [], prices: [] });
  });

  it('tells those who listen, once, when everything is there', async () => {
    const listener = new pg.Client({ connectionString: database.url });
    await listener.connect();
    await listener.query('LISTEN catalogue');
    const seen: Promise<number>[] = [];
    const heard = new Promise<void>((resolve) => {
      listener.on('notification', () => {
        seen.push(database.db.$count(price));
        resolve();
      });
    });
    await writeCatalogue(database.db, smallCatalogue());
    await heard;
    await listener.query('SELECT 1');
    expect(await Promise.all(seen)).toEqual([7]);
    await listener.end();
  });
});

describe('replacing what came from one source', () => {
  it('leaves what writing the same rows leaves, whatever their values', async () => {
    const rows = smallCatalogue();
    rows.badges = [{ id: 'new', title: { en: 'A "quoted", {braced} \\ title' }, places: { plp: { chip: true, opacity: 80 } } }];
    Object.assign(rows.options[0]!, { availableFrom: '2027-01-15', disclaimer: { ar: 'نص، "مع علامات"' }, badgeIds: ['new'], look: ['100002_red_1'] });
    await writeCatalogue(database.db, rows);
    const expected = await written();
    await replaceSource(database.db, 'test', [rows], () => {});
    expect(await written()).toEqual(expected);
  });

  it('takes away what the source has no longer, part by part, and nothing of others', async () => {
    await writeCatalogue(database.db, smallCatalogue());
    const { styles, ...rest } = smallCatalogue();
    const [jeans, coat, card] = styles as [CatalogueRows['styles'][number], CatalogueRows['styles'][number], CatalogueRows['styles'][number]];
    await writeCatalogue(database.db, { ...nothing, styles: [{ ...card, source: 'other' }] });
    const parts = [{ ...nothing, categories: rest.categories, styles: [jeans] }, { ...nothing, styles: [{ ...coat, number: '100009', handle: 'new-coat' }] }];
    const told: number[] = [];
    await replaceSource(database.db, 'test', parts, (rows) => told.push(rows.styles.length));
    expect((await database.db.select().from(style)).map(({ number }) => number).toSorted()).toEqual(['100001', '100003', '100009']);
    expect(await database.db.$count(variant)).toBe(1);
    expect(told).toEqual([1, 1]);
  });

  it('leaves everything as it was when a part fails', async () => {
    await writeCatalogue(database.db, smallCatalogue());
    const before = await written();
    const broken = { ...nothing, prices: [{ styleOptionId: 'unknown_option_1', currency: 'GBP', sales: 1, list: 1 }] };
    await expect(replaceSource(database.db, 'test', [smallCatalogue(), broken], () => {})).rejects.toThrow();
    expect(await written()).toEqual(before);
  });
});
