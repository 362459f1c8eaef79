import { PlacedCarousel, type CarouselSettings } from '@selvedge/cms-widgets';
import { useTranslate } from '@selvedge/market';
import { CardSkeleton } from '@selvedge/ui';
import { useImpressions, type ProductImpression } from '../impressions/use-impressions.ts';
import { ProductCard } from '../product-card/ProductCard.tsx';
import type { ProductTile } from '../product-tile.ts';

export interface TileCarouselProps {
  settings: CarouselSettings;
  /** While they are missing, there are placeholders instead. */
  products: ProductTile[] | undefined;
  /** So many placeholders. */
  awaited: number;
  /** Hears of each product that is seen; otherwise the document's `productimpression` tells. */
  onImpression?: (impression: ProductImpression) => void;
}

/** Tiles side by side below their headline. */
export function TileCarousel({ settings, products, awaited, onImpression }: TileCarouselProps) {
  const t = useTranslate();
  const label = settings.headline?.text ?? t('carousel.products');
  const section = useImpressions<HTMLElement>({ products, list: label, onImpression });
  return (
    <PlacedCarousel ref={section} settings={settings} label={label} busy={!products}>
      {products
        ? products.map((product) => (
            <li key={product.id} data-product={product.id}>
              <ProductCard product={product} heading="h3" />
            </li>
          ))
        : Array.from({ length: awaited }, (_, place) => (
            <li key={place}>
              <CardSkeleton />
            </li>
          ))}
    </PlacedCarousel>
  );
}
