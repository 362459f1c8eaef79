import { whenAllowed } from '@selvedge/consent';
import { ShopLink, useShop, useTranslate } from '@selvedge/market';
import { Chip, VisuallyHidden } from '@selvedge/ui';
import { useEffect, type ReactNode } from 'react';
import type { ListingResult } from '../catalog.queries.ts';
import { listingParams, listingSearch, unnarrowed } from '../listing.params.ts';
import { Listing, type ListingProps } from '../listing/Listing.tsx';
import { rememberSearch } from './search-history.ts';
import { SearchForm } from './SearchForm.tsx';
import { asWritten } from './suggestion.rules.ts';
import styles from './SearchResults.module.css';

export interface SearchResultsProps extends Pick<ListingProps, 'path' | 'query' | 'card' | 'openPage' | 'between'> {
  /** Its heading before anything is searched for. */
  title: string;
  /** What stands between the field and what was found. */
  above?: ReactNode;
}

/** What a term finds, as a listing: the same filters, orders and pages (CAT-139…143). Says plainly when it is not quite what was asked for. */
export function SearchResults({ title, above, ...listing }: SearchResultsProps) {
  const t = useTranslate();
  const { facets } = useShop().searchConfigurations;
  const params = listingParams(listing.query, facets);
  const { q: term = '' } = params;
  const isFiltered = listingSearch(unnarrowed(params)) !== listingSearch({ ...params, page: 1 });
  useEffect(() => (term ? whenAllowed('functional', () => rememberSearch(term)) : undefined), [term]);

  return (
    <>
      <div className={styles.field}><SearchForm key={term} term={term} /></div>
      {above}
      {term ? (
        <Listing {...listing} title={term} heading={(result) => <Heading term={term} result={result} isFiltered={isFiltered} />} nothing={!isFiltered && <p className={styles.hint}>{t('search_page.nothing_text')}</p>} />
      ) : (
        <h1 className={styles.start}>{title}</h1>
      )}
    </>
  );
}

function Heading({ term, result, isFiltered }: { term: string; result: ListingResult | undefined; isFiltered: boolean }) {
  const t = useTranslate();
  const words = { term: asWritten(term) };
  const { totalResults: count = 0, isNearest, categories = [] } = result ?? {};
  return (
    <div className={styles.heading}>
      <h1>{!result || (count === 0 && isFiltered) ? t('search_page.title', words) : count === 0 ? t('search_page.nothing', words) : isNearest ? t('search_page.nearest', words) : t('search_page.results', { ...words, count })}</h1>
      {isNearest && count > 0 && <p>{t('search_page.nearest_text')}</p>}
      <VisuallyHidden as="p" role="status">{result && t('listing.count', { count })}</VisuallyHidden>
      {categories.length > 0 && (
        <nav aria-label={t('search.categories')}>
          <ul className={styles.categories}>
            {categories.map(({ displayName, productsInCategory, categoryUri }) => (
              <li key={categoryUri}><Chip link={(attributes) => <ShopLink to={categoryUri} {...attributes} />}>{displayName} <span className={styles.count}>{productsInCategory}</span></Chip></li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
