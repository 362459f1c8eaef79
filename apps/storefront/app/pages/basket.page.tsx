import { BasketView } from '@selvedge/basket';
import { definePage } from '../define-page.ts';
import styles from './basket.module.css';

export const page = definePage({
  Component: function BasketPage({ page: { metadata } }) {
    return (
      <div className={styles.basket}>
        <h1 className={styles.title}>{metadata.title}</h1>
        <BasketView />
      </div>
    );
  },
});
