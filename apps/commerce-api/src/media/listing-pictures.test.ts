import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { catalogueOfRows } from '../search/catalogue-of-rows.ts';
import { shopDocument } from '../storage/schema.ts';
import { testDatabase } from '../storage/test-database.ts';
import { smallCatalogue } from '../test-shop.ts';
import { listingPictures } from './listing-pictures.ts';

const market = { currency: 'GBP', language: 'en' };
const cuts = ['jeans-flared', 'jeans-slim', 'coat'];

/** Two jeans and a coat, in this order; lists show one of them on a page. */
async function shop() {
  const database = await testDatabase(inject('postgresUrl'));
  onTestFinished(() => database.close());
  const link = (url: string) => ({ title: 'A list', url });
  await database.db.insert(shopDocument).values([
    { key: 'navigation', document: { menu: [{ id: 'women', link: link('/women'), sections: [{ links: [link('/women/jeans'), link('/about'), link('/gifts')] }] }] } },
    { key: 'searchConfigurations', document: { pageSize: 1 } },
  ]);
  const rows = smallCatalogue();
  for (const [place, cut] of cuts.entries()) rows.options[place]!.pictures = [{ index: `/api/media/garments/${cut}.232f4f.denim.1/front`, format: 'jpg' }];
  return { db: database.db, catalogue: catalogueOfRows(rows) };
}

describe('the pictures of the listings', () => {
  it('are the fronts on the first two pages of the lists of the navigation, each once, the first page first', async () => {
    const { db, catalogue } = await shop();
    const wanted = await listingPictures(db, catalogue, market, 1_000_000);
    expect(wanted.map(({ name, index, width, format }) => `${name.split('.')[0]} ${index} ${width} ${format}`)).toEqual([
      'jeans-flared front 480 avif', 'jeans-flared front 640 avif', 'jeans-flared front 960 avif', 'jeans-slim front 480 avif', 'jeans-slim front 640 avif', 'jeans-slim front 960 avif',
    ]);
  });

  it('are only as many as the folder has room for', async () => {
    const { db, catalogue } = await shop();
    expect((await listingPictures(db, catalogue, market, 100_000)).map(({ width }) => width)).toEqual([480, 640]);
  });
});
