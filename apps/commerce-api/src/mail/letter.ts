import type { Letter } from './post.ts';

/** What a letter says, in one language. */
export interface Wording {
  language: string;
  subject: string;
  text: string;
  link: { title: string; url: string };
  /** Below, in small print. */
  footer: string;
  end: { title: string; url: string };
}

/** A mail in plain text and in simple HTML. */
export const letterOf = ({ language, subject, text, link, footer, end }: Wording): Letter => ({
  subject,
  text: `${text}\n\n${link.title}:\n${link.url}\n\n--\n${footer}\n${end.title}:\n${end.url}\n`,
  html: htmlOf(language, subject, `<p style="margin:0 0 24px">${escaped(text)}</p>${buttonOf(link)}<p style="margin:0;font-size:13px;color:#5f6368">${escaped(footer)} <a href="${escaped(end.url)}" style="color:#5f6368">${escaped(end.title)}</a></p>`),
  unsubscribeUrl: end.url,
});

/** The document of a mail. @param content HTML */
export const htmlOf = (language: string, subject: string, content: string): string =>
  `<!DOCTYPE html><html lang="${escaped(language)}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(subject)}</title></head><body style="margin:0;padding:24px;background:#f2f1ee;color:#111317;font:16px/1.5 'Helvetica Neue',Helvetica,Arial,sans-serif"><div style="max-width:560px;margin:0 auto;padding:32px;background:#fff"><h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escaped(subject)}</h1>${content}</div></body></html>`;

/** A link that looks like a button, as HTML. */
export const buttonOf = ({ title, url }: Wording['link']): string =>
  `<p style="margin:0 0 32px"><a href="${escaped(url)}" style="display:inline-block;padding:12px 24px;background:#111317;color:#fff;text-decoration:none">${escaped(title)}</a></p>`;

export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const directionOf = (language: string) => (new Intl.Locale(language) as Intl.Locale & { getTextInfo(): { direction?: 'ltr' | 'rtl' } }).getTextInfo().direction ?? 'ltr';
