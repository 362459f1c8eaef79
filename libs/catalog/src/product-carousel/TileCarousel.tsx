import { useTranslate } from '@selvedge/market';
import { CardSkeleton, Carousel, type CarouselProps } from '@selvedge/ui';
import { useImpressions, type ProductImpression } from '../impressions/use-impressions.ts';
import { ProductCard } from '../product-card/ProductCard.tsx';
import type { ProductTile } from '../product-tile.ts';
import styles from './ProductCarousel.module.css';

export interface TileCarouselProps extends Pick<CarouselProps, 'arrows'> {
  headline?: { text: string; alignment?: 'left' | 'center' };
  /** While they are missing, there are placeholders instead. */
  products: ProductTile[] | undefined;
  /** So many placeholders. */
  awaited: number;
  /** Hears of each product that is seen; otherwise the document's `productimpression` tells. */
  onImpression?: (impression: ProductImpression) => void;
}

/** Tiles side by side below their headline. */
export function TileCarousel({ headline, products, awaited, arrows, onImpression }: TileCarouselProps) {
  const t = useTranslate();
  const label = headline?.text ?? t('carousel.products');
  const section = useImpressions<HTMLElement>({ products, list: label, onImpression });
  return (
    <section ref={section}>
      {headline && <h2 className={styles.headline} data-alignment={headline.alignment}>{headline.text}</h2>}
      <Carousel label={t('carousel.label', { title: label })} kind={t('carousel.kind')} busy={!products} arrows={arrows} previousLabel={t('carousel.previous')} nextLabel={t('carousel.next')}>
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
      </Carousel>
    </section>
  );
}
