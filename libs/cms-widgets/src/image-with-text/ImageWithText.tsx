import { ShopLink } from '@selvedge/market';
import { Icon, linkLook, Picture } from '@selvedge/ui';
import { use } from 'react';
import { RowPlaceContext } from '../rows/row-place.context.ts';
import styles from './ImageWithText.module.css';

export interface ImageWithTextProps {
  headline: string;
  text: string;
  cta: string;
  url: string;
  image: string;
  /** Instead of `image` on a phone. */
  imageMobile?: string;
  alt: string;
  /** Where the picture stands on a wide screen, in the direction of the language. */
  imageSide: 'start' | 'end';
  /** A narrow picture has air around it, and words at its foot. */
  proportion: 'wide' | 'narrow';
  toggleFullWidth: boolean;
}

/** A picture and, beside it on the page's own ground, words; from edge to edge the picture runs out of the page (CMS-069, CMS-077). */
export function ImageWithText({ headline, text, cta, url, image, imageMobile, alt, imageSide, proportion, toggleFullWidth }: ImageWithTextProps) {
  const { opensPage } = use(RowPlaceContext);
  return (
    <div className={styles.block} data-image={imageSide} data-full={toggleFullWidth} data-proportion={proportion}>
      <Picture url={image} phone={imageMobile ? { url: imageMobile } : undefined} alt={alt} sizes="(min-width:768px) max(58vw,70vh),100vw" ratio={4 / 5} eager={opensPage} className={styles.picture} />
      <div className={styles.words}>
        <h2 className={styles.headline}>{headline}</h2>
        {text && <p className={styles.text} data-campaign={opensPage || undefined}>{text}</p>}
        {cta && url && (
          <ShopLink to={url} className={linkLook('arrow')}>
            {cta}
            <Icon name="forward" size={18} />
          </ShopLink>
        )}
      </div>
    </div>
  );
}
