import { createTransport } from 'nodemailer';
import type { MailSettings } from './mail.settings.ts';

export interface Letter {
  subject: string;
  text: string;
  html: string;
  /** Ends what it belongs to, for mail programs that have a button of their own. */
  unsubscribeUrl?: string;
}

/** Whoever brings mails to those who read them. */
export interface Post {
  /** @param id the same for every try @throws Error when nobody took it, without the address */
  send(letter: Letter, to: { recipient: string; id: string }): Promise<void>;
  close(): void;
}

/** Hands mails to a mail server, over one connection that stays open while there are some. */
export function smtpPost({ url, from }: MailSettings): Post {
  const transport = createTransport({ url, pool: true, maxConnections: 1, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, disableFileAccess: true, disableUrlAccess: true });
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    async send({ subject, text, html, unsubscribeUrl }, { recipient, id }) {
      try {
        await transport.sendMail({
          from, to: { name: '', address: recipient }, subject, text, html, messageId: `<${id}@${domain}>`,
          headers: { 'auto-submitted': 'auto-generated', ...(unsubscribeUrl ? { 'list-unsubscribe': `<${unsubscribeUrl}>` } : {}) },
        });
      } catch (error) {
        const { responseCode, code, command } = error as { responseCode?: number; code?: string; command?: string };
        // Its own words name the address, which no log keeps.
        throw new Error(`The mail server took no mail: ${responseCode ?? code ?? 'no reason given'}${command ? ` (${command})` : ''}.`);
      }
    },
    close: () => transport.close(),
  };
}
