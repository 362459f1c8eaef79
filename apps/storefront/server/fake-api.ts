import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { sampleShop } from '@selvedge/cms-widgets/sample';

type Answer = (request: FastifyRequest, reply: FastifyReply) => unknown;

/** A backend for tests that answers as told and remembers what it was asked. */
export interface FakeApi {
  url: string;
  asked: { path: string; headers: Record<string, unknown>; body: unknown }[];
  /** Answers by operation; replace one to make it fail. */
  answers: { shop: Answer; page: Answer; start: Answer; search: Answer; products: Answer; product: Answer; facets: Answer; other: Answer };
  close(): Promise<void>;
}

const markets = ['en-gb', 'de-de', 'ar-ae'].map((id) => ({ ...sampleShop.market, id, url: `/${id}`, language: { name: id, baseCode: id.slice(0, 2) }, country: { name: id, code: id.slice(3).toUpperCase() } }));

export async function fakeApi(): Promise<FakeApi> {
  const server: FastifyInstance = Fastify({ forceCloseConnections: true });
  const asked: FakeApi['asked'] = [];
  const answers: FakeApi['answers'] = {
    start: () => ({ markets, suggestedMarkets: [] }),
    shop: (request, reply) => {
      const market = markets.find(({ id }) => id === (request.params as { market: string }).market);
      if (!market) return reply.code(404).send({ status: 404, title: 'Not Found', message: 'There is no such market.' });
      const { brand, navigation, translations, featureToggles, searchConfigurations, siteLinks } = sampleShop;
      return { market, markets, brand, navigation, translations, featureToggles, searchConfigurations, siteLinks };
    },
    page: () => page({ alias: 'contentPage', title: 'A page' }),
    search: () => ({ results: [], totalResults: 0, startingFrom: 0, facets: [], sortings: [], hasError: false }),
    products: () => [],
    facets: () => Object.entries(facetValues).map(([id, values]) => ({ id, values: values.map((value) => ({ value, name: value, count: 1, selected: false })) })),
    other: (_request, reply) => reply.code(404).send({ status: 404, title: 'Not Found', message: 'There is nothing at this address.' }),
    product: (_request, reply) => reply.code(404).send({ status: 404, title: 'Not Found', message: 'There is no such product.' }),
  };
  server.addHook('preHandler', async ({ url, headers, body }) => void asked.push({ path: url, headers, body }));
  server.get('/api/f', (...args) => answers.start(...args));
  server.get('/api/f/:market/shop', (...args) => answers.shop(...args));
  server.get('/api/f/:market/page', (...args) => answers.page(...args));
  server.post('/api/catalog/:catalog/search', (...args) => answers.search(...args));
  server.get('/api/catalog/:catalog/facets', (...args) => answers.facets(...args));
  server.all('/api/*', (...args) => answers.other(...args));
  server.get('/api/catalog/:catalog/products', (...args) => answers.products(...args));
  server.get('/api/catalog/:catalog/product/:id', (...args) => answers.product(...args));
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  return { url, asked, answers, close: () => server.close() };
}

/** Facet values that the fake backend knows. */
const facetValues: Record<string, string[]> = { colour: ['black', 'blue', 'dark, blue'], size: ['M', 'S'], brand: ['Else', 'Kiosk', 'Nord'] };

export interface PageFacts {
  alias?: string;
  title: string;
  widgets?: { alias: string; settings: Record<string, unknown> }[];
  categoryId?: string;
  productId?: string;
}

/** The answer of a page read. */
export const page = ({ alias, title, widgets = [], ...ids }: PageFacts) => ({
  statusCode: alias ? 200 : 404,
  content: {
    id: title,
    metadata: { ...(alias ? { alias } : {}), title, description: title },
    breadcrumbs: [],
    areas: { rows: widgets.map((widget, index) => ({ id: `row-${index}`, widgets: [{ id: `widget-${index}`, ...widget }] })) },
    ...ids,
  },
});

/** Never answers. */
export const silence: Answer = () => new Promise(() => {});
