import { createApi, provideApi } from '@selvedge/api-runtime';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { clearBasketCookie } from './basket.cookie.ts';
import { basketChanges } from './basket.mutations.ts';
import { basketQueries } from './basket.queries.ts';
import type { Change } from './basket.rules.ts';
import { sampleServer } from './basket.sample.tsx';

beforeEach(() => clearBasketCookie());

const fate = fc.constantFrom('do' as const, 'do' as const, 'do' as const, 'refuse' as const, 'lose' as const);
const click: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), sku: fc.constantFrom('a', 'b'), quantity: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ kind: fc.constant('quantity' as const), lineItemId: fc.constantFrom('line-a', 'line-b'), quantity: fc.integer({ min: 1, max: 5 }) }),
  fc.record({ kind: fc.constant('remove' as const), lineItemId: fc.constantFrom('line-a', 'line-b') }),
);

it('shows in the end what the server has, for any order of clicks, delays, refusals and lost answers', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.record({ click, fate, turns: fc.nat({ max: 4 }), refetch: fc.boolean() }), { minLength: 1, maxLength: 10 }), async (clicks) => {
      clearBasketCookie();
      const fates = clicks.map((one) => one);
      const server = sampleServer(async () => {
        const { fate: next, turns } = fates.shift()!;
        for (let turn = 0; turn < turns; turn++) await Promise.resolve();
        return next;
      });
      const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
      provideApi(queryClient, createApi({ fetch: server.send }));
      const changes = basketChanges({ queryClient, catalog: 'en-gb', t: (key) => key });
      const query = basketQueries.current('en-gb', 'b'.repeat(32));
      const observer = new QueryObserver(queryClient, { ...query, enabled: false });
      const stop = observer.subscribe(() => {});

      const running = clicks.map(({ click: change, refetch }) => {
        if (refetch) void queryClient.refetchQueries({ queryKey: query.queryKey }).catch(() => {});
        const options = change.kind === 'add' ? changes.add : change.kind === 'quantity' ? changes.count : changes.remove;
        return queryClient.getMutationCache().build(queryClient, options as never).execute(change as never).catch(() => {});
      });
      await Promise.all(running);
      // What the shopper's next look asks for when an answer was lost.
      if (server.now()) await queryClient.fetchQuery({ ...query, staleTime: queryClient.getQueryState(query.queryKey)?.isInvalidated ? 0 : Infinity });
      expect(queryClient.getQueryData(query.queryKey)?.basket).toEqual(server.now()?.basket);
      stop();
    }),
    { numRuns: 200 },
  );
});
