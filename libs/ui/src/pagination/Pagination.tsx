import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { pagesAround } from './pages-around.ts';
import styles from './Pagination.module.css';

export interface PaginationProps {
  label: string;
  current: number;
  last: number;
  /** Renders the link to a page. */
  link: (page: number, attributes: { className: string; children: ReactNode; rel?: string; 'aria-label'?: string }) => ReactNode;
  pageLabel: (page: number) => string;
  previousLabel: string;
  nextLabel: string;
}

/** Numbered pages as links, so that they work without JavaScript (CAT-161). */
export function Pagination({ label, current, last, link, pageLabel, previousLabel, nextLabel }: PaginationProps) {
  if (last <= 1) return null;
  return (
    <nav aria-label={label} className={styles.pagination}>
      <ul className={styles.list}>
        <li>{current > 1 && link(current - 1, { className: styles.step!, rel: 'prev', children: <Step name="previous" words={previousLabel} /> })}</li>
        {pagesAround(current, last).map((spot, place) => ('gap' in spot ? (
          <li key={`gap ${place}`} data-gap={spot.gap} className={styles.gap} aria-hidden="true">…</li>
        ) : (
          <li key={spot.page} data-distance={spot.page === 1 || spot.page === last ? undefined : spot.distance}>
            {spot.page === current ? (
              <span aria-current="page" aria-label={pageLabel(spot.page)} className={styles.page}>{spot.page}</span>
            ) : (
              link(spot.page, { className: styles.page!, 'aria-label': pageLabel(spot.page), children: spot.page })
            )}
          </li>
        )))}
        <li>{current < last && link(current + 1, { className: styles.step!, rel: 'next', children: <Step name="next" words={nextLabel} /> })}</li>
      </ul>
    </nav>
  );
}

/** Words where there is room for them, an arrow where there is none. */
function Step({ name, words }: { name: 'previous' | 'next'; words: string }) {
  return (
    <>
      <span className={styles.arrow}><Icon name={name} /></span>
      <span className={styles.words}>{words}</span>
    </>
  );
}
