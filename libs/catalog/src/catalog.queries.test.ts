import { searchProducts } from '@selvedge/api-catalog';
import { createApi, provideApi } from '@selvedge/api-runtime';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { catalogQueries } from './catalog.queries.ts';
import { listingParams } from './listing.params.ts';
import { suggestions } from './search/suggestions.queries.ts';
import { sampleResult } from './shop.sample.tsx';

it('asks for listings and suggestions without the new index and without the token of a session, though the search would take both (CAT-216)', async () => {
  expect(searchProducts.query).toEqual(['useNewIndex', 'accessToken']);
  const asked: string[] = [];
  const client = new QueryClient();
  provideApi(client, createApi({ fetch: async (url) => (asked.push(url), Response.json(sampleResult)) }));
  // A visitor can ask for neither by the address of a page.
  const params = listingParams({ q: 'coat', useNewIndex: 'true', accessToken: 'secret' }, ['colour']);
  await client.fetchQuery(catalogQueries.listing('en-gb', 'women', params, 60));
  await client.fetchQuery(suggestions('en-gb', 'coat', 3));
  expect(asked).toEqual(['/api/catalog/en-gb/search', '/api/catalog/en-gb/search']);
});
