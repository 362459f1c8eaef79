import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { Page, Shop } from '@selvedge/api-content';
import type { FastifyInstance } from 'fastify';
import { createCommerceApi } from '../commerce-api.ts';
import type { OpenDatabase } from '../storage/database.ts';
import { category, featureSwitch, page, price, shopDocument, style, styleOption, translation, variant } from '../storage/schema.ts';
import { testDatabase } from '../storage/test-database.ts';
import { seedSample } from './seed.ts';

let database: OpenDatabase;
let api: FastifyInstance;
beforeAll(async () => {
  database = await testDatabase(inject('postgresUrl'));
  await seedSample(database.db, () => {});
  api = await createCommerceApi({ settings: { environment: 'test' }, database });
}, 60_000);
afterAll(async () => {
  await api?.close();
  await database?.close();
});

const tables = [category, style, styleOption, variant, price, page, shopDocument, translation, featureSwitch];

it('leaves after a second time what it left after the first, and says what it did', async () => {
  const count = () => Promise.all(tables.map((table) => database.db.$count(table)));
  const once = await count();
  const said: string[] = [];
  await seedSample(database.db, (line) => said.push(line));
  expect(await count()).toEqual(once);
  expect(Math.min(...once)).toBeGreaterThan(0);
  expect(said.at(-1)).toContain(`${once[2]} style options`);
}, 60_000);

it('makes a shop that speaks the language of its market', async () => {
  const shop = async (market: string) => (await api.inject(`/api/f/${market}/shop`)).json<Shop>();
  expect((await shop('de-de')).navigation.menu[0]).toMatchObject({ title: 'Damen', link: { url: '/women' } });
  expect((await shop('ar-ae')).translations['product.add_to_basket']).toBe('أضف إلى السلة');
  expect((await shop('sv-se')).translations['product.add_to_basket']).toBe('Add to basket');
});

it('answers its pages in every market language with no editor’s markers left', async () => {
  for (const market of ['en-gb', 'de-de', 'ar-ae', 'fr-fr']) {
    for (const path of ['/', '/about', '/women/jeans', '/terms-and-conditions', '/nord']) {
      const answer = await api.inject(`/api/f/${market}/page?path=${path}`);
      expect(answer.json<Page>(), path).toMatchObject({ statusCode: 200, content: { metadata: { alias: expect.any(String) } } });
      expect(answer.body).not.toContain('$text');
    }
  }
  expect((await api.inject('/api/f/en-gb/page?path=/jeans')).json<Page>()).toMatchObject({ statusCode: 301, location: '/women/jeans' });
  expect((await api.inject('/api/f/en-gb/page?path=/nothing')).json<Page>()).toMatchObject({ statusCode: 404 });
});
