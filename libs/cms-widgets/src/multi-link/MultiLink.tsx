import { ShopLink } from '@selvedge/market';
import { Picture } from '@selvedge/ui';
import type { CSSProperties } from 'react';
import styles from './MultiLink.module.css';

export interface MultiLinkProps {
  headline?: string;
  links: { title: string; url: string; image?: string; alt?: string }[];
}

/** A headline and where to go from here, with pictures where there are some (CMS-061). */
export function MultiLink({ headline, links }: MultiLinkProps) {
  if (links.length === 0) return null;
  const withPictures = links.some(({ image }) => image);
  return (
    <section>
      {headline && <h2 className={styles.headline}>{headline}</h2>}
      <ul className={withPictures ? styles.pictures : styles.words} style={withPictures ? columnsFor(links.length) : undefined}>
        {links.map(({ title, url, image, alt = '' }) => (
          <li key={url + title}>
            <ShopLink to={url} className={styles.link}>
              {image && <Picture url={image} alt={alt} />}
              <span className={styles.title}>{title}</span>
            </ShopLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** As many beside each other as leave no picture alone in the last row, where that can be. */
const columnsFor = (count: number) => ({
  '--columns-phone': count === 3 ? 3 : Math.min(count, 2),
  '--columns-tablet': count % 4 === 0 || count > 9 ? 4 : Math.min(count, 3),
  '--columns-desktop': count <= 6 ? Math.max(count, 3) : count % 5 === 0 ? 5 : count % 6 === 0 ? 6 : 4,
}) as CSSProperties;
