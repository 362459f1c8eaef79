import { ShopLink } from '@selvedge/market';
import { buttonLook } from '@selvedge/ui';
import type { CSSProperties } from 'react';
import styles from './Canvas.module.css';

export interface CanvasProps {
  headline: string;
  text: string;
  cta: string;
  url: string;
  image?: string;
  alt?: string;
  backgroundColor?: string;
  color?: string;
  toggleFullWidth: boolean;
}

/** A campaign: a picture or a colour with words set on it. The button shows only with a target and a text (CMS-054, CMS-090). */
export function Canvas({ headline, text, cta, url, image, alt = '', backgroundColor, color }: CanvasProps) {
  return (
    <div className={styles.canvas} style={{ backgroundColor, color, '--canvas-ground': backgroundColor } as CSSProperties}>
      {image && <img src={image} alt={alt} width={1600} height={900} fetchPriority="high" className={styles.picture} />}
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
