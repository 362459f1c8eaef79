import { ShopLink } from '@selvedge/market';
import styles from './Trending.module.css';

export interface TrendingProps {
  headline?: string;
  links: { title: string; url: string }[];
}

/** What others look for, as chips (CMS-059). */
export function Trending({ headline, links }: TrendingProps) {
  if (links.length === 0) return null;
  return (
    <section className={styles.trending}>
      {headline && <h2 className={styles.headline}>{headline}</h2>}
      <ul className={styles.chips}>
        {links.map(({ title, url }) => (
          <li key={url + title}>
            <ShopLink to={url} className={styles.chip}>{title}</ShopLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
