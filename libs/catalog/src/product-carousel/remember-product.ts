import { useEffect } from 'react';

/** Keeps in mind that this product was looked at, once the page has nothing better to do. */
export function useRememberedProduct(productId: string | undefined): void {
  useEffect(() => {
    if (productId) void import('./recently-viewed.ts').then(({ remember }) => remember(productId), () => {});
  }, [productId]);
}
