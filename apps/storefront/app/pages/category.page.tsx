import { catalogQueries, Listing, listingParams, listingProblems, listingQuery } from '@selvedge/catalog';
import { PageRows } from '@selvedge/cms-widgets';
import { definePage, type PagePlace } from '../define-page.ts';
import { PageBreadcrumbs } from '../shell/PageBreadcrumbs.tsx';
import { Campaign } from './Campaign.tsx';

function listing({ request, shop, content }: PagePlace) {
  const { pageSize, facets } = shop.searchConfigurations;
  return catalogQueries.listing(shop.market.id, content.categoryId, listingParams(request.query, facets), pageSize);
}

export const page = definePage({
  queries: (place) => [listing(place)],
  query: (place, answers) => listingQuery(place.request.query, answers.getQueryData(listing(place).queryKey), place.shop.searchConfigurations.pageSize),
  problems: (place, answers) => listingProblems(answers.getQueryData(listing(place).queryKey)),
  Component: function CategoryPage({ page: { metadata, breadcrumbs, areas, categoryId, request } }) {
    return (
      <>
        <PageBreadcrumbs links={breadcrumbs} />
        <Campaign rows={areas.top} openPage />
        <Listing categoryId={categoryId} openPage={!areas.top?.[0]?.fullWidth} path={request.path} query={request.query} title={metadata.title} between={areas.plp?.map((row) => <Campaign rows={[row]} />)} />
        <PageRows rows={areas.rows} />
        <PageRows rows={areas.bottom} />
      </>
    );
  },
});
