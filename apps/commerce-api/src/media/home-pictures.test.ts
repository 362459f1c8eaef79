import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { catalogueOfRows } from '../search/catalogue-of-rows.ts';
import { page } from '../storage/schema.ts';
import { testDatabase } from '../storage/test-database.ts';
import { smallCatalogue } from '../test-shop.ts';
import { homePictures } from './home-pictures.ts';

const knit = { image: '/api/media/campaign/knit/wide.jpg', imageMobile: '/api/media/campaign/knit/tall.jpg', link: '/api/media/campaign/nothing/wide.jpg', text: { $text: { en: 'Knits' } } };
const document = (settings: Record<string, unknown>) => ({ metadata: { title: {}, description: {} }, areas: { rows: [{ id: 'row', widgets: [{ id: 'w', alias: 'any', settings }] }] } });

describe('the pictures of the home pages', () => {
  it('are the campaign pictures and product fronts that stand on them, in the widths of phones and desktops', async () => {
    const database = await testDatabase(inject('postgresUrl'));
    onTestFinished(() => database.close());
    await database.db.insert(page).values([
      { id: 'home', path: '/', alias: 'homePage', document: document({ ...knit, productIds: ['100001_indigo_1', 'unknown'] }) },
      { id: 'about', path: '/about', alias: 'contentPage', document: document({ image: '/api/media/campaign/wool/wide.jpg' }) },
    ]);
    const rows = smallCatalogue();
    rows.options[0]!.pictures = [{ index: '/api/media/garments/jeans-flared.232f4f.denim.1/front', format: 'jpg' }, { index: '/api/media/garments/jeans-flared.232f4f.denim.1/back', format: 'jpg' }];
    const wanted = await homePictures(database.db, catalogueOfRows(rows));
    expect(wanted.map(({ name, index, width, format }) => `${name} ${index} ${width} ${format}`)).toEqual([
      'knit wide 750 avif', 'jeans-flared.232f4f.denim front 480 avif', 'jeans-flared.232f4f.denim front 640 avif', 'knit tall 750 avif', 'knit wide 960 avif', 'jeans-flared.232f4f.denim front 960 avif', 'knit tall 960 avif',
      'knit wide 1280 avif', 'knit tall 1280 avif', 'knit wide 1920 avif',
    ]);
  });
});
