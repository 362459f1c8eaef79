import { catalogQueries, listingParams, listingProblems, listingQuery, SearchResults } from '@selvedge/catalog';
import { PageRows } from '@selvedge/cms-widgets';
import { definePage, type PagePlace } from '../define-page.ts';
import { Campaign } from './Campaign.tsx';

/** What the address asks for; nothing before anything is searched for. */
function search({ request, shop }: PagePlace) {
  const { pageSize, facets } = shop.searchConfigurations;
  const params = listingParams(request.query, facets);
  return params.q ? catalogQueries.listing(shop.market.id, undefined, params, pageSize) : undefined;
}

export const page = definePage({
  queries: (place) => [search(place) ?? []].flat(),
  turn(place, answers) {
    const asked = search(place);
    const result = asked && answers.getQueryData(asked.queryKey);
    if (!result) return { areas: asked ? [] : ['rows'] };
    return { leadsTo: result.redirect, areas: result.totalResults === 0 ? ['emptySearchTop', 'emptySearchBottom'] : ['top', 'plp', 'bottom'] };
  },
  query(place, answers) {
    const asked = search(place);
    return asked ? listingQuery(place.request.query, answers.getQueryData(asked.queryKey), place.shop.searchConfigurations.pageSize) : place.request.query;
  },
  problems(place, answers) {
    const asked = search(place);
    return listingProblems(asked && answers.getQueryData(asked.queryKey));
  },
  Component: function SearchPage({ page: { metadata, areas, request } }) {
    const above = areas.emptySearchTop ?? areas.top;
    return (
      <>
        <SearchResults title={metadata.title} path={request.path} query={request.query} openPage={!above?.[0]?.fullWidth} above={<Campaign rows={above} openPage />} between={areas.plp?.map((row) => <Campaign rows={[row]} />)} />
        <PageRows rows={areas.rows} />
        <PageRows rows={areas.emptySearchBottom ?? areas.bottom} />
      </>
    );
  },
});
