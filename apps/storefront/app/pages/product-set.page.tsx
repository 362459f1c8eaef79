import { AddToBasket } from '@selvedge/basket';
import { catalogQueries, ProductSet } from '@selvedge/catalog';
import { PageRows } from '@selvedge/cms-widgets';
import { definePage } from '../define-page.ts';
import { PageBreadcrumbs } from '../shell/PageBreadcrumbs.tsx';
import { ProductFacts } from './ProductFacts.tsx';

/** A set of products that are bought one by one (CAT-198). */
export const page = definePage({
  queries: ({ shop, content }) => (content.productId ? [catalogQueries.product(shop.market.id, content.productId)] : []),
  Component: function ProductSetPage({ page }) {
    const { breadcrumbs, areas, productId } = page;
    return (
      <>
        <PageBreadcrumbs links={breadcrumbs} />
        {productId && <ProductSet key={productId} productId={productId} buy={(choice) => <AddToBasket {...choice} />} buyAll={(choice) => <AddToBasket {...choice} />} />}
        {productId && <ProductFacts page={page} productId={productId} />}
        {/* What was looked at lately is another thing on every product. */}
        <PageRows key={`beside ${productId}`} rows={areas.similarProducts} />
      </>
    );
  },
});
