import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { expect, inject, it, onTestFinished } from 'vitest';
import { CATALOGUE_CHANGED } from '../storage/catalogue.writer.ts';
import { page, shopDocument, styleOption } from '../storage/schema.ts';
import { openTestShop } from '../test-shop.ts';

const card = '/api/media/garments/gift-card.e9e1cf.paper/front';

/** A shop that listens, with one garment on its home page and one on a list. */
async function open() {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  const { api, database, close } = await openTestShop(inject('postgresUrl'), { environment: 'demo', pictures: { folder, bytes: 10_000_000 } });
  onTestFinished(async () => {
    await close();
    await rm(folder, { recursive: true, force: true });
  });
  const document = { metadata: { title: {}, description: {} }, areas: { rows: [{ id: 'row', widgets: [{ id: 'w', alias: 'any', settings: { image: `${card}.jpg` } }] }] } };
  await database.db.update(page).set({ alias: 'homePage', document }).where(eq(page.id, 'home'));
  await database.db.insert(shopDocument).values({ key: 'navigation', document: { menu: [{ id: 'women', link: { title: 'Women', url: '/women' }, sections: [] }] } });
  await database.db.update(styleOption).set({ pictures: [{ index: '/api/media/garments/belt.45342b.leather/front', format: 'jpg' }] }).where(eq(styleOption.id, '100001_black_1'));
  await database.db.execute(sql.raw(`NOTIFY ${CATALOGUE_CHANGED}`));
  await expect.poll(async () => (await api.inject('/api/catalog/en-gb/products?productIds=100001_black_1')).body, { timeout: 10_000 }).toContain('garments/belt');
  await api.listen({ port: 0, host: '127.0.0.1' });
  return folder;
}

it('draws the pictures of the home pages once it listens, as tiles want them, and leaves those of listings until somebody looks', async () => {
  const folder = await open();
  const drawn = async () => (await readdir(folder)).filter((name) => name.endsWith('.avif')).map((name) => /^garments~([a-z-]+).*~front~(\d+)\.avif$/.exec(name)?.slice(1).join(' ')).toSorted();
  await expect.poll(drawn, { timeout: 60_000 }).toEqual(['gift-card 480', 'gift-card 640', 'gift-card 960']);
}, 90_000);
