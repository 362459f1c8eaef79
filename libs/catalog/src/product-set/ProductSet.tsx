import type { Product } from '@selvedge/api-catalog';
import { ShopLink, useShop, useTranslate } from '@selvedge/market';
import { Notice, Picture, Skeleton } from '@selvedge/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { catalogQueries } from '../catalog.queries.ts';
import { useRememberedProduct } from '../product-carousel/remember-product.ts';
import { priceShown } from '../product-price/price-shown.ts';
import { ProductPrice } from '../product-price/ProductPrice.tsx';
import { ColourChoice } from '../product/ColourChoice.tsx';
import { ProductBuy, type ProductBuyProps, type ProductChoice } from '../product/ProductBuy.tsx';
import { ProductFailed } from '../product/ProductFailed.tsx';
import { ProductHeading } from '../product/ProductHeading.tsx';
import { variantAmong, type ChosenSize } from '../product/sizes.rules.ts';
import styles from './ProductSet.module.css';

export interface ProductSetProps extends Pick<ProductBuyProps, 'buy'> {
  productId: string;
  /** What stands below its pieces, for example a button that puts all of its pieces into a basket. */
  buyAll?: (choice: SetChoice) => ReactNode;
}

/** What a shopper would buy of a set at the moment. */
export interface SetChoice {
  /** The pieces that can be bought, each in its size; missing until each has one. */
  sku?: readonly string[];
  words: string;
  onMissing: () => void;
}

/** A set: all of it in one picture, what it is, and its pieces, each bought for itself in its own size (CAT-198). */
export function ProductSet({ productId, buy, buyAll }: ProductSetProps) {
  const t = useTranslate();
  const { market } = useShop();
  const [chosen, setChosen] = useState<Record<string, Heard | undefined>>({});
  const { data: set, isError, refetch } = useQuery(catalogQueries.product(market.id, productId));
  useRememberedProduct(set?.id);
  if (!set) {
    if (isError) return <ProductFailed retry={refetch} />;
    return (
      <div className={styles.set} aria-busy="true">
        <Skeleton ratio={3 / 4} />
        <div className={styles.buy}>
          <Skeleton height="12rem" />
          <Skeleton height="16rem" />
        </div>
      </div>
    );
  }
  const { productSetOptions: pieces = [], name, colourName, images } = set;
  const [picture] = images.indexes;
  const choices = pieces.flatMap((id) => chosen[id] ?? []);
  const missing = choices.find(({ sku }) => sku === undefined);
  const all = pieces.length > 1 && choices.length > 0 && buyAll?.({
    ...(missing ? {} : { sku: choices.map(({ sku }) => sku!) }),
    words: t(choices.length === pieces.length ? 'product_page.add_all' : 'product_page.add_rest', { count: choices.length }),
    onMissing: () => missing?.onMissing(),
  });
  return (
    <div className={styles.set}>
      <div className={styles.together}>
        {picture && <Picture url={addressOf(images, picture)} alt={picture.alt ?? `${name}, ${colourName}`} eager sizes="(min-width:1200px) 62svh,(min-width:768px) 55vw,100vw" />}
      </div>
      <div className={styles.buy}>
        <div>
          <ProductHeading product={set} />
          {pieces.length > 0 && <p className={styles.count}>{t('product_page.set_pieces', { count: pieces.length })}</p>}
        </div>
        <p className={styles.lead}>{set.description}</p>
        <ColourChoice product={set} />
        {pieces.length === 0 ? (
          <Notice>{t('product_page.set_empty')}</Notice>
        ) : (
          <ul className={styles.pieces}>
            {pieces.map((id) => <Piece key={id} productId={id} buy={(choice) => <><Choice choice={choice} hear={(heard) => setChosen((others) => ({ ...others, [id]: heard }))} />{buy?.(choice)}</>} />)}
          </ul>
        )}
        {pieces.length > 1 && buyAll && <div className={styles.all}>{all}</div>}
      </div>
    </div>
  );
}

function Piece({ productId, buy }: Pick<ProductSetProps, 'productId' | 'buy'>) {
  const { market } = useShop();
  const { data: product, isError } = useQuery(catalogQueries.piece(market.id, productId));
  const [chosen, setChosen] = useState<ChosenSize>({});
  // The others can be bought without it.
  if (!product) return isError ? null : <li aria-busy="true"><Skeleton height="12rem" /></li>;
  const { name, url, colourName, images, variants, priceVaries } = product;
  const [picture] = images.indexes;
  return (
    <li>
      <article className={styles.article} aria-label={name}>
        <ShopLink to={url} tabIndex={-1} aria-hidden="true">
          {picture && <Picture url={addressOf(images, picture)} alt="" sizes="(min-width:768px) 12rem,36vw" />}
        </ShopLink>
        <div className={styles.words}>
          <h2 className={styles.name}><ShopLink to={url}>{name}</ShopLink></h2>
          <p className={styles.colour}>{colourName}</p>
          <div aria-live={priceVaries ? 'polite' : undefined}><ProductPrice {...priceShown(product, variantAmong(variants, chosen))} /></div>
        </div>
        <div className={styles.choice}>
          <ProductBuy product={product} buy={buy} onChoose={priceVaries ? setChosen : undefined} isPiece />
        </div>
      </article>
    </li>
  );
}

const addressOf = ({ urlTemplate }: Product['images'], { index, format }: Product['images']['indexes'][number]): string => urlTemplate.replace('{index}', () => index).replace('{format}', () => format);

/** What the set hears of a piece that can be bought. */
type Heard = Pick<ProductChoice, 'sku' | 'onMissing'>;

/** Tells the set what is chosen of a piece, from where that is known; nothing any more once it cannot be bought. */
function Choice({ choice: { sku, soldOut, comingSoon, isDigital, onMissing }, hear }: { choice: ProductChoice; hear: (heard: Heard | undefined) => void }) {
  const canBeBought = !soldOut && !comingSoon && !isDigital;
  const tell = useEffectEvent(hear);
  const lead = useEffectEvent(onMissing);
  useEffect(() => {
    tell(canBeBought ? { sku, onMissing: () => lead() } : undefined);
    return () => tell(undefined);
  }, [sku, canBeBought]);
  return null;
}
