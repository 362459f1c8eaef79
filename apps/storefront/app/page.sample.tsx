import './styles.ts';
import { getPage, getShop, getTranslations } from '@selvedge/api-content';
import { createApi, provideApi, type Send } from '@selvedge/api-runtime';
import { answers, recordedApi, recordingOf, sampleApi, type SampleAnswer, type SampleMarket, type SamplePlace } from '@selvedge/api-samples';
import { allowedQuery, type PageAlias, type ShopRequest } from '@selvedge/market';
import { hydrate, QueryClient } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { PageBody, Surroundings } from './App.tsx';
import { fresh, loadModules } from './navigation/page-store.ts';
import { queryDefaults } from './query-defaults.ts';
import { resolve, type PageReady } from './resolve.ts';

const markets: Record<string, SampleMarket> = { en: 'en-gb', de: 'de-de', ar: 'ar-ae' };

export interface SampleVisit {
  place: SamplePlace;
  /** Shown as a page of this alias, where the sample shop has none of it. */
  alias?: PageAlias;
  /** What the backend answers otherwise than it was recorded, already while the page is resolved. */
  api?: readonly SampleAnswer[];
  /** What it answers to the browser once the page is there. */
  browserApi?: readonly SampleAnswer[];
  /** Added to the address, as `?sorting=price-asc`. */
  search?: string;
}

interface Switches {
  language?: string;
  brand?: string;
  direction?: string;
}

/** A page of the shop as a visitor meets it: resolved as the server does, from recorded answers. To be spread into a story. */
export const samplePage = (visit: SampleVisit) => ({
  parameters: { layout: 'fullscreen', wholePage: true },
  loaders: [async ({ globals }: { globals: Switches }) => ({ visited: await arrive(visit, globals) })],
  render: (_: unknown, { loaded }: { loaded: Record<string, unknown> }) => <Arrived {...(loaded.visited as Arrival)} />,
});

interface Arrival {
  ready: PageReady;
  queryClient: QueryClient;
  address: string;
}

async function arrive({ place, alias, api = [], browserApi = [], search = '' }: SampleVisit, { language = 'en', brand = 'selvedge', direction = 'language' }: Switches): Promise<Arrival> {
  const market = markets[language]!;
  const recording = await recordingOf(market);
  const recorded = recordedApi(recording);
  const [path, recordedSearch = ''] = recording.places[place].split('?');
  const shop = await createApi({ fetch: recorded }).call(getShop, { market });
  const query = allowedQuery(new URLSearchParams(search || recordedSearch), shop.searchConfigurations.facets);
  const request: ShopRequest = { market, channel: 'web', hostRole: 'shop', environment: 'test', preview: false, path: path!, query };
  const ready = await resolve(request, shop, createApi({ fetch: sampleApi([...api, ...(alias ? [await pageAs(alias, market, path!, recorded)] : [])], recorded) }));
  if (ready.kind === 'redirect') throw new Error(`${path} leads to ${ready.href}.`);
  Object.assign(ready.shop, { brand, ...(direction === 'language' ? {} : { direction }) });
  await loadModules(ready.page);

  const queryClient = new QueryClient(queryDefaults);
  provideApi(queryClient, createApi({ headers: { 'x-shop-call': '1' }, fetch: sampleApi([...browserApi, ...api, answers(getTranslations, shop.translations)], recorded) }));
  hydrate(queryClient, fresh(ready.queries));
  return { ready, queryClient, address: `/${market}${recording.places[place] === '/' ? '' : path}${search || (recordedSearch && `?${recordedSearch}`)}` };
}

async function pageAs(alias: PageAlias, market: SampleMarket, path: string, recorded: Send): Promise<SampleAnswer> {
  const page = await createApi({ fetch: recorded }).call(getPage, { market, path, type: 'json' });
  return answers(getPage, { ...page, content: { ...page.content!, metadata: { ...page.content!.metadata, alias } } });
}

function Arrived({ ready: { shop, page }, queryClient, address }: Arrival) {
  return (
    <MemoryRouter initialEntries={[address]}>
      <Surroundings shop={shop} queryClient={queryClient} origin="https://shop.example">
        <PageBody page={page} />
      </Surroundings>
    </MemoryRouter>
  );
}
