import { allowedQuery, requestHref, splitMarket, type ShopView } from '@selvedge/market';
import { hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';
import type { ResolvedPage } from '../define-page.ts';
import { pageFor } from '../pages.ts';
import { widgets } from '../widgets.ts';

/** What the storefront answers to a navigation in the browser. */
export type PageAnswer =
  | { kind: 'page'; page: ResolvedPage; queries: DehydratedState; texts: Record<string, string>; scripts: string[]; styles: string[] }
  | { kind: 'redirect'; href: string }
  /** The address belongs to another document: another market, or an answer that only a full load can give. */
  | { kind: 'document' };

export type PageArrival = { kind: 'page'; page: ResolvedPage } | { kind: 'redirect'; href: string } | { kind: 'document' };

const keptFor = 5 * 60_000;
/** What has failed is asked for again when a shopper is, not when React reads it again: that is at once, and without an end. */
const failureKeptFor = 5_000;

const hasFailed = (arrival: PageArrival) => arrival.kind === 'document' || (arrival.kind === 'page' && arrival.page.status === 503);

/** A promise that React's `use` reads without waiting. */
const settled = (arrival: PageArrival): Promise<PageArrival> => Object.assign(Promise.resolve(arrival), { status: 'fulfilled' as const, value: arrival });

/** Loads the modules of a page, so that it renders without waiting. */
export async function loadModules(page: ResolvedPage): Promise<void> {
  const aliases = Object.values(page.areas).flatMap((rows) => rows.flatMap((row) => row.widgets.map(({ alias }) => alias)));
  await Promise.all([pageFor(page.alias).entry.module.load(), ...aliases.map((alias) => widgets[alias]?.load())]);
}

/** The pages that this visit has seen or is about to see, by address. */
export class PageStore {
  readonly #pages = new Map<string, { promise: Promise<PageArrival>; until: number }>();
  readonly #facets: readonly string[];
  readonly #queryClient: QueryClient;
  /** The visit's texts: they grow with the pages that bring their own. */
  readonly #texts: Record<string, string>;
  readonly #listeners = new Set<() => void>();
  #pending = 0;

  constructor(first: ResolvedPage, shop: ShopView, queryClient: QueryClient) {
    this.#facets = shop.searchConfigurations.facets;
    this.#texts = shop.translations;
    this.#queryClient = queryClient;
    this.#pages.set(requestHref(first.request), { promise: settled({ kind: 'page', page: first }), until: Infinity });
  }

  /** The address as the server knows it: without keys that do not change the page. */
  key(pathname: string, search: string): string {
    const { market, rest } = splitMarket(pathname);
    const clean = rest.length > 1 ? rest.replace(/(?<!\/)\/+$/, '') || '/' : rest;
    return requestHref({ market: market?.toLowerCase(), path: decoded(clean), query: allowedQuery(new URLSearchParams(search), this.#facets) });
  }

  /** The page at an address; asks for it once and keeps it for five minutes, or for moments when it has failed. */
  read(pathname: string, search: string): Promise<PageArrival> {
    const key = this.key(pathname, search);
    const kept = this.#pages.get(key);
    if (kept && kept.until > performance.now()) return kept.promise;
    const entry = { promise: this.#load(key), until: performance.now() + keptFor };
    this.#pages.set(key, entry);
    void entry.promise.then((arrival) => hasFailed(arrival) && (entry.until = performance.now() + failureKeptFor));
    return entry.promise;
  }

  async #load(key: string): Promise<PageArrival> {
    this.#setPending(1);
    try {
      const response = await fetch(`/_page${key}`, { headers: { accept: 'application/json' } });
      const answer = (await response.json()) as PageAnswer;
      if (answer.kind !== 'page') return answer;
      for (const href of answer.scripts) preload('modulepreload', href);
      // Stylesheets first: what loads a module adds those that it misses.
      await Promise.all([...answer.styles.map(stylesheet), loadModules(answer.page)]);
      Object.assign(this.#texts, answer.texts);
      hydrate(this.#queryClient, fresh(answer.queries));
      return { kind: 'page', page: answer.page };
    } catch {
      // A build that has moved on: the browser's own navigation says it better.
      if (navigator.onLine) return { kind: 'document' };
      // The page that is there is all that a shopper has; the other one comes with the connection.
      await new Promise((online) => addEventListener('online', online, { once: true }));
      return this.#load(key);
    } finally {
      this.#setPending(-1);
    }
  }

  #setPending(change: number) {
    this.#pending += change;
    for (const listener of this.#listeners) listener();
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Whether a page is being fetched. */
  readonly isPending = () => this.#pending > 0;
}

/** Answers that came with the HTML or a cached page count as asked just now, so that nothing is asked twice. */
export function fresh(state: DehydratedState): DehydratedState {
  const now = Date.now();
  return { ...state, queries: state.queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt: now } })) };
}

/** An address as it is meant, or as it is written where that is no address. */
export function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function preload(rel: string, href: string) {
  if (document.head.querySelector(`link[href$="${href}"]`)) return;
  document.head.append(Object.assign(document.createElement('link'), { rel, href }));
}

/** Adds a stylesheet and waits for it, so that the next page never shows unstyled. */
function stylesheet(href: string): Promise<void> {
  // What a module has added for itself has its origin before it.
  if (document.head.querySelector(`link[rel=stylesheet][href$="${href}"]`)) return Promise.resolve();
  return new Promise((resolve) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}
