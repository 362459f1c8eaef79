import { useShop, useTranslate } from '@selvedge/market';
import { CardSkeleton, Carousel } from '@selvedge/ui';
import { useQuery } from '@tanstack/react-query';
import { catalogQueries } from '../catalog.queries.ts';
import { useImpressions, type ProductImpression } from '../impressions/use-impressions.ts';
import { ProductCard } from '../product-card/ProductCard.tsx';
import styles from './ProductCarousel.module.css';

export interface ProductCarouselProps {
  headline?: { text: string; alignment?: 'left' | 'center' };
  productIds: string[];
  /** Hears of each product that is seen; otherwise the document's `productimpression` tells. */
  onImpression?: (impression: ProductImpression) => void;
}

/** Products side by side. Renders nothing when there are none to show. */
export function ProductCarousel({ headline, productIds, onImpression }: ProductCarouselProps) {
  const t = useTranslate();
  const { market } = useShop();
  const { data: products, isError } = useQuery(catalogQueries.products(market.id, productIds));
  const label = headline?.text ?? t('carousel.products');
  const section = useImpressions<HTMLElement>({ products, list: label, onImpression });
  if (isError || products?.length === 0) return null;
  return (
    <section ref={section}>
      {headline && <h2 className={styles.headline} data-alignment={headline.alignment}>{headline.text}</h2>}
      <Carousel label={t('carousel.label', { title: label })} kind={t('carousel.kind')} busy={!products} previousLabel={t('carousel.previous')} nextLabel={t('carousel.next')}>
        {products
          ? products.map((product) => (
              <li key={product.id} data-product={product.id}>
                <ProductCard product={product} heading="h3" />
              </li>
            ))
          : productIds.slice(0, 4).map((id) => (
              <li key={id}>
                <CardSkeleton />
              </li>
            ))}
      </Carousel>
    </section>
  );
}
