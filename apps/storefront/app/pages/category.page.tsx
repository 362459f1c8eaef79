import { catalogQueries, Listing, listingParams } from '@selvedge/catalog';
import { PageRows } from '@selvedge/cms-widgets';
import { definePage } from '../define-page.ts';
import { PageBreadcrumbs } from '../shell/PageBreadcrumbs.tsx';
import styles from './rows.module.css';

export const page = definePage({
  queries: ({ request, shop, content }) => {
    const { pageSize, facets } = shop.searchConfigurations;
    return [catalogQueries.listing(shop.market.id, content.categoryId, listingParams(request.query, facets), pageSize)];
  },
  Component: function CategoryPage({ page: { metadata, breadcrumbs, areas, categoryId, request } }) {
    return (
      <>
        <PageBreadcrumbs links={breadcrumbs} />
        <div className={styles.campaign}>
          <PageRows rows={areas.top} openPage />
        </div>
        <Listing categoryId={categoryId} path={request.path} query={request.query} title={metadata.title} between={areas.plp?.map((row) => <div className={styles.campaign}><PageRows rows={[row]} /></div>)} />
        <PageRows rows={areas.rows} />
        <PageRows rows={areas.bottom} />
      </>
    );
  },
});
