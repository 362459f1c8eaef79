import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { catalogHandlers } from './catalog/catalog.service.ts';
import { contentHandlers } from './content/content.service.ts';
import { fillMarkets, findMarket } from './content/markets.ts';
import { readContract } from './http/contract.ts';
import type { Contracts, Handlers } from './http/handlers.ts';
import { rateLimiter } from './http/rate-limits.ts';
import { contractRoutes } from './http/routes.ts';
import { createHttpServer } from './http/server.ts';
import { inventoryHandlers } from './inventory/inventory.service.ts';
import { letters } from './mail/letters.ts';
import { startMailWork } from './mail/mail-work.ts';
import { smtpPost, type Post } from './mail/post.ts';
import { notifyMeHandlers } from './notify-me/notify-me.service.ts';
import { basketLimits } from './order/basket.rules.ts';
import { basketHandlers } from './order/basket.service.ts';
import { receiptHandlers } from './order/receipt.service.ts';
import { serverTexts } from './order/server-texts.ts';
import { takeNotifications } from './payment/adyen/adyen.notifications.ts';
import { adyenProvider } from './payment/adyen/adyen.provider.ts';
import type { PaymentProvider } from './payment/payment-provider.ts';
import { startPaymentWork } from './payment/payment-work.ts';
import { paymentHandlers } from './payment/payment.service.ts';
import { hangPictures } from './media/hang-pictures.ts';
import { homePictures } from './media/home-pictures.ts';
import { mediaHandlers } from './media/media.service.ts';
import { originalOf } from './media/merchant-picture.address.ts';
import { openMerchantPictures } from './media/merchant-pictures.ts';
import { openPictures, openStudio, type MakePicture } from './media/pictures.ts';
import { recommendationHandlers } from './recommendation/recommendation.service.ts';
import { openLiveCatalogue } from './search/live-catalogue.ts';
import { searchHandlers } from './search/search.service.ts';
import { ANSWER_WITHIN, HOLD_FOR, RETENTION_DAYS, type Settings } from './settings.ts';
import type { OpenDatabase } from './storage/database.ts';
import { startRetention } from './storage/retention.ts';

export interface CommerceApiOptions {
  settings: Pick<Settings, 'environment' | 'secret'> & Partial<Pick<Settings, 'adyen' | 'shopOrigins' | 'holdFor' | 'pictures' | 'mail' | 'rateLimitScale' | 'answerWithin' | 'basketLimits' | 'retentionDays'>>;
  database: OpenDatabase;
  /** Instead of the one that the settings name. */
  provider?: PaymentProvider;
  /** The same for mails. Without one they wait. */
  post?: Post;
  /** Reads a merchant's picture from another host, instead of https. */
  readPicture?: (address: string) => Promise<Buffer>;
  /** Hears what is worth a line on the screen. */
  report?: (line: string) => void;
  /** Silent when left out. */
  logger?: FastifyServerOptions['logger'];
}

const services = ['account', 'address-validation', 'catalog', 'content', 'geolocation', 'inventory', 'loyalty', 'notify-me', 'order', 'recommendation', 'session', 'stores', 'wishlist'] satisfies (keyof Contracts)[];

/** The contracts this API answers, but for what stands in http/unanswered.ts. */
export const contractPackages = services.map((service) => `@selvedge/api-${service}`);

/**
 * The commerce API as a value: `inject` answers without a port, `listen` with one. `close` ends what it opened itself; the
 * database stays open.
 */
export async function createCommerceApi({ settings, database, logger, readPicture, report: say = () => {}, provider = settings.adyen && adyenProvider(settings.adyen), post = settings.mail && smtpPost(settings.mail) }: CommerceApiOptions): Promise<FastifyInstance> {
  const { db } = database;
  const app = createHttpServer({ logger });
  await fillMarkets(db);
  const live = await openLiveCatalogue(database, (error) => app.log.warn({ err: error }, 'The catalogue could not be read again; the last one stays in use.'));
  app.addHook('onClose', () => live.close());

  const report = (error: unknown) => app.log.warn({ err: error }, 'Something about payments failed and is tried again.');
  const work = startPaymentWork({ db, provider, report });
  app.addHook('onClose', () => work.close());
  if (settings.adyen) takeNotifications(app, { db, settings: settings.adyen, nudge: work.nudge });

  const retention = startRetention({ db, days: settings.retentionDays ?? RETENTION_DAYS, report: (error) => app.log.warn({ err: error }, 'Expired data could not be deleted and is tried again.') });
  app.addHook('onClose', () => retention.close());

  if (post) {
    const mails = startMailWork({ db, post, write: letters(settings.shopOrigins?.[0] ?? ''), report: (error) => app.log.warn({ err: error }, 'A mail could not be sent and is tried again.') });
    app.addHook('onClose', async () => {
      await mails.close();
      post.close();
    });
  }

  const studioReport = (error: unknown) => app.log.error({ err: error }, 'A thread that draws pictures failed and is replaced.');
  const studio = openStudio({ report: studioReport });
  const background = openStudio({ report: studioReport, threads: 1, nice: 19 });
  app.addHook('onClose', () => Promise.all([studio.close(), background.close()]));
  const merchantPicture = openMerchantPictures({
    read: readPicture,
    sourceOf: (wanted) => {
      const product = live.current().product(wanted.name);
      return product && originalOf(wanted, product)?.source;
    },
  });
  const make: MakePicture = (wanted) => (wanted.collection === 'merchant' ? merchantPicture(wanted) : studio.make(wanted));
  const pictures = openPictures({ room: settings.pictures, make, report: (error) => app.log.warn({ err: error }, 'A picture could not be kept in the folder of pictures; it will be made again.') });

  const closing = new AbortController();
  app.addHook('preClose', async () => closing.abort());
  // All others are drawn when somebody looks: drawing every listing ahead kept the machine busy for minutes.
  const drawAhead = async () => {
    const { signal } = closing;
    try {
      await hangPictures(pictures, await homePictures(db, live.current()), { place: 'the home pages', report: say, signal, make: background.make });
    } catch (error) {
      if (!signal.aborted) app.log.warn({ err: error }, 'Pictures are left that were to be drawn ahead; they are drawn when somebody looks.');
    }
  };

  const catalogue = live.current;
  const limits = settings.basketLimits ?? basketLimits;
  const handlers: Handlers = {
    ...contentHandlers({ db, catalogue }),
    ...catalogHandlers({ db, catalogue }),
    ...searchHandlers({ db, catalogue }),
    ...recommendationHandlers({ db, catalogue, report: (error) => app.log.warn({ err: error }, 'Nothing could be recommended.') }),
    ...mediaHandlers({ pictures, catalogue }),
    ...basketHandlers({ db, catalogue, limits }),
    ...paymentHandlers({ db, catalogue, provider, shopOrigins: settings.shopOrigins ?? [], answerWithin: settings.answerWithin ?? ANSWER_WITHIN, holdFor: settings.holdFor ?? HOLD_FOR, limits, report }),
    ...receiptHandlers({ db }),
    ...inventoryHandlers({ db }),
    ...notifyMeHandlers({ db, catalogue }),
  };
  // Tests open a shop for a minute: they make what they look at.
  const { environment, pictures: room } = settings;
  if (environment !== 'test' && room) app.addHook('onListen', () => void drawAhead());

  const contracts = await Promise.all(contractPackages.map(readContract));
  const unansweredText = async (language: string) => (await serverTexts(db, language))('server.unanswered');
  await app.register(contractRoutes, { contracts, handlers, settings, findMarket: (id: string) => findMarket(db, id), checkLimits: rateLimiter({ db, scale: settings.rateLimitScale ?? 1 }), unansweredText });
  app.get('/health', async (_request, reply) => {
    await db.execute(sql`SELECT 1`);
    return reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });
  await app.ready();
  return app;
}
