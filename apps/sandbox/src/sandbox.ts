import { join } from 'node:path';
import formbody from '@fastify/formbody';
import fastify, { type FastifyInstance } from 'fastify';
import { browserApi } from './adyen/browser-api.ts';
import { checkoutApi } from './adyen/checkout-api.ts';
import { Ledger } from './adyen/ledger.ts';
import { Webhooks } from './adyen/webhooks.ts';
import { Inbox } from './mail/inbox.ts';
import { openMailServer } from './mail/mail-server.ts';
import { bankPages } from './pages/bank-page.ts';
import { mailPages } from './pages/mail-page.ts';
import { startPage } from './pages/start-page.ts';
import type { SandboxSettings } from './settings.ts';

export interface Sandbox {
  app: FastifyInstance;
  ledger: Ledger;
  inbox: Inbox;
  /** Where the mail server listens, when it is wanted. */
  mailPort?: number;
}

/** The world outside the shop as a value: `app.inject` answers without a port, `app.listen` with one. */
export async function createSandbox(settings: SandboxSettings): Promise<Sandbox> {
  const app = fastify({ bodyLimit: 200_000, forceCloseConnections: true });
  await app.register(formbody);
  const ledger = new Ledger(settings.dataDirectory && join(settings.dataDirectory, 'sandbox.json'));
  const webhooks = new Webhooks(ledger, settings);
  app.addHook('onClose', async () => webhooks.close());
  app.addHook('onSend', async (_request, reply) => void reply.header('x-content-type-options', 'nosniff').header('referrer-policy', 'no-referrer'));
  browserApi(app, ledger, settings);
  checkoutApi(app, ledger, settings);
  bankPages(app, ledger, settings);
  startPage(app, ledger, webhooks);
  const inbox = new Inbox();
  mailPages(app, inbox);
  const mailServer = settings.mailPort === undefined ? undefined : await openMailServer(inbox, { host: settings.host, port: settings.mailPort, isRefusing: () => ledger.switches.refuseMails });
  app.addHook('onClose', async () => mailServer?.close());
  await app.ready();
  return { app, ledger, inbox, mailPort: mailServer?.port };
}
