import { ShopLink, useTranslate } from '@selvedge/market';
import { Picture, Swatch, VisuallyHidden } from '@selvedge/ui';
import { memo, useState } from 'react';
import { ProductCardActions } from '../catalog.slots.ts';
import { ProductBadges } from '../product-badges/ProductBadges.tsx';
import { ProductPrice } from '../product-price/ProductPrice.tsx';
import type { ProductTile } from '../product-tile.ts';
import styles from './ProductCard.module.css';

export interface ProductCardProps {
  product: ProductTile;
  /** Level of its heading below the section it stands in. */
  heading?: 'h2' | 'h3';
  /** In view when the page opens. */
  eager?: boolean;
}

/** A product as a tile: one link, named by the product. A listing that learns something new leaves its tiles alone. */
export const ProductCard = memo(function ProductCard({ product, heading: Heading = 'h2', eager = false }: ProductCardProps) {
  const t = useTranslate();
  const { name, url, brand, front, back, price, staticClubPrice, swatches, styleOptionCount, callouts, badges } = product;
  // The other side is only for who points at the tile: sixty of them would double a listing's HTML.
  const [pointedAt, setPointedAt] = useState<boolean>();
  const words = t('product.colours', { count: styleOptionCount });
  return (
    <article className={styles.card} onPointerEnter={() => setPointedAt(true)} onPointerLeave={() => setPointedAt(false)}>
      <div className={styles.pictures}>
        {front ? <Picture url={front} alt="" eager={eager} /> : <div className={styles.blank} />}
        {back && pointedAt !== undefined && <Picture url={back} alt="" className={styles.back} />}
        <ProductBadges product={product} badges={badges} />
        <ProductCardActions product={product} isPointedAt={pointedAt === true} />
      </div>
      <p className={styles.brand}>{brand}</p>
      {styleOptionCount > 1 && (
        <p className={styles.colours}>
          {swatches.map((colour, index) => (
            <Swatch key={index} colour={colour} />
          ))}
          {swatches.length > 0 && styleOptionCount > swatches.length && <span aria-hidden="true">+{styleOptionCount - swatches.length}</span>}
          {swatches.length > 0 ? <VisuallyHidden>{words}</VisuallyHidden> : words}
        </p>
      )}
      <div>
        <Heading className={styles.name}>
          <ShopLink to={url} className={styles.link}>{name}</ShopLink>
        </Heading>
        {callouts && <p className={styles.callouts}>{callouts.join(' · ')}</p>}
      </div>
      <ProductPrice price={price} memberPrice={staticClubPrice} isLeast={product.isDigital ?? product.priceVaries} />
    </article>
  );
});
