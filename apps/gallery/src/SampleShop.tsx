import { createApi, provideApi } from '@selvedge/api-runtime';
import { recordedApi, sampleApi, type SampleAnswer } from '@selvedge/api-samples';
import { ShopProvider, shopView } from '@selvedge/market';
import { closeFlyout, FlyoutStage, ToastRegion, type FlyoutStageProps } from '@selvedge/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import type { SampleMarketRecording } from './sample-markets.ts';

/** What a story may set under `parameters`. */
export interface ShopParameters {
  /** What the backend answers in this story; what is not here is answered as it was recorded. */
  api?: readonly SampleAnswer[];
  /** The flyouts that can open. */
  flyouts?: FlyoutStageProps['flyouts'];
  /** Path below the market, `/` unless told otherwise. */
  path?: string;
  /** Feature switches that are on in this story, beside those of the recorded shop. */
  features?: Record<string, boolean>;
  /** The story brings a whole page, with its own shop around it. */
  wholePage?: boolean;
}

interface SampleShopProps {
  parameters: ShopParameters;
  switches: { brand?: string; direction?: string };
  market: SampleMarketRecording;
  children: ReactNode;
}

/** The sample shop around a story, in the market, brand and direction of the switches. */
export function SampleShop({ parameters: { api = [], flyouts = {}, path = '', features = {}, wholePage = false }, switches: { brand = 'selvedge', direction = 'language' }, market: { shop, recording }, children }: SampleShopProps) {
  const own = shopView(shop, { channel: 'web', preview: false });
  const view = { ...own, featureToggles: { ...own.featureToggles, ...features }, brand, direction: direction === 'language' ? own.direction : (direction as 'ltr' | 'rtl') };
  const [queryClient] = useState(() => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    provideApi(client, createApi({ headers: { 'x-shop-call': '1' }, fetch: sampleApi(api, recordedApi(recording)) }));
    return client;
  });

  useLayoutEffect(() => {
    Object.assign(document.documentElement, { lang: view.textLanguage, dir: view.direction });
    document.documentElement.dataset.brand = view.brand;
  }, [view.textLanguage, view.direction, view.brand]);
  useEffect(() => closeFlyout, []);

  if (wholePage) return children;
  return (
    <QueryClientProvider client={queryClient}>
      <ShopProvider shop={view}>
        <MemoryRouter initialEntries={[`/${shop.market.id}${path}`]}>
          {children}
          <FlyoutStage flyouts={flyouts} failedText={shop.translations['feedback.error_generic']} />
          <ToastRegion closeLabel={shop.translations['shell.close'] ?? 'Close'} />
        </MemoryRouter>
      </ShopProvider>
    </QueryClientProvider>
  );
}
