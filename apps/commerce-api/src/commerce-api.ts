import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { catalogHandlers } from './catalog/catalog.service.ts';
import { contentHandlers } from './content/content.service.ts';
import { fillMarkets, findMarket } from './content/markets.ts';
import { readContract } from './http/contract.ts';
import type { Handlers } from './http/handlers.ts';
import { contractRoutes } from './http/routes.ts';
import { createHttpServer } from './http/server.ts';
import { mediaHandlers } from './media/media.service.ts';
import { openLiveCatalogue } from './search/live-catalogue.ts';
import { searchHandlers } from './search/search.service.ts';
import type { Settings } from './settings.ts';
import type { OpenDatabase } from './storage/database.ts';

export interface CommerceApiOptions {
  settings: Pick<Settings, 'environment' | 'secret'>;
  database: OpenDatabase;
  /** Silent when left out. */
  logger?: FastifyServerOptions['logger'];
}

/** The contracts this API answers. */
export const contractPackages = ['@selvedge/api-content', '@selvedge/api-catalog'];

/**
 * The commerce API as a value: `inject` answers without a port, `listen` with one. `close` ends what it opened itself; the
 * database stays open.
 */
export async function createCommerceApi({ settings, database, logger }: CommerceApiOptions): Promise<FastifyInstance> {
  const { db } = database;
  const app = createHttpServer({ logger });
  await fillMarkets(db);
  const live = await openLiveCatalogue(database, (error) => app.log.warn({ err: error }, 'The catalogue could not be read again; the last one stays in use.'));
  app.addHook('onClose', () => live.close());

  const catalogue = live.current;
  const handlers: Handlers = {
    ...contentHandlers({ db, catalogue }),
    ...catalogHandlers(catalogue),
    ...searchHandlers({ db, catalogue }),
    ...mediaHandlers,
  };
  const contracts = await Promise.all(contractPackages.map(readContract));
  await app.register(contractRoutes, { contracts, handlers, settings, findMarket: (id: string) => findMarket(db, id) });
  app.get('/health', async (_request, reply) => {
    await db.execute(sql`SELECT 1`);
    return reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });
  await app.ready();
  return app;
}
