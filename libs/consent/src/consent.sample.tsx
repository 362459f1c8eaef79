import { createApi, provideApi } from '@selvedge/api-runtime';
import { ShopProvider, type ShopView } from '@selvedge/market';
import { ToastRegion } from '@selvedge/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

/** What the banner needs of a shop; its texts are their keys. */
const shop = { market: { id: 'en-gb' }, siteLinks: { privacy: '/privacy' }, translations: {}, locale: 'en-GB', textLanguage: 'en-GB' } as unknown as ShopView;

/** A shop around what is tested. @param texts answers the question for the texts of the market */
export function SampleShop({ texts = () => Response.json({ 'consent.title': 'May we?' }), children }: { texts?: () => Response; children: ReactNode }) {
  const [client] = useState(() => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false, retryOnMount: false } } });
    provideApi(client, createApi({ fetch: async () => texts() }));
    return client;
  });
  return (
    <QueryClientProvider client={client}>
      <ShopProvider shop={shop}>
        {children}
        <ToastRegion closeLabel="close" />
      </ShopProvider>
    </QueryClientProvider>
  );
}
