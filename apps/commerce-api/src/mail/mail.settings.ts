import type { ShopEnvironment } from '../settings.ts';

export interface MailSettings {
  /** Of the mail server, `smtp://` or `smtps://`, with user and password if it wants them. */
  url: string;
  /** `Shop <shop@shop.example>` */
  from: string;
}

/**
 * Reads where mails go; nothing when nobody is named: then they wait. Production takes no sandbox: nobody would get them.
 * @throws Error with a sentence that names the variable
 */
export function readMailSettings({ MAIL_URL: url, MAIL_FROM: from }: NodeJS.ProcessEnv, shop: ShopEnvironment): MailSettings | undefined {
  if (!url) return undefined;
  if (!URL.canParse(url) || !/^smtps?:$/.test(new URL(url).protocol) || !new URL(url).hostname) throw new Error('MAIL_URL must be the address of a mail server, such as smtps://user:password@mail.example:465.');
  if (from && !/^[^<>@]*<[^<>@\s]+@[^<>@\s]+>$|^[^<>@\s]+@[^<>@\s]+$/.test(from)) throw new Error(`MAIL_FROM is "${from}"; it must be an address, such as Shop <shop@shop.example>.`);
  if (shop === 'production') {
    if (new URL(url).username === 'sandbox') throw new Error('A shop with SHOP_ENV=production writes to real people: MAIL_URL is the sandbox, which delivers nothing.');
    if (!from) throw new Error('MAIL_FROM is missing. MAIL_URL is set, so mail is to be sent, which takes the address it comes from.');
  }
  return { url, from: from || 'Selvedge <shop@selvedge.example>' };
}
