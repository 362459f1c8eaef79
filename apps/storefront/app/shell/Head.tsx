import { requestHref, useShop, useTranslate } from '@selvedge/market';
import { use } from 'react';
import type { ResolvedPage } from '../define-page.ts';
import { OriginContext } from './origin.context.ts';

const listingPages = new Set(['categoryPage']);

/** Title, description, robots, canonical and what other pages are told about this one (SHELL-093…100). */
export function Head({ page }: { page: ResolvedPage }) {
  const origin = use(OriginContext);
  const t = useTranslate();
  const { preview } = useShop();
  const { metadata, request, alias, status } = page;
  const isSearch = alias === 'searchPage';
  const term = isSearch && request.query.q;
  const title =
    alias === 'notFoundPage' ? t('not_found.title') : alias === 'countrySelectorPage' ? t('country_selector.title') : term ? t('search_page.title', { term }) : metadata.title;
  const fullTitle = title && title !== 'Selvedge' ? `${title} | Selvedge` : 'Selvedge';
  const description = metadata.description || title;
  // A filtered or sorted listing is the same listing: only its page counts, and what was searched for.
  const counted = isSearch ? ['q', 'page'] : listingPages.has(alias) ? ['page'] : [];
  const query = Object.fromEntries(counted.flatMap((key) => (request.query[key] ? [[key, request.query[key]]] : [])));
  const canonical = origin + requestHref({ ...request, query });
  const isOneOfMany = isSearch || Object.keys(request.query).some((key) => key !== 'page');
  const robots = preview ? 'NOINDEX, NOFOLLOW' : status !== 200 ? 'noindex' : (metadata.robots ?? (isOneOfMany ? 'noindex, follow' : undefined));
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {robots && <meta name="robots" content={robots} />}
      <meta property="og:title" content={title} />
      <meta property="og:type" content={alias === 'productPage' ? 'product' : 'website'} />
      {metadata.image && <meta property="og:image" content={new URL(metadata.image, origin).href} />}
      {status === 200 && <link rel="canonical" href={canonical} />}
    </head>
  );
}
