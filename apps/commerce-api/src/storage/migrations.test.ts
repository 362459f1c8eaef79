import { readdirSync, readFileSync } from 'node:fs';
import { generateDrizzleJson, generateMigration, type DrizzleSnapshotJSON } from 'drizzle-kit/api';
import { eq } from 'drizzle-orm';
import { expect, inject, it, onTestFinished } from 'vitest';
import { smallCatalogue } from '../test-shop.ts';
import { writeCatalogue } from './catalogue.writer.ts';
import * as schema from './schema.ts';
import { testDatabase } from './test-database.ts';

it('has a migration for every change of the schema', async () => {
  const meta = new URL('migrations/meta/', import.meta.url);
  const latest = readdirSync(meta).filter((name) => name.endsWith('_snapshot.json')).sort().at(-1)!;
  const snapshot = JSON.parse(readFileSync(new URL(latest, meta), 'utf8')) as DrizzleSnapshotJSON;

  const missing = await generateMigration(snapshot, generateDrizzleJson(schema, snapshot.id) as DrizzleSnapshotJSON);

  expect(missing, 'run drizzle-kit generate').toEqual([]);
});

it('gives the pictures that earlier editions wrote down the addresses of today, and leaves those of others alone', async () => {
  const { db, close } = await testDatabase(inject('postgresUrl'));
  onTestFinished(close);
  const rows = smallCatalogue();
  const [first] = rows.options;
  first!.pictures = [{ index: '/api/media/garments/tee.202022.jersey.1/front', format: 'svg', alt: { en: 'Front' } }, { index: 'https://pictures.example/back', format: 'svg' }];
  rows.categories[0]!.areas = { top: [{ id: 'row', widgets: [{ id: 'w', alias: 'canvasWidget', settings: { image: '/api/media/campaign/knit/wide.svg' } }] }] };
  await writeCatalogue(db, rows);
  const settings = { image: '/api/media/campaign/denim/wide.svg', links: [{ image: '/api/media/campaign/wool/tall.svg' }], logo: '/logo.svg', text: 'an .svg" and /api/media/x.svg' };
  await db.insert(schema.page).values({ id: 'home', path: '/', alias: 'homePage', document: { metadata: { title: {}, description: {} }, areas: { rows: [{ id: 'row', widgets: [{ id: 'w', alias: 'canvasWidget', settings }] }] } } });
  await db.insert(schema.shopDocument).values({ key: 'navigation', document: { image: '/api/media/campaign/denim/tall.svg' } });

  for (const statement of readFileSync(new URL('migrations/0005_picture_formats.sql', import.meta.url), 'utf8').split('--> statement-breakpoint')) await db.execute(statement);

  const [option] = await db.select().from(schema.styleOption).where(eq(schema.styleOption.id, first!.id));
  expect(option!.pictures).toEqual([{ index: '/api/media/garments/tee.202022.jersey.1/front', format: 'jpg', alt: { en: 'Front' } }, { index: 'https://pictures.example/back', format: 'svg' }]);
  const [home] = await db.select().from(schema.page);
  expect(home!.document!.areas.rows![0]!.widgets![0]!.settings).toEqual({ ...settings, image: '/api/media/campaign/denim/wide.jpg', links: [{ image: '/api/media/campaign/wool/tall.jpg' }] });
  expect(JSON.stringify((await db.select().from(schema.category)).map(({ areas }) => areas))).toContain('"/api/media/campaign/knit/wide.jpg"');
  expect((await db.select().from(schema.shopDocument))[0]!.document).toEqual({ image: '/api/media/campaign/denim/tall.jpg' });
});
