import { catalogQueries, Listing, listingParams, listingProblems } from '@selvedge/catalog';
import { PageRows } from '@selvedge/cms-widgets';
import { definePage, type PagePlace } from '../define-page.ts';
import { PageBreadcrumbs } from '../shell/PageBreadcrumbs.tsx';
import styles from './rows.module.css';

function listing({ request, shop, content }: PagePlace) {
  const { pageSize, facets } = shop.searchConfigurations;
  return catalogQueries.listing(shop.market.id, content.categoryId, listingParams(request.query, facets), pageSize);
}

export const page = definePage({
  queries: (place) => [listing(place)],
  problems: (place, answers) => listingProblems(answers.getQueryData(listing(place).queryKey)),
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
