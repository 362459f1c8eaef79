import { ShopLink, useShop } from '@selvedge/market';
import { buttonLook, Picture } from '@selvedge/ui';
import { use, type CSSProperties } from 'react';
import { groundOnPicture, readableOn } from '../readable-on.rules.ts';
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
  ctaBackgroundColor?: string;
  ctaColor?: string;
  /** Of which brand it speaks: in its letters and colours, on another brand's page. */
  brand?: string;
  /** Beside another one: a narrow one hangs lower. */
  proportion?: 'wide' | 'narrow';
  toggleFullWidth: boolean;
}

/** A campaign: a picture or a colour with words set on it. The button shows only with a target and a text (CMS-054, CMS-090). */
export function Canvas({ headline, text, cta, url, image, imageMobile, alt = '', backgroundColor, color, ctaBackgroundColor, ctaColor, brand, proportion }: CanvasProps) {
  const { opensPage, columns } = use(RowPlaceContext);
  const { textLanguage } = useShop();
  const ground = backgroundColor ?? (image && groundOnPicture);
  const words = color ?? (ground && readableOn(ground));
  const button = ctaBackgroundColor ?? words;
  return (
    <div
      className={styles.canvas}
      data-brand={brand}
      // A brand's letters give way to those of the language, which has to be said where the brand is.
      lang={brand && textLanguage}
      data-shares={columns > 1}
      data-proportion={proportion}
      style={{ backgroundColor, color: words, '--canvas-ground': ground, '--longest-word': longestWord(headline) } as CSSProperties}
    >
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
        <div className={styles.block}>
          <h2 className={styles.headline}>{headline}</h2>
          {text && <p className={styles.text} data-campaign={opensPage || undefined}>{text}</p>}
          {cta && url && (
            <ShopLink to={url} className={`${buttonLook('secondary')} ${styles.cta}`} style={button ? { backgroundColor: button, borderColor: button, color: ctaColor ?? readableOn(button) } : undefined}>
              {cta}
            </ShopLink>
          )}
        </div>
      </div>
    </div>
  );
}

/** Its letters: a headline is as large as that word allows. */
const longestWord = (words: string) => Math.max(...words.split(/[\s-]+/).map(({ length }) => length));
