import { ShopLink, useMarketHref, useShop, useTranslate } from '@selvedge/market';
import { Asleep, Button, CardSkeleton, Notice, Pagination } from '@selvedge/ui';
import { useQuery } from '@tanstack/react-query';
import { memo, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { catalogQueries, type ListingResult } from '../catalog.queries.ts';
import { useImpressions, type ProductImpression } from '../impressions/use-impressions.ts';
import { changed, lastPage, listingParams, listingSearch, type ListingParams } from '../listing.params.ts';
import { ProductCard } from '../product-card/ProductCard.tsx';
import type { ProductTile } from '../product-tile.ts';
import { ChosenFilters } from './ChosenFilters.tsx';
import { useGrid } from './grid.state.ts';
import { GridChoice } from './GridChoice.tsx';
import bar from './ListingBar.module.css';
import { ListingFilters } from './ListingFilters.tsx';
import { ListingSorting } from './ListingSorting.tsx';
import { WaysOut } from './WaysOut.tsx';
import styles from './Listing.module.css';

export interface ListingProps {
  title: string;
  /** What stands above it instead of title and count; without a result as long as none is there. */
  heading?: (result: ListingResult | undefined) => ReactNode;
  /** Stands below the heading, instead of bar and grid, when nothing was found. */
  nothing?: ReactNode;
  /** Path of the listing below the market. */
  path: string;
  /** Its query keys. */
  query: Readonly<Record<string, string>>;
  categoryId?: string;
  /** Whether the page begins with it: then the pictures of the first tiles load at once. Below a picture across the page they would only keep that one from coming. */
  openPage?: boolean;
  /** Another card than the library's own; `eager` when its picture is to load at once. */
  card?: (product: ProductTile, eager: boolean) => ReactNode;
  /** What stands across the grid of the first page: one after every twelve tiles (CAT-162, CMS-018). */
  between?: readonly ReactNode[];
  /** Hears of each product that is seen; otherwise the document's `productimpression` tells. */
  onImpression?: (impression: ProductImpression) => void;
}

/** Tiles that are in view when a listing opens. */
const inView = 4;
/** Tiles that fill whole rows, however many stand in one. */
const together = 12;
const wholeRows = (products: readonly ProductTile[]) => Array.from({ length: Math.ceil(products.length / together) }, (_, list) => products.slice(list * together, (list + 1) * together));

/** Products with facets, price range, sorting and pages; everything that is chosen stands in the address (CAT-139…143). */
export function Listing({ title, heading, nothing, path, query, categoryId, openPage = false, card = standardCard, between, onImpression }: ListingProps) {
  const t = useTranslate();
  const grid = useGrid();
  const { market, searchConfigurations } = useShop();
  const { pageSize, facets } = searchConfigurations;
  const params = listingParams(query, facets);
  const { data: result, isError, refetch } = useQuery(catalogQueries.listing(market.id, categoryId, params, pageSize));
  const current = result ? Math.floor(result.startingFrom / pageSize) + 1 : params.page;
  useRightPage(current, params, path);
  const tiles = useImpressions<HTMLDivElement>({ products: result?.results, list: title, first: (result?.startingFrom ?? 0) + 1, onImpression });
  const lists = useMemo(() => result && wholeRows(result.results), [result]);
  const hrefOf = (change: Partial<ListingParams>) => path + listingSearch(changed(params, change));

  return (
    <div className={styles.listing}>
      <div className={styles.heading}>
        {heading ? heading(result) : (
          <>
            <h1>{title}</h1>
            {!isError && <p role="status">{result ? t('listing.count', { count: result.totalResults }) : '\u00a0'}</p>}
          </>
        )}
        {(result?.totalResults ?? 0) > 0 && <GridChoice />}
      </div>
      {isError ? (
        <Notice kind="error" action={<Button look="secondary" onClick={() => void refetch()}>{t('feedback.try_again')}</Button>}>
          {t('listing.error')}
        </Notice>
      ) : !result ? (
        <>
          <div className={bar.bar} />
          <div className={styles.tiles} data-grid style={grid.style}>
            <ul className={styles.grid} aria-busy="true">
              {Array.from({ length: 8 }, (_, index) => <li key={index}><CardSkeleton /></li>)}
            </ul>
          </div>
        </>
      ) : nothing && result.totalResults === 0 ? nothing : (
        <>
          <div className={bar.bar}>
            <ListingFilters result={result} params={params} path={path} hrefOf={hrefOf} />
            {result.totalResults > 0 && <ListingSorting result={result} hrefOf={hrefOf} />}
          </div>
          <ChosenFilters result={result} params={params} hrefOf={hrefOf} />
          {result.totalResults === 0 ? (
            <Notice title={t('listing.empty_title')} action={<WaysOut result={result} params={params} hrefOf={hrefOf} />}>
              {t('listing.empty_text')}
            </Notice>
          ) : (
            <div ref={tiles} className={styles.tiles} data-grid style={grid.style}>
              {lists?.map((products, list) => (
                <Tiles key={`${list} ${products[0]!.id}`} products={products} card={card} eager={openPage && list === 0 && !grid.isChosen ? inView : 0} before={list > 0 && current === 1 && between?.[list - 1]} />
              ))}
            </div>
          )}
          <NeighbourLinks current={current} last={lastPage(result.totalResults, pageSize)} hrefOf={hrefOf} />
          <Pagination
            label={t('listing.pages')}
            current={current}
            last={lastPage(result.totalResults, pageSize)}
            link={(page, attributes) => <ShopLink to={hrefOf({ page })} {...attributes} />}
            pageLabel={(page) => t('listing.page', { page })}
            previousLabel={t('listing.previous')}
            nextLabel={t('listing.next')}
          />
        </>
      )}
    </div>
  );
}

interface TilesProps extends Required<Pick<ListingProps, 'card'>> {
  products: readonly ProductTile[];
  /** So many pictures load at once. Larger than usual they wait for their layout, which says how large a picture to ask for. */
  eager: number;
  /** Is no product, so every twelve are a list. */
  before: ReactNode;
}

/** They wake when somebody is there, list by list, as they come near; whatever is learnt meanwhile leaves them alone. Other products are another list, so that none is woken to be replaced. */
const Tiles = memo(function Tiles({ products, card, eager, before }: TilesProps) {
  const list = useRef<HTMLUListElement>(null);
  return (
    <>
      {before && <div className={styles.between}>{before}</div>}
      <ul ref={list} className={styles.grid}>
        <Asleep around={list}>
          {products.map((product, index) => <li key={product.id} data-product={product.id}>{card(product, index < eager)}</li>)}
        </Asleep>
      </ul>
    </>
  );
});

/** Tells search engines which pages come before and after (SHELL-036, CAT-146). */
function NeighbourLinks({ current, last, hrefOf }: { current: number; last: number; hrefOf: (change: Partial<ListingParams>) => string }) {
  const toHref = useMarketHref();
  return (
    <>
      {current > 1 && <link rel="prev" href={toHref(hrefOf({ page: current - 1 }))} />}
      {current < last && <link rel="next" href={toHref(hrefOf({ page: current + 1 }))} />}
    </>
  );
}

const standardCard = (product: ProductTile, eager: boolean) => <ProductCard product={product} eager={eager} />;

/** An address beyond the last page becomes the last page's (CAT-154). */
function useRightPage(current: number, params: ListingParams, path: string) {
  const navigate = useNavigate();
  const toHref = useMarketHref();
  const wrong = current !== params.page;
  const right = toHref(path) + listingSearch({ ...params, page: current });
  useEffect(() => {
    if (wrong) void navigate(right, { replace: true, state: { keepScroll: true } });
  }, [wrong, right, navigate]);
}
