import { PageRows } from '@selvedge/cms-widgets';
import type { ComponentProps } from 'react';
import styles from './rows.module.css';

/** Rows above a listing or between its tiles, low enough to leave room for the products. */
export const Campaign = (rows: ComponentProps<typeof PageRows>) => (
  <div className={rows.openPage ? `${styles.campaign} ${styles.above}` : styles.campaign}>
    <PageRows {...rows} />
  </div>
);
