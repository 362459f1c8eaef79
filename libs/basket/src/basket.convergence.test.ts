import { createApi, provideApi, type Send } from '@selvedge/api-runtime';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { clearBasketCookie, rememberBasket, storedBasketId } from './basket.cookie.ts';
import { basketChanges } from './basket.mutations.ts';
import { basketQueries } from './basket.queries.ts';
import { withPending, type Change } from './basket.rules.ts';
import { sampleServer, type Fate } from './basket.sample.tsx';

const click: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), sku: fc.constantFrom('a', 'b'), quantity: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ kind: fc.constant('quantity' as const), lineItemId: fc.constantFrom('line-a', 'line-b'), quantity: fc.integer({ min: 1, max: 5 }) }),
  fc.record({ kind: fc.constant('remove' as const), lineItemId: fc.constantFrom('line-a', 'line-b') }),
);
/** Delays are turns of the event queue, so that a history is the same each time. */
const turns = fc.constantFrom(0, 1, 4, 12, 40);
const call = (...fates: Fate[]) => fc.infiniteStream(fc.record({ fate: fc.constantFrom(...fates), there: turns, back: turns }));
const history = fc.record({
  startsFilled: fc.boolean(),
  /** How long after the one before, and whether the basket is asked for meanwhile, by another tab for example. */
  clicks: fc.array(fc.record({ click, after: turns, asksToo: fc.boolean() }), { minLength: 1, maxLength: 10 }),
  writes: call('do', 'do', 'do', 'refuse', 'wait', 'lose', 'break'),
  reads: call('do', 'do', 'do', 'do', 'do', 'break'),
});

async function pass(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) await Promise.resolve();
}

it('shows in the end what the server has, for any order of clicks, delays, refusals and lost answers', async () => {
  await fc.assert(
    fc.asyncProperty(history, async ({ startsFilled, clicks, writes, reads }) => {
      clearBasketCookie();
      const fates: Fate[] = [];
      const server = sampleServer(() => fates.shift()!);
      let isReadBroken = false;
      const send: Send = async (url, request) => {
        const { fate, there, back } = (request.method === 'GET' ? reads : writes).next().value;
        await pass(there);
        fates.push(fate);
        isReadBroken ||= request.method === 'GET' && fate === 'break';
        const answer = await server.send(url, request);
        await pass(back);
        return answer;
      };
      if (startsFilled) rememberBasket(server.fill('a', 'b'));
      const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
      provideApi(queryClient, createApi({ fetch: send }));
      const changes = basketChanges({ queryClient, catalog: 'en-gb', t: (key) => key });
      const stops: (() => void)[] = [];
      /** What a component that shows the basket does. */
      const look = () => {
        const basketId = storedBasketId();
        if (basketId) stops.push(new QueryObserver(queryClient, basketQueries.current('en-gb', basketId)).subscribe(() => {}));
      };

      look();
      const running: Promise<unknown>[] = [];
      for (const { click: change, after, asksToo } of clicks) {
        await pass(after);
        if (asksToo) void queryClient.invalidateQueries({ queryKey: basketQueries.all });
        const options = change.kind === 'add' ? changes.add : change.kind === 'quantity' ? changes.count : changes.remove;
        running.push(queryClient.getMutationCache().build(queryClient, options as never).execute(change as never).catch(() => {}));
      }
      await Promise.all(running);
      await vi.waitUntil(() => queryClient.isFetching() === 0, { interval: 1 });
      // Only a look that has failed needs another one.
      if (isReadBroken) {
        reads.next = () => ({ value: { fate: 'do', there: 0, back: 0 }, done: false });
        await queryClient.refetchQueries({ queryKey: basketQueries.all });
      }

      const basketId = storedBasketId();
      const shown = basketId ? queryClient.getQueryData(basketQueries.current('en-gb', basketId).queryKey) : undefined;
      expect(shown && withPending(shown, []).basket).toEqual(server.basketOf(basketId));
      for (const stop of stops) stop();
      queryClient.clear();
    }),
    { numRuns: Number(process.env.HISTORIES ?? 1_000) },
  );
}, 120_000);
