import { ShopLink, useShop, useTranslate } from '@selvedge/market';
import { Button, Notice, Picture, Skeleton } from '@selvedge/ui';
import { useQuery } from '@tanstack/react-query';
import { catalogQueries } from '../catalog.queries.ts';
import { useRememberedProduct } from '../product-carousel/remember-product.ts';
import { ProductPrice } from '../product-price/ProductPrice.tsx';
import { ColourChoice } from '../product/ColourChoice.tsx';
import { ProductBuy, type ProductBuyProps } from '../product/ProductBuy.tsx';
import { ProductHeading } from '../product/ProductHeading.tsx';
import styles from './ProductSet.module.css';

export interface ProductSetProps extends Pick<ProductBuyProps, 'buy'> {
  productId: string;
}

/** A set: what it is, and its pieces beside each other, each bought for itself in its own size (CAT-198). */
export function ProductSet({ productId, buy }: ProductSetProps) {
  const t = useTranslate();
  const { market } = useShop();
  const { data: set, isError, refetch } = useQuery(catalogQueries.product(market.id, productId));
  useRememberedProduct(set?.id);
  if (isError) {
    return (
      <Notice kind="error" action={<Button look="secondary" onClick={() => void refetch()}>{t('feedback.try_again')}</Button>}>
        {t('product.error')}
      </Notice>
    );
  }
  if (!set) {
    return (
      <div className={styles.set} aria-busy="true">
        <Skeleton height="12rem" />
        <div className={styles.pieces}>
          <Skeleton ratio={3 / 4} />
          <Skeleton ratio={3 / 4} />
        </div>
      </div>
    );
  }
  const { productSetOptions: pieces = [] } = set;
  return (
    <div className={styles.set}>
      <div className={styles.about}>
        <div>
          <ProductHeading product={set} />
          {pieces.length > 0 && <p className={styles.count}>{t('product.set_pieces', { count: pieces.length })}</p>}
        </div>
        <p className={styles.lead}>{set.description}</p>
        <ColourChoice product={set} />
      </div>
      {pieces.length === 0 ? (
        <Notice>{t('product.set_empty')}</Notice>
      ) : (
        <ul className={styles.pieces}>
          {pieces.map((id, place) => <Piece key={id} productId={id} isFirst={place === 0} buy={buy} />)}
        </ul>
      )}
    </div>
  );
}

function Piece({ productId, isFirst, buy }: ProductSetProps & { isFirst: boolean }) {
  const { market } = useShop();
  const { data: product, isError } = useQuery(catalogQueries.piece(market.id, productId));
  // The others can be bought without it.
  if (isError) return null;
  if (!product) return <li className={styles.piece} aria-busy="true"><Skeleton ratio={3 / 4} /></li>;
  const { name, url, colourName, price, staticClubPrice, images } = product;
  const [picture] = images.indexes;
  return (
    <li className={styles.piece}>
      <article className={styles.article} aria-label={name}>
        <ShopLink to={url} tabIndex={-1} aria-hidden="true" className={styles.picture}>
          {picture && <Picture url={images.urlTemplate.replace('{index}', () => picture.index).replace('{format}', () => picture.format)} alt="" eager={isFirst} sizes="(min-width:768px) 32vw,36vw" />}
        </ShopLink>
        <div className={styles.words}>
          <h2 className={styles.name}><ShopLink to={url}>{name}</ShopLink></h2>
          <p className={styles.colour}>{colourName}</p>
          <ProductPrice price={price} memberPrice={staticClubPrice} />
        </div>
        <div className={styles.buy}>
          <ProductBuy product={product} buy={buy} isPiece />
        </div>
      </article>
    </li>
  );
}
