import { createApi, provideApi } from '@selvedge/api-runtime';
import { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { Page, placedRows, type PageState } from './Page.tsx';
import { shop } from './shop.ts';

/** The document at an address; `head` links what the browser's build made. */
export async function render(address: string, head: string): Promise<string> {
  const state: PageState = { shop: shop(), rows: await placedRows() };
  const queryClient = new QueryClient();
  provideApi(queryClient, createApi());
  const html = renderToString(<StaticRouter location={address}><Page {...state} queryClient={queryClient} /></StaticRouter>);
  const json = JSON.stringify(state).replaceAll('<', '\\u003c');
  return `<!DOCTYPE html><html lang="en"><head><title>Outside</title><link rel="icon" href="data:,">${head}</head><body><div id="page">${html}</div><script type="application/json" id="state">${json}</script></body></html>`;
}
