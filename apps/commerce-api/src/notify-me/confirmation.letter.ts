import { eq } from 'drizzle-orm';
import { findMarket } from '../content/markets.ts';
import { confirmPath, readDocuments } from '../content/shop-documents.ts';
import { letterOf } from '../mail/letter.ts';
import type { Writer } from '../mail/mail-work.ts';
import { serverTexts } from '../order/server-texts.ts';
import { subscription, subscriptionProof } from '../storage/schema.ts';
import { productOf } from './notice.letter.ts';
import { hashOf, mailToken } from './proof.ts';

/** Asks the owner of a mailbox whether they want a notification. @param shopUrl the shop's own address */
export const confirmationWriter = (shopUrl: string): Writer => async (tx, { subscriptionId, market: marketId }) => {
  const [row] = await tx.select().from(subscription).where(eq(subscription.id, subscriptionId ?? 0));
  const market = await findMarket(tx, marketId);
  if (!row || row.endedAt || row.confirmedAt || !market) return undefined;
  const product = await productOf(tx, row, market);
  if (!product) return undefined;

  const say = await serverTexts(tx, market.language);
  const token = mailToken();
  await tx.insert(subscriptionProof).values({ tokenHash: hashOf(token), subscriptionId: row.id });
  const { siteLinks } = await readDocuments(tx, ['siteLinks'], market.language);
  return {
    letter: letterOf({
      language: market.language,
      subject: say('server.mail.confirm-subscription.subject', product),
      text: say('server.mail.confirm-subscription.text', product),
      link: { title: say('server.mail.confirm'), url: `${shopUrl}/${market.id}${confirmPath(siteLinks)}#token=${token}` },
      footer: say('server.mail.unasked'),
      end: { title: say('server.mail.end'), url: `${shopUrl}/api/notifyme/${market.id}/optout?token=${token}` },
    }),
  };
};
