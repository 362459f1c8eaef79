import './styles.ts';
import { createApi, provideApi } from '@selvedge/api-runtime';
import { hydrate, QueryClient } from '@tanstack/react-query';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './App.tsx';
import type { PageState } from './page-state.ts';
import { queryDefaults } from './query-defaults.ts';
import { fresh, loadModules, PageStore } from './navigation/page-store.ts';

/** Ends the task, so that the page may answer before the next one. */
const pause = () => new Promise<void>((done) => setTimeout(done));

// The start script has seen to it from the beginning, where there is one.
if (!document.querySelector('[data-scripts]')) (await import('./navigation/build-mismatch.ts')).reloadWhenAssetsAreGone();
await pause();

const { shop, page, queries, origin, pictures } = JSON.parse(document.getElementById('page-state')!.textContent) as PageState;
const queryClient = new QueryClient(queryDefaults);
// The header marks calls of the shop's own pages: a page of another site cannot send it.
provideApi(queryClient, createApi({ headers: { 'x-shop-call': '1' } }));
// What sleeps may wake much later: what the document brought is kept as long as it is open.
hydrate(queryClient, fresh(queries), { defaultOptions: { queries: { gcTime: Infinity } } });
const store = new PageStore(page, shop, queryClient);

await loadModules(page);
await pause();
// As a transition it gives way to the shopper every few milliseconds.
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <BrowserRouter>
        <App shop={shop} queryClient={queryClient} origin={origin} pictures={pictures} page={page} store={store} />
      </BrowserRouter>
    </StrictMode>,
  );
});
