import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './Price.module.css';

export interface PriceProps {
  /** What is to be paid, formatted. */
  sales: string;
  /** That it costs less than before. */
  reduction?: PriceReduction;
  /** What those pay who may pay something else, and who they are. */
  member?: ReactNode;
  /** `small` beside other words, `large` where it is what matters. */
  size?: 'small' | 'normal' | 'large';
}

export interface PriceReduction {
  before: string;
  /** For example `−33%`. */
  discount?: string;
  /** All that in words, for whoever cannot see what is struck through. */
  words: string;
  /** The lowest price of the last 30 days, in words. */
  lowest?: ReactNode;
}

/** A price; a reduction with the price before and the lowest of the last 30 days, said in words too. */
export function Price({ sales, reduction, member, size = 'normal' }: PriceProps) {
  return (
    <div className={size === 'normal' ? styles.price : `${styles.price} ${styles[size]}`}>
      {reduction ? (
        <p>
          <VisuallyHidden>{reduction.words}</VisuallyHidden>
          <span aria-hidden="true" className={styles.row}>
            <b className={styles.sale}>{sales}</b> <s className={styles.before}>{reduction.before}</s>
            {reduction.discount && <span dir="ltr" className={styles.sale}>{reduction.discount}</span>}
          </span>
        </p>
      ) : (
        <p>{sales}</p>
      )}
      {reduction?.lowest && <p className={styles.note}>{reduction.lowest}</p>}
      {member && <p className={styles.member}>{member}</p>}
    </div>
  );
}
