const texts = {
  en: { title: 'Something came loose', text: 'The shop does not answer at the moment. Nothing of yours is lost. Please try again in a moment.', retry: 'Try again', home: 'To the home page' },
  de: { title: 'Da hat sich etwas gelöst', text: 'Der Shop antwortet gerade nicht. Von dir ist nichts verloren. Bitte versuche es gleich noch einmal.', retry: 'Noch einmal versuchen', home: 'Zur Startseite' },
  ar: { title: 'حدث خلل ما', text: 'المتجر لا يستجيب حاليًا. لم تفقد أي شيء. يرجى المحاولة مرة أخرى بعد قليل.', retry: 'حاول مرة أخرى', home: 'إلى الصفحة الرئيسية' },
} as const;

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * The error layout (SHELL-056, SHELL-057): needs nothing but itself, because what it reports may be that nothing else answers.
 * @param href the address asked for, to try again
 */
export function errorPage({ market, href, styles }: { market?: string; href: string; styles: string[] }): string {
  const language = (market?.split('-')[0] ?? 'en') as keyof typeof texts;
  const { title, text, retry, home } = texts[language] ?? texts.en;
  const known = language in texts ? language : 'en';
  const links = styles.map((style) => `<link rel="stylesheet" href="${style}">`).join('');
  return (
    `<!DOCTYPE html><html lang="${known}" dir="${known === 'ar' ? 'rtl' : 'ltr'}" data-brand="selvedge"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} | Selvedge</title><meta name="robots" content="noindex">` +
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml">${links}</head><body><main class="error-page"><p class="error-page-logo">Selvedge</p>` +
    `<h1>${title}</h1><p>${text}</p><p class="error-page-ways"><a href="${escape(href)}">${retry}</a> <a href="${market ? `/${escape(market)}` : '/'}">${home}</a></p>` +
    `</main></body></html>`
  );
}
