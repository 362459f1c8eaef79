import { catalogQueries, ProductDetail } from '@selvedge/catalog';
import { PageRows } from '@selvedge/cms-widgets';
import { definePage } from '../define-page.ts';
import { PageBreadcrumbs } from '../shell/PageBreadcrumbs.tsx';

export const page = definePage({
  queries: ({ shop, content }) => (content.productId ? [catalogQueries.product(shop.market.id, content.productId)] : []),
  Component: function ProductPage({ page: { breadcrumbs, areas, productId } }) {
    return (
      <>
        <PageBreadcrumbs links={breadcrumbs} />
        {productId && <ProductDetail key={productId} productId={productId} />}
        <PageRows rows={areas.similarProducts} />
      </>
    );
  },
});
