import { confirmationWriter } from '../notify-me/confirmation.letter.ts';
import { noticeWriter } from '../notify-me/notice.letter.ts';
import { orderConfirmationWriter } from '../order/order-confirmation.mail.ts';
import type { MailKind } from '../storage/schema.ts';
import type { Writer } from './mail-work.ts';

/** Who writes which mail. @param shopUrl the shop's own address, for links */
export function letters(shopUrl: string): Writer {
  const notice = noticeWriter(shopUrl);
  const writers: Record<MailKind, Writer> = { 'back-in-stock': notice, 'going-live': notice, 'confirm-subscription': confirmationWriter(shopUrl), 'order-confirmation': orderConfirmationWriter(shopUrl) };
  return (tx, row) => writers[row.kind](tx, row);
}
