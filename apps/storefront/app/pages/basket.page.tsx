import { BasketView, productIdOf, useBasket } from '@selvedge/basket';
import { PageRows, WidgetPlaceContext, type PlacedRow } from '@selvedge/cms-widgets';
import { definePage } from '../define-page.ts';
import styles from './basket.module.css';

export const page = definePage({
  Component: function BasketPage({ page: { metadata, areas } }) {
    return (
      <div className={styles.basket}>
        <h1 className={styles.title}>{metadata.title}</h1>
        <BasketView whenEmpty={<div className={`${styles.elsewhere} ${styles.instead}`}><PageRows rows={areas.rows} /></div>} />
        <ForWhatLiesInIt rows={areas.similarProducts} />
      </div>
    );
  },
});

/** Rows about the products in the basket; nothing while there are none. */
function ForWhatLiesInIt({ rows }: { rows: readonly PlacedRow[] | undefined }) {
  const { envelope } = useBasket();
  const productIds = [...new Set(envelope?.basket.lines.flatMap((line) => productIdOf(line) ?? []))];
  if (productIds.length === 0) return null;
  return (
    <WidgetPlaceContext value={{ productIds }}>
      <div className={styles.elsewhere}><PageRows rows={rows} /></div>
    </WidgetPlaceContext>
  );
}
