import '@selvedge/ui/base.css';
import { createApi, provideApi } from '@selvedge/api-runtime';
import { QueryClient } from '@tanstack/react-query';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { Page, placedRows, type PageState } from './Page.tsx';

const state = JSON.parse(document.getElementById('state')!.textContent) as PageState;
const queryClient = new QueryClient();
provideApi(queryClient, createApi());
await placedRows();
hydrateRoot(document.getElementById('page')!, <BrowserRouter><Page {...state} queryClient={queryClient} /></BrowserRouter>);
