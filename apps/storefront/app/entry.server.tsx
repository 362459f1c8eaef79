import './styles.ts';
import { gridScript } from '@selvedge/catalog/grid-script';
import { provideApi, type Api } from '@selvedge/api-runtime';
import { createTranslate, requestHref } from '@selvedge/market';
import { hydrate, QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { App } from './App.tsx';
import { escapeHtml } from './escape-html.ts';
import type { PageState } from './page-state.ts';
import { queryDefaults } from './query-defaults.ts';
import type { PageReady } from './resolve.ts';
import { startScript } from './start.script.ts';

export { resolve, type PageReady, type Resolution } from './resolve.ts';
export { errorPage } from './layouts/error-page.ts';
export type { PageAnswer } from './navigation/page-store.ts';

/** Addresses of the build's files that a page needs. */
export interface PageAssets {
  /** The entry module. */
  entry: string;
  styles: string[];
  /** Modules that the entry and the page load at once, those that others need first; without the entry. */
  scripts: string[];
  /** Fonts that the first words of every page need. */
  fonts: string[];
  /** Fonts of a campaign's line, for a page that opens with one: what came later would lay the page out once more. */
  campaignFonts: string[];
  /** Markup for the head that only machines read: alternate languages. */
  head: string;
}

/** No query may be asked while rendering: what is missing is the browser's. */
const nobody: Api = { call: () => new Promise(() => {}) };

/** Renders a page that is ready into its document. */
export function renderDocument({ shop, page, queries, ownDocument }: PageReady, assets: PageAssets, { origin, pictures }: Pick<PageState, 'origin' | 'pictures'>): Buffer {
  const queryClient = new QueryClient(queryDefaults);
  provideApi(queryClient, nobody);
  hydrate(queryClient, queries);
  const html = renderToString(
    <StaticRouter location={requestHref(page.request)}>
      <App shop={shop} queryClient={queryClient} origin={origin} pictures={pictures} page={page} />
    </StaticRouter>,
  );
  queryClient.clear();

  const state: PageState = { shop, page, queries, origin, pictures };
  const links = [
    // The first look into the browser's storage waits for the browser: only where there is a grid.
    ...(html.includes(' data-grid=') ? [`<script>${gridScript}</script>`] : []),
    ...[...assets.fonts, ...(html.includes(' data-campaign=') ? assets.campaignFonts : [])].map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`),
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...(ownDocument ? [...assets.scripts, assets.entry] : []).map((href) => `<link rel="modulepreload" href="${href}">`),
  ].join('');
  const scripts =
    `<script type="application/json" id="page-state">${JSON.stringify(state).replaceAll('<', '\\u003c')}</script>` +
    (ownDocument ? `<script type="module" src="${assets.entry}"></script>` : `<script data-scripts="${[...assets.scripts, assets.entry].join(' ')}" data-offline="${escapeHtml(createTranslate(shop.translations, shop.textLanguage)('feedback.offline'))}">${startScript}</script>`);
  const [head, body] = [html.indexOf('</head>'), html.lastIndexOf('</body>')];
  // Encoded piece by piece: as one string it would be put together a second time, a third of a millisecond for a listing.
  const pieces = ['<!DOCTYPE html>', html.slice(0, head), links, assets.head, html.slice(head, body), scripts, html.slice(body)];
  return Buffer.concat(pieces.map((piece) => Buffer.from(piece)));
}
