import { catalogQueries, productStructuredData } from '@selvedge/catalog';
import { requestHref, useFeature, useShop } from '@selvedge/market';
import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import type { ResolvedPage } from '../define-page.ts';
import { OriginContext } from '../shell/origin.context.ts';
import { StructuredData } from '../shell/StructuredData.tsx';

/** What search engines read of the product, or of the set, that a page is about (SHELL-100). The server writes it: nobody reads it in a page that a visit goes on to. */
export function ProductFacts({ page, productId }: { page: ResolvedPage; productId: string }) {
  const { market } = useShop();
  const origin = use(OriginContext);
  const hasClub = useFeature('customerClub');
  const { data } = useQuery(catalogQueries.product(market.id, productId));
  const url = origin + requestHref(page.request);
  return data && <StructuredData facts={import.meta.env.SSR ? productStructuredData(data, { url, origin, hasClub }) : {}} />;
}
