import type { CarouselSettings } from '@selvedge/cms-widgets';
import { useShop } from '@selvedge/market';
import { useQuery } from '@tanstack/react-query';
import { catalogQueries } from '../catalog.queries.ts';
import { TileCarousel, type TileCarouselProps } from './TileCarousel.tsx';

export interface ProductCarouselProps extends CarouselSettings, Pick<TileCarouselProps, 'onImpression'> {
  productIds: string[];
}

/** Products side by side. Renders nothing when there are none to show. */
export function ProductCarousel({ productIds, onImpression, ...settings }: ProductCarouselProps) {
  const { market } = useShop();
  const { data: products, isError } = useQuery(catalogQueries.products(market.id, productIds));
  if (products ? products.length === 0 : isError) return null;
  return <TileCarousel settings={settings} products={products} awaited={Math.min(productIds.length, 4)} onImpression={onImpression} />;
}
