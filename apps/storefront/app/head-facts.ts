import { createTranslate, requestHref, type PageAlias, type ShopView } from '@selvedge/market';
import type { ResolvedPage } from './define-page.ts';

/** Query keys that make another page of the same alias; filters and orders show the same one otherwise (SHELL-100). */
const ownKeys: Partial<Record<PageAlias, string[]>> = { categoryPage: ['page'], searchPage: ['q', 'page'] };

/** The first page, and one that is no number, is the listing itself. */
const isOwn = (key: string, value: string | undefined) => (key === 'page' ? /^\d{1,7}$/.test(value ?? '') && Number(value) > 1 : Boolean(value));

/** What the head says of a page and only the server knows: its title, whether search engines may keep it, and where it stands for good (SHELL-093, SHELL-096, SHELL-098). */
export function headFacts({ alias, status, request, metadata }: Pick<ResolvedPage, 'alias' | 'status' | 'request'> & { metadata: { title: string; robots?: string } }, { preview, translations, textLanguage }: ShopView): { title: string; robots?: string; canonical?: string } {
  const t = createTranslate(translations, textLanguage);
  const term = request.query.q?.trim();
  const title = alias === 'notFoundPage' ? t('not_found.title') : alias === 'countrySelectorPage' ? t('country_selector.title') : alias === 'searchPage' && term ? t('search_page.title', { term }) : metadata.title;
  const isOneOfMany = alias === 'searchPage' || Object.keys(request.query).some((key) => key !== 'page');
  const robots = preview ? 'NOINDEX, NOFOLLOW' : status !== 200 ? 'noindex' : (metadata.robots ?? (isOneOfMany ? 'noindex, follow' : undefined));
  const query = Object.fromEntries((ownKeys[alias] ?? []).flatMap((key) => (isOwn(key, request.query[key]) ? [[key, request.query[key]!]] : [])));
  return { title, ...(robots ? { robots } : {}), ...(status === 200 ? { canonical: requestHref({ ...request, query }) } : {}) };
}
