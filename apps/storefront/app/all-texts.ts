import { getTranslations } from '@selvedge/api-content';
import { ask } from '@selvedge/api-runtime';
import type { ShopView } from '@selvedge/market';
import type { QueryClient } from '@tanstack/react-query';

/**
 * Adds all texts of its market to a shop: documents carry those of their page only, and flyouts open on any. Asked once a visit.
 * @throws ApiError when they cannot be had; the next call asks again
 */
export async function bringAllTexts({ market, translations }: ShopView, queryClient: QueryClient): Promise<void> {
  // Without the network it fails at once instead of waiting for it: who opened the flyout hears of it.
  Object.assign(translations, await queryClient.fetchQuery({ ...ask(getTranslations, { market: market.id }), staleTime: Infinity, gcTime: Infinity, networkMode: 'always' }));
}
