import adyen from '@adyen/api-library';
import type { FastifyInstance } from 'fastify';
import { badRequest, ProblemError } from '../../http/problem.ts';
import type { Database } from '../../storage/database.ts';
import { paymentNotification } from '../../storage/schema.ts';
import { fromAdyen } from './adyen-amount.ts';
import type { AdyenSettings } from './adyen.settings.ts';

interface Notified {
  /** Something new was written down. */
  nudge: () => void;
}

type Item = Parameters<InstanceType<typeof adyen.hmacValidator>['validateHMAC']>[0];

/**
 * Takes Adyen's notifications: all of one call are checked first, then written down, each once, then answered. What they
 * mean is worked off afterwards, so that a slow hour of ours never makes the provider try again.
 */
export function takeNotifications(app: FastifyInstance, { db, settings, nudge }: { db: Database; settings: Pick<AdyenSettings, 'hmacKey' | 'merchantAccount'> } & Notified): void {
  const validator = new adyen.hmacValidator();
  const isGenuine = (item: Item): boolean => {
    try {
      return item.merchantAccountCode === settings.merchantAccount && validator.validateHMAC(item, settings.hmacKey);
    } catch {
      // The library throws where there is no signature to look at.
      return false;
    }
  };

  app.post('/api/payment/adyen/notifications', async (request, reply) => {
    const items = itemsIn(request.body);
    if (!items.every(isGenuine)) throw new ProblemError(401, 'A notification is not signed by the provider.');
    await db.insert(paymentNotification).values(items.map((item) => ({
      reference: item.pspReference,
      event: String(item.eventCode),
      success: String(item.success) === 'true',
      item: {
        merchantReference: item.merchantReference,
        ...(item.originalReference ? { originalReference: item.originalReference } : {}),
        amount: fromAdyen({ value: Number(item.amount.value), currency: item.amount.currency! }),
        currency: item.amount.currency!,
        ...(item.reason ? { reason: item.reason } : {}),
      },
    }))).onConflictDoNothing();
    nudge();
    return reply.code(202).header('cache-control', 'no-store').type('text/plain').send('[accepted]');
  });
}

/** @throws ProblemError 400 for a body that is no notification */
function itemsIn(body: unknown): Item[] {
  const { notificationItems } = (body ?? {}) as { notificationItems?: { NotificationRequestItem?: Item }[] };
  const items = Array.isArray(notificationItems) ? notificationItems.map((one) => one?.NotificationRequestItem) : [];
  const isWhole = (item: Item | undefined): item is Item =>
    [item?.pspReference, item?.eventCode, item?.merchantReference, item?.amount?.currency].every((value) => typeof value === 'string') && Number.isSafeInteger(item?.amount?.value);
  if (items.length === 0 || items.length > 100 || !items.every(isWhole)) throw badRequest('This is no notification.');
  return items;
}
