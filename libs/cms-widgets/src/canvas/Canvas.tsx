import { ShopLink } from '@selvedge/market';
import { buttonLook, Picture } from '@selvedge/ui';
import { use, type CSSProperties } from 'react';
import { readableOn } from '../readable-on.rules.ts';
import { RowPlaceContext } from '../rows/row-place.context.ts';
import styles from './Canvas.module.css';

export interface CanvasProps {
  headline: string;
  text: string;
  cta: string;
  url: string;
  image?: string;
  /** Instead of `image` on a phone, usually a tall one (CMS-094). */
  imageMobile?: string;
  alt?: string;
  backgroundColor?: string;
  color?: string;
  toggleFullWidth: boolean;
}

/** What words on a picture stand on when the editor names no ground. */
const groundOnPicture = '#111317';

/** A campaign: a picture or a colour with words set on it. The button shows only with a target and a text (CMS-054, CMS-090). */
export function Canvas({ headline, text, cta, url, image, imageMobile, alt = '', backgroundColor, color }: CanvasProps) {
  const { opensPage, columns } = use(RowPlaceContext);
  const ground = backgroundColor ?? (image && groundOnPicture);
  return (
    <div className={styles.canvas} style={{ backgroundColor, color: color ?? (ground && readableOn(ground)), '--canvas-ground': ground } as CSSProperties}>
      {image && (
        <Picture
          url={image}
          phone={imageMobile ? { url: imageMobile } : undefined}
          alt={alt}
          sizes={columns > 1 ? `(min-width:768px) ${Math.ceil(100 / columns)}vw,100vw` : 'hero'}
          ratio={16 / 9}
          colour={ground}
          eager={opensPage}
          className={styles.picture}
        />
      )}
      <div className={styles.words} data-on-picture={Boolean(image)}>
        <h2 className={styles.headline}>{headline}</h2>
        {text && <p className={styles.text}>{text}</p>}
        {cta && url && (
          <ShopLink to={url} className={`${buttonLook('secondary')} ${styles.cta}`}>
            {cta}
          </ShopLink>
        )}
      </div>
    </div>
  );
}
