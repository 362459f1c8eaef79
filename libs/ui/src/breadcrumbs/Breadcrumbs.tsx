import type { ReactNode } from 'react';
import styles from './Breadcrumbs.module.css';

export interface BreadcrumbsProps {
  label: string;
  /** From the front door to the page itself; a level without an address is no link. */
  way: readonly { title: string; url?: string }[];
  /** Renders the link to a level. */
  link: (url: string, attributes: { className: string; children: ReactNode }) => ReactNode;
}

/** The way to a page; its last entry is the page itself. */
export function Breadcrumbs({ label, way, link }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className={styles.breadcrumbs}>
      <ol className={styles.way}>
        {way.map(({ title, url }, level) => {
          const isHere = level === way.length - 1;
          return (
            <li key={level} className={styles.level}>
              {url !== undefined && !isHere ? link(url, { className: styles.link!, children: title }) : <span aria-current={isHere ? 'page' : undefined}>{title}</span>}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
