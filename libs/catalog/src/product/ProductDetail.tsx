import { useShop } from '@selvedge/market';
import { Skeleton } from '@selvedge/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { catalogQueries, lookOf } from '../catalog.queries.ts';
import { useRememberedProduct } from '../product-carousel/remember-product.ts';
import { ColourChoice } from './ColourChoice.tsx';
import { ProductBuy, type ProductBuyProps } from './ProductBuy.tsx';
import { ProductFailed } from './ProductFailed.tsx';
import { ProductFacts } from './ProductFacts.tsx';
import { ProductGallery } from './ProductGallery.tsx';
import { ProductHeading } from './ProductHeading.tsx';
import { ShopTheLook } from './ShopTheLook.tsx';
import { variantAmong, type ChosenSize } from './sizes.rules.ts';
import styles from './ProductDetail.module.css';

export interface ProductDetailProps extends Pick<ProductBuyProps, 'buy'> {
  productId: string;
}

/** A product with its pictures, colours, sizes, all there is to know about it, and what is worn with it (CAT-186…193). */
export function ProductDetail({ productId, buy }: ProductDetailProps) {
  const { market } = useShop();
  const { data: product, isError, refetch } = useQuery(catalogQueries.product(market.id, productId));
  const [heard, setHeard] = useState<ChosenSize & { of?: string }>({});
  useRememberedProduct(product?.id);
  if (!product) {
    if (isError) return <ProductFailed retry={refetch} />;
    return (
      <div className={styles.product} aria-busy="true">
        <Skeleton ratio={3 / 4} />
        <div className={styles.buy}>
          <Skeleton height="6rem" />
          <Skeleton height="8rem" />
          <Skeleton height="52px" />
        </div>
      </div>
    );
  }
  const look = lookOf(product);
  const { id, variants, priceVaries } = product;
  const variant = variantAmong(variants, heard.of === id ? heard : {});
  // A choice changes nothing here when all variants cost the same and have no numbers.
  const isHeard = priceVaries || variants.some(({ articleNumber }) => articleNumber);
  return (
    <>
      <div className={styles.product}>
        <div className={styles.pictures}>
          <ProductGallery product={product} />
        </div>
        <div className={styles.buy}>
          <ProductHeading product={product} variant={variant} />
          <ColourChoice product={product} />
          <ProductBuy key={id} product={product} buy={buy} onChoose={isHeard ? (chosen) => setHeard({ ...chosen, of: id }) : undefined} />
          <ProductFacts product={product} variant={variant} />
        </div>
      </div>
      {look.length > 0 && <ShopTheLook productIds={look} />}
    </>
  );
}
