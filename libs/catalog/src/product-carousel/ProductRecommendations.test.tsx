import { recommendProducts3 } from '@selvedge/api-recommendation';
import { createApi, provideApi } from '@selvedge/api-runtime';
import { answers, sampleApi, type SampleAnswer } from '@selvedge/api-samples';
import { WidgetPlaceContext } from '@selvedge/cms-widgets';
import { sampleShop } from '@selvedge/cms-widgets/sample';
import { ShopProvider } from '@selvedge/market';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sampleCards, sampleCarousel } from '../shop.sample.tsx';
import { ProductRecommendations, type ProductRecommendationsProps } from './ProductRecommendations.tsx';

let comeNear: () => void;
beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', class {
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      comeNear = () => tell([{ isIntersecting: true }]);
    }
    observe() {}
    disconnect() {}
  });
});
afterEach(() => vi.unstubAllGlobals());

const asked = vi.fn<(body: unknown) => void>();
const likeThese: SampleAnswer = answers(recommendProducts3, ({ body }) => (asked(body), { results: sampleCards, hasError: false }));

function show(recommendation: ProductRecommendationsProps['recommendation'], answer = likeThese) {
  asked.mockReset();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  provideApi(client, createApi({ fetch: sampleApi([answer]) }));
  return render(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <ShopProvider shop={sampleShop}>
          <WidgetPlaceContext value={{ productIds: ['1_a_1'] }}>
            <ProductRecommendations {...sampleCarousel} headline={{ text: 'Alike', alignment: 'left' }} recommendation={recommendation} version={3} />
          </WidgetPlaceContext>
        </ShopProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
}
const settle = () => act(() => new Promise((resolve) => setImmediate(resolve)));

it('asks for nothing and takes no room before a shopper comes near; then it shows what is recommended', async () => {
  const { container } = show({ type: 'SimilarProducts', numberOfRecommendations: 6 });
  await settle();
  expect(asked).not.toHaveBeenCalled();
  expect(container.innerHTML).toBe('<div></div>');

  act(() => comeNear());
  expect(await screen.findAllByRole('heading', { level: 3 })).toHaveLength(sampleCards.length);
  expect(asked.mock.calls).toEqual([[{ type: 'SimilarProducts', numberOfRecommendations: 6, productIds: ['1_a_1'] }]]);
});

it('shows nothing when the recommendation failed, whatever it brings (CAT-128)', async () => {
  const { container } = show({ type: 'PopularProducts' }, answers(recommendProducts3, () => (asked({}), { results: sampleCards, hasError: true })));
  act(() => comeNear());
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  await vi.waitFor(() => expect(container.innerHTML).toBe('<div></div>'));
});

it('asks for nothing when it is about what was looked at, and nothing was', async () => {
  const { container } = show({ type: 'RecentlyViewedProducts' });
  act(() => comeNear());
  await vi.dynamicImportSettled();
  await settle();
  expect(asked).not.toHaveBeenCalled();
  expect(container.innerHTML).toBe('<div></div>');
});
