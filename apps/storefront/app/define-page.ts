import type { PageContent } from '@selvedge/api-content';
import type { AnyQuery, PlacedRow } from '@selvedge/cms-widgets';
import type { PageAlias, ShopRequest, ShopView } from '@selvedge/market';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';

export type LayoutName = 'default' | 'checkout' | 'receipt' | 'plain' | 'account' | 'error';

/** A page with everything that it needs to render; travels in the HTML and in the answer to a navigation. */
export interface ResolvedPage {
  alias: PageAlias;
  status: number;
  /** Market, path and allow-listed query that it answers. */
  request: Pick<ShopRequest, 'market' | 'path' | 'query'>;
  metadata: Omit<PageContent['metadata'], 'alias' | 'paths'>;
  /** Path and query under which search engines should know it. */
  canonical?: string;
  breadcrumbs: PageContent['breadcrumbs'];
  categoryId?: string;
  productId?: string;
  /** Placed rows by area (CMS-018). */
  areas: Record<string, PlacedRow[]>;
}

export interface PagePlace {
  request: ShopRequest;
  shop: ShopView;
  content: PageContent;
}

/** What a page makes of its answers. */
export interface PageTurn {
  /** Path below the market to which it sends the shopper instead. */
  leadsTo?: string;
  /** The row areas that it shows; all when left out. */
  areas?: readonly string[];
}

export interface PageDefinition {
  /** What the page cannot do without: asked on the server, and its failure is the page's. */
  queries?: (place: PagePlace) => AnyQuery[];
  /** Where the answers of its queries decide what the page is: it is asked when they are there, before its rows. */
  turn?: (place: PagePlace, answers: QueryClient) => PageTurn;
  /**
   * The query that the page really answers, of the keys of its request: none when left out. An address with another one leads there, such as one
   * beyond the last page of a listing (CAT-154).
   */
  query?: (place: PagePlace, answers: QueryClient) => Record<string, string>;
  /** What monitoring should hear of its answers, though the page is shown. */
  problems?: (place: PagePlace, answers: QueryClient) => string[];
  Component: ComponentType<{ page: ResolvedPage }>;
}

/** What a module in the page registry exports, as `page`. */
export interface PageModule {
  page: PageDefinition;
}

export const definePage = (page: PageDefinition): PageDefinition => page;
