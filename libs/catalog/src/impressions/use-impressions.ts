import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';
import type { ProductTile } from '../product-tile.ts';
import { watchImpressions } from './watch-impressions.ts';

/** A product whose tile was seen. */
export interface ProductImpression {
  product: ProductTile;
  /** What it stood in: the title of the listing or the headline of the row. */
  list: string;
  /** Its place there, from 1; in a listing over all pages. */
  position: number;
}

export interface ImpressionSource {
  /** `undefined` as long as they are loading. */
  products: readonly ProductTile[] | undefined;
  list: string;
  /** Position of the first one, from 1. */
  first?: number;
  onImpression?: (impression: ProductImpression) => void;
}

declare global {
  interface DocumentEventMap {
    productimpression: CustomEvent<ProductImpression>;
  }
}

/** Says it to whoever listens on the document: that is where analytics will, once a shopper has agreed. */
export const announceImpression = (detail: ProductImpression): void => void document.dispatchEvent(new CustomEvent('productimpression', { detail }));

/**
 * Tells of each product whose tile is seen, once per page view.
 * @returns for the list; its items carry `data-product`, the product's id
 */
export function useImpressions<List extends HTMLElement>({ products, list, first = 1, onImpression = announceImpression }: ImpressionSource): RefObject<List | null> {
  const { key } = useLocation();
  const listRef = useRef<List>(null);
  const told = useRef({ view: key, ids: new Set<string>() });
  const latest = useRef({ list, first, onImpression });
  useEffect(() => void (latest.current = { list, first, onImpression }));

  useEffect(() => {
    const { current } = listRef;
    if (!current || !products) return;
    if (told.current.view !== key) told.current = { view: key, ids: new Set() };
    const { ids } = told.current;
    const tiles = [...current.querySelectorAll<HTMLElement>('[data-product]')].filter(({ dataset }) => !ids.has(dataset.product!));
    return watchImpressions(tiles, (tile) => {
      const id = (tile as HTMLElement).dataset.product!;
      const place = products.findIndex((product) => product.id === id);
      if (place < 0 || ids.has(id)) return;
      ids.add(id);
      latest.current.onImpression({ product: products[place]!, list: latest.current.list, position: latest.current.first + place });
    });
  }, [products, key]);

  return listRef;
}
