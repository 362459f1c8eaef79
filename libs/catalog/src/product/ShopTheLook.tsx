import { useShop, useTranslate } from '@selvedge/market';
import { Asleep, CardSkeleton } from '@selvedge/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { catalogQueries } from '../catalog.queries.ts';
import { useImpressions } from '../impressions/use-impressions.ts';
import { ProductCard } from '../product-card/ProductCard.tsx';
import styles from './ShopTheLook.module.css';

/** What is worn with a product (CAT-193); nothing when none of it is there. */
export function ShopTheLook({ productIds }: { productIds: string[] }) {
  const t = useTranslate();
  const { market } = useShop();
  const titleId = useId();
  const { data: products, isError } = useQuery(catalogQueries.products(market.id, productIds));
  const cards = useImpressions<HTMLUListElement>({ products, list: t('product_page.look') });
  if (products ? products.length === 0 : isError) return null;
  return (
    <section className={styles.look} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>{t('product_page.look')}</h2>
      <ul ref={cards} className={styles.cards} aria-labelledby={titleId} aria-busy={!products || undefined}>
        <Asleep around={cards}>
          {products ? products.map((product) => <li key={product.id} data-product={product.id}><ProductCard product={product} heading="h3" /></li>) : productIds.map((id) => <li key={id}><CardSkeleton /></li>)}
        </Asleep>
      </ul>
    </section>
  );
}
