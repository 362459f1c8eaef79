import { useOpenFlyout, useShop, useTranslate } from '@selvedge/market';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { catalogQueries } from '../catalog.queries.ts';
import { chosenVariant, sizesOf, withOnlyChoice } from '../product/sizes.rules.ts';
import type { ProductTile } from '../product-tile.ts';
import styles from './QuickSizes.module.css';

/** How long a pointer rests on a card before its sizes are asked for, in ms: who passes by wants nothing. */
const RESTING = 150;

export interface QuickSizesProps {
  product: Pick<ProductTile, 'id' | 'name'>;
  /** Buys an article of one size, with these words on the button. */
  buy: (choice: { sku: string; words: string }) => ReactNode;
}

/** The sizes of a product over its picture, while a pointer rests on it; one press buys. What needs another choice, is sold out or costs more than the card says, opens it in full. */
export function QuickSizes({ product: { id: productId, name }, buy }: QuickSizesProps) {
  const t = useTranslate();
  const { market } = useShop();
  const open = useOpenFlyout('quickBuy');
  const [rests, setRests] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRests(true), RESTING);
    return () => clearTimeout(timer);
  }, []);
  const { data } = useQuery({ ...catalogQueries.piece(market.id, productId), enabled: rests });
  if (!data || data.variants.length === 0) return null;
  const { variants } = data;
  return (
    <ul className={styles.sizes} aria-label={t('product.quick_sizes', { name })}>
      {sizesOf(variants).map(({ id: size, name: words, inStock }) => {
        const { variant } = chosenVariant(variants, withOnlyChoice(variants, { size }));
        return (
          <li key={size} data-sold-out={inStock ? undefined : true}>
            {variant?.inStockEcom && !variant.price ? (
              buy({ sku: variant.id, words })
            ) : (
              <button type="button" aria-label={inStock ? undefined : t('product.size_sold_out', { size: words })} onClick={() => open({ productId, size })}>
                {words}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
