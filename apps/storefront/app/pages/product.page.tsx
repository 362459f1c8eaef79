import { AddToBasket } from '@selvedge/basket';
import { catalogQueries, ProductDetail, productStructuredData } from '@selvedge/catalog';
import { PageRows } from '@selvedge/cms-widgets';
import { requestHref, useShop } from '@selvedge/market';
import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { definePage, type ResolvedPage } from '../define-page.ts';
import { OriginContext } from '../shell/origin.context.ts';
import { PageBreadcrumbs } from '../shell/PageBreadcrumbs.tsx';
import { StructuredData } from '../shell/StructuredData.tsx';

export const page = definePage({
  queries: ({ shop, content }) => (content.productId ? [catalogQueries.product(shop.market.id, content.productId)] : []),
  Component: function ProductPage({ page }) {
    const { breadcrumbs, areas, productId } = page;
    return (
      <>
        <PageBreadcrumbs links={breadcrumbs} />
        {productId && <ProductDetail key={productId} productId={productId} buy={({ isDigital, comingSoon, ...choice }) => <AddToBasket {...choice} comingSoon={comingSoon || isDigital} />} />}
        {productId && <ProductFacts page={page} productId={productId} />}
        <PageRows rows={areas.similarProducts} />
      </>
    );
  },
});

function ProductFacts({ page, productId }: { page: ResolvedPage; productId: string }) {
  const { market } = useShop();
  const origin = use(OriginContext);
  const { data } = useQuery(catalogQueries.product(market.id, productId));
  return data && <StructuredData facts={productStructuredData(data, { url: origin + requestHref(page.request), origin })} />;
}
