import { escapeHtml } from '../escape-html.ts';
import { shopName } from '../shell/shop-name.ts';

const texts = {
  en: { title: 'Something came loose', text: 'The shop does not answer at the moment. Nothing of yours is lost. Please try again in a moment.', retry: 'Try again', home: 'To the home page', lost: 'This address is frayed', lostText: 'A part of it was lost on the way, so nothing can be found there. The home page is whole.' },
  de: { title: 'Da hat sich etwas gelöst', text: 'Der Shop antwortet gerade nicht. Ihnen ist nichts verloren gegangen. Bitte versuchen Sie es gleich noch einmal.', retry: 'Noch einmal versuchen', home: 'Zur Startseite', lost: 'Diese Adresse ist ausgefranst', lostText: 'Ein Teil von ihr ging unterwegs verloren, deshalb lässt sich dort nichts finden. Die Startseite ist heil.' },
  ar: { title: 'حدث خلل ما', text: 'المتجر لا يستجيب حاليًا. لم تفقد أي شيء. يرجى المحاولة مرة أخرى بعد قليل.', retry: 'حاول مرة أخرى', home: 'إلى الصفحة الرئيسية', lost: 'هذا العنوان غير مكتمل', lostText: 'فُقد جزء منه في الطريق، فلا يمكن العثور على شيء هنا. الصفحة الرئيسية سليمة.' },
} as const;

// Written at the elements: no other page has to bring it.
const way = 'display:inline-flex;align-items:center;min-block-size:48px;font-weight:var(--weight-strong)';
const look = {
  page: 'display:grid;align-content:center;justify-items:start;gap:var(--space-5);min-block-size:100dvh;max-inline-size:40rem;margin-inline:auto;padding:var(--page-gutter)',
  logo: 'font-size:1.375rem;font-weight:var(--weight-display);letter-spacing:var(--tracking-display);line-height:1;border-inline-end:2px solid var(--color-accent);padding-inline-end:.35em',
  title: 'font-size:var(--text-2xl)',
  ways: 'display:flex;flex-wrap:wrap;gap:var(--space-4) var(--space-6)',
  button: `${way};padding-inline:var(--space-6);background:var(--color-action);color:var(--color-on-action);text-decoration:none`,
  link: way,
} as const;

/**
 * The error layout (SHELL-056, SHELL-057): needs nothing but itself, because what it reports may be that nothing else answers.
 * @param about.href the address asked for, to try again; without it that address is what is at fault
 */
export function errorPage({ market, href, styles }: { market?: string; href?: string; styles: string[] }): string {
  const language = (market?.split('-')[0] ?? 'en') as keyof typeof texts;
  const known = language in texts ? language : 'en';
  const { retry, home, ...said } = texts[known];
  const title = href === undefined ? said.lost : said.title;
  const text = href === undefined ? said.lostText : said.text;
  const again = href === undefined ? '' : `<a href="${escapeHtml(href)}" style="${look.button}">${retry}</a> `;
  const links = styles.map((style) => `<link rel="stylesheet" href="${style}">`).join('');
  return (
    `<!DOCTYPE html><html lang="${known}" dir="${known === 'ar' ? 'rtl' : 'ltr'}" data-brand="selvedge"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} | ${shopName}</title><meta name="robots" content="noindex">` +
    `<link rel="icon" href="/favicon.png">${links}</head><body><main style="${look.page}"><p dir="ltr" style="${look.logo}">${shopName}</p>` +
    `<h1 style="${look.title}">${title}</h1><p>${text}</p><p style="${look.ways}">${again}<a href="${market ? `/${escapeHtml(market)}` : '/'}" style="${again ? look.link : look.button}">${home}</a></p>` +
    `</main></body></html>`
  );
}
