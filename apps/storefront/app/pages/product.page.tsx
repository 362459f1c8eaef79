import { AddToBasket } from '@selvedge/basket';
import { catalogQueries, ProductDetail } from '@selvedge/catalog';
import { PageRows } from '@selvedge/cms-widgets';
import { definePage } from '../define-page.ts';
import { PageBreadcrumbs } from '../shell/PageBreadcrumbs.tsx';
import { ProductFacts } from './ProductFacts.tsx';

export const page = definePage({
  queries: ({ shop, content }) => (content.productId ? [catalogQueries.product(shop.market.id, content.productId)] : []),
  Component: function ProductPage({ page }) {
    const { breadcrumbs, areas, productId } = page;
    return (
      <>
        <PageBreadcrumbs links={breadcrumbs} />
        {productId && <ProductDetail key={productId} productId={productId} buy={({ isDigital, comingSoon, ...choice }) => <AddToBasket {...choice} comingSoon={comingSoon || isDigital} />} />}
        {productId && <ProductFacts page={page} productId={productId} />}
        {/* What was looked at lately is another thing on every product. */}
        <PageRows key={`beside ${productId}`} rows={areas.similarProducts} />
      </>
    );
  },
});
