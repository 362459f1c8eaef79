import { useMoney, useTranslate } from '@selvedge/market';
import { Fragment } from 'react';
import type { ProductView } from '../catalog.queries.ts';
import { tagOf } from '../product-badges/ProductBadges.tsx';
import { priceShown } from '../product-price/price-shown.ts';
import { ProductPrice } from '../product-price/ProductPrice.tsx';
import styles from './ProductHeading.module.css';
import { faceValueOf, type Variant } from './sizes.rules.ts';

/** Brand, name and price of a product, or the price of the variant that is chosen. */
export function ProductHeading({ product, variant }: { product: ProductView; variant?: Variant }) {
  const t = useTranslate();
  const { brand, subBrand, name, isDigital, disclaimer, priceVaries } = product;
  const tag = tagOf(product);
  return (
    <div className={styles.heading}>
      <p className={styles.brand}>
        <span>{subBrand ?? brand}</span>
        {tag && <span className={styles.tag}>{t(`product.${tag}`)}</span>}
      </p>
      <h1 className={styles.name}>{name}</h1>
      {isDigital ? <FaceValues product={product} /> : <div aria-live={priceVaries ? 'polite' : undefined}><ProductPrice {...priceShown(product, variant)} size="large" /></div>}
      {disclaimer && <p className={styles.disclaimer}>{disclaimer}</p>}
    </div>
  );
}

/** From the smallest amount of a gift card to the largest. */
function FaceValues({ product: { variants, price } }: { product: ProductView }) {
  const money = useMoney();
  const { currency } = price.salesPrice;
  const values = variants.flatMap((variant) => faceValueOf(variant) ?? []);
  const ends = values.length > 0 ? [...new Set([Math.min(...values), Math.max(...values)])] : [price.salesPrice.amount];
  // Each amount keeps its own direction.
  return <p className={styles.amounts}>{ends.map((amount, place) => <Fragment key={amount}>{place > 0 && ' – '}<bdi>{money({ amount, currency })}</bdi></Fragment>)}</p>;
}
