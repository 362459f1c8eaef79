import { ShopLink } from '@selvedge/market';
import { Picture } from '@selvedge/ui';
import styles from './MultiLink.module.css';

export interface MultiLinkProps {
  headline?: string;
  links: { title: string; url: string; image?: string; alt?: string }[];
}

/** A headline and where to go from here, with pictures where there are some (CMS-061). */
export function MultiLink({ headline, links }: MultiLinkProps) {
  const withPictures = links.some(({ image }) => image);
  return (
    <section>
      {headline && <h2 className={styles.headline}>{headline}</h2>}
      <ul className={withPictures ? styles.pictures : styles.words}>
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
