import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from './api.ts';
import type { Operation } from './operation.ts';

const apis = new WeakMap<QueryClient, Api>();

/** Tells which API the queries of this client ask. Once per client, before its first query. */
export const provideApi = (queryClient: QueryClient, api: Api): void => void apis.set(queryClient, api);

/** The API of a query client. @throws Error when none was provided */
export function apiOf(queryClient: QueryClient): Api {
  const api = apis.get(queryClient);
  if (!api) throw new Error('This QueryClient has no API yet. Call provideApi(queryClient, createApi({ … })) first.');
  return api;
}

/** An operation as a query: its key is the operation's id and the arguments, on the server and in the browser alike. */
export const ask = <Id extends string, Args, Answer>(operation: Operation<Id, Args, Answer>, args: Args) =>
  queryOptions({
    queryKey: [operation.id, args] as const,
    queryFn: ({ client, signal }): Promise<Answer> => apiOf(client).call(operation, args, { signal }),
  });
