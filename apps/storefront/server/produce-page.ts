import type { Shop } from '@selvedge/api-content';
import type { Api } from '@selvedge/api-runtime';
import { requestHref, type ShopRequest } from '@selvedge/market/request';
import type { PageAnswer, PageReady, Resolution } from '../app/entry.server.tsx';
import { escapeHtml } from '../app/escape-html.ts';
import type { Produce } from './page-cache.ts';
import type { StorefrontSettings } from './settings.ts';

/** What turns requests into documents. */
export interface Renderer {
  resolve(request: ShopRequest, shop: Shop, api: Api): Promise<Resolution>;
  render(page: PageReady, head: string): Promise<Buffer>;
  assets(modules: readonly string[]): Promise<{ styles: string[]; scripts: string[] }>;
  errorPage(about: { market?: string; href?: string }): Promise<string>;
}

interface Surroundings {
  settings: StorefrontSettings;
  renderer: Renderer;
  report: (problem: string) => void;
}

type Produced = Awaited<ReturnType<Produce>>;

const html = 'text/html; charset=utf-8';
const json = 'application/json; charset=utf-8';

/** Makes the answer to one request identity, as a document or as what a navigation in the browser needs. */
export function createPages({ settings, renderer, report }: Surroundings) {
  return {
    async produce(request: ShopRequest, shop: Shop, api: Api, asJson: boolean): Promise<Produced> {
      const resolution = await renderer.resolve(request, shop, api);
      if (resolution.kind === 'redirect') {
        const { status, href } = resolution;
        return asJson
          ? answer(200, json, JSON.stringify({ kind: 'redirect', href } satisfies PageAnswer))
          : { ...answer(status, html, ''), location: href };
      }
      for (const problem of resolution.problems) report(`${requestHref(request)}: ${problem}`);
      const { page, complete, ownDocument } = resolution;
      const whole = { cacheable: page.status !== 503, complete, ownDocument };
      if (asJson && ownDocument) return answer(200, json, JSON.stringify({ kind: 'document' } satisfies PageAnswer));
      if (asJson) {
        const body: PageAnswer = { kind: 'page', page, queries: resolution.queries, texts: resolution.texts, ...(await renderer.assets(resolution.modules)) };
        return { ...answer(200, json, JSON.stringify(body)), ...whole };
      }
      return { ...answer(page.status, html, await renderer.render(resolution, alternates(resolution, shop, settings))), ...whole };
    },
  };
}

const answer = (status: number, type: string, body: string | Buffer): Produced => ({ status, type, body, cacheable: true, complete: true });

/** The same page in every market, for search engines (SHELL-096); the country selector stands for all others (SHELL-100). */
function alternates({ page, paths }: PageReady, shop: Shop, { publicUrl }: StorefrontSettings): string {
  if (!page.canonical) return '';
  const query = Object.fromEntries(new URL(page.canonical, publicUrl).searchParams);
  const below = (path: string) => escapeHtml(requestHref({ path, query }).replace(/^\/(?=\?|$)/, ''));
  const here = below(page.request.market ? page.request.path : '/');
  const links = homesOf(shop, publicUrl).map(({ id, home }) => {
    const path = paths[id];
    return `<link rel="alternate" hreflang="${id}" href="${home}${path === undefined ? here : below(path)}">`;
  });
  return `${links.join('')}<link rel="alternate" hreflang="x-default" href="${escapeHtml(publicUrl)}/">`;
}

const homes = new WeakMap<Shop, { id: string; home: string }[]>();

/** Where every market begins; worked out once per shop read. */
function homesOf(shop: Shop, publicUrl: string) {
  const known = homes.get(shop) ?? shop.markets.map(({ id, url }) => ({ id, home: escapeHtml(new URL(url, publicUrl).href.replace(/\/$/, '')) }));
  homes.set(shop, known);
  return known;
}
