// @vitest-environment happy-dom
import type { ShopView } from '@selvedge/market';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ResolvedPage } from '../define-page.ts';
import { PageStore, type PageAnswer } from './page-store.ts';

const page = (path: string, status = 200): ResolvedPage => ({ alias: 'contentPage', status, request: { market: 'en-gb', path, query: {} }, metadata: { title: path, description: '' }, breadcrumbs: [], areas: {} });
const answer = (status: number): PageAnswer => ({ kind: 'page', page: page('/about', status), queries: { mutations: [], queries: [] }, texts: {}, scripts: [], styles: [] });
const shop = { searchConfigurations: { facets: ['colour'] }, translations: {} } as unknown as ShopView;
const asked = vi.fn<() => Promise<Response>>();
let store: PageStore;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', asked);
  asked.mockReset();
  store = new PageStore(page('/'), shop, new QueryClient());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const about = () => store.read('/en-gb/about', '?utm_source=x');

it('asks for a page once in five minutes, whatever else stands in its address', async () => {
  asked.mockImplementation(async () => Response.json(answer(200)));
  expect(await about()).toMatchObject({ kind: 'page', page: { status: 200 } });
  vi.advanceTimersByTime(4 * 60_000);
  await store.read('/en-gb/about/', '');
  expect(asked).toHaveBeenCalledExactlyOnceWith('/_page/en-gb/about', expect.anything());
  vi.advanceTimersByTime(2 * 60_000);
  await about();
  expect(asked).toHaveBeenCalledTimes(2);
});

it.each<[string, () => Promise<Response>, object]>([
  ['failed', async () => Response.json(answer(503)), { kind: 'page', page: { status: 503 } }],
  ['did not come', () => Promise.reject(new TypeError('offline')), { kind: 'document' }],
])('gives a page that %s to whoever reads it at once again, and asks anew for whoever comes back later', async (_, fetch, arrival) => {
  asked.mockImplementation(fetch);
  const first = about();
  expect(await first).toMatchObject(arrival);
  expect(about()).toBe(first);
  expect(asked).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(6_000);
  await about();
  expect(asked).toHaveBeenCalledTimes(2);
});

it('waits for the connection where there is none, and then brings the page', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  asked.mockRejectedValueOnce(new TypeError('offline')).mockImplementation(async () => Response.json(answer(200)));
  const arrival = about();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(store.isPending()).toBe(true);
  onLine.mockRestore();
  dispatchEvent(new Event('online'));
  expect(await arrival).toMatchObject({ kind: 'page', page: { status: 200 } });
  expect(asked).toHaveBeenCalledTimes(2);
  expect(store.isPending()).toBe(false);
});

it('has the first page already, and never asks for it', async () => {
  expect(await store.read('/en-gb', '')).toMatchObject({ kind: 'page', page: { metadata: { title: '/' } } });
  expect(asked).not.toHaveBeenCalled();
});
