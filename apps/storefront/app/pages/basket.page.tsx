import { BasketView } from '@selvedge/basket';
import { PageRows } from '@selvedge/cms-widgets';
import { definePage } from '../define-page.ts';
import styles from './basket.module.css';

export const page = definePage({
  Component: function BasketPage({ page: { metadata, areas } }) {
    return (
      <div className={styles.basket}>
        <h1 className={styles.title}>{metadata.title}</h1>
        <BasketView whenEmpty={<div className={styles.elsewhere}><PageRows rows={areas.rows} /></div>} />
      </div>
    );
  },
});
