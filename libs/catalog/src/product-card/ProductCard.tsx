import { ShopLink, useTranslate } from '@selvedge/market';
import { Picture } from '@selvedge/ui';
import { useState } from 'react';
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

/** A product as a tile: one link, named by the product. */
export function ProductCard({ product, heading: Heading = 'h2', eager = false }: ProductCardProps) {
  const t = useTranslate();
  const { name, url, brand, front, back, price, staticClubPrice, swatches, styleOptionCount } = product;
  const tag = tagOf(product);
  // The other side is only for who points at the tile: sixty of them would double a listing's HTML.
  const [pointedAt, setPointedAt] = useState(false);
  return (
    <article className={styles.card} onPointerEnter={() => setPointedAt(true)}>
      <div className={styles.pictures}>
        {front ? <Picture url={front} alt="" eager={eager} /> : <div className={styles.blank} />}
        {back && pointedAt && <Picture url={back} alt="" className={styles.back} />}
        {tag && <span className={styles.tag} data-tag={tag}>{t(`product.${tag}`)}</span>}
      </div>
      <div className={styles.text}>
        <p className={styles.brand}>{brand}</p>
        <Heading className={styles.name}>
          <ShopLink to={url} className={styles.link}>{name}</ShopLink>
        </Heading>
        <ProductPrice price={price} memberPrice={staticClubPrice} />
        {styleOptionCount > 1 && (
          <p className={styles.colours}>
            {swatches.map((colour, index) => (
              <span key={index} aria-hidden="true" className={styles.swatch} style={{ backgroundColor: colour }} />
            ))}
            <span className={styles.colourCount}>{t('product.colours', { count: styleOptionCount })}</span>
          </p>
        )}
      </div>
    </article>
  );
}

/** The one thing to say about a product before its price (CAT-030). */
export function tagOf({ inStock, comingSoonProduct, isPreorder, isNew }: Pick<ProductTile, 'inStock' | 'comingSoonProduct' | 'isPreorder' | 'isNew'>) {
  if (comingSoonProduct) return 'coming_soon';
  if (!inStock) return 'sold_out';
  if (isPreorder) return 'preorder';
  return isNew ? 'new' : undefined;
}
