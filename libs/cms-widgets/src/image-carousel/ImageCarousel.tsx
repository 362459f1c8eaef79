import { ShopLink, useTranslate } from '@selvedge/market';
import { Carousel, Picture } from '@selvedge/ui';
import { useRef, type CSSProperties } from 'react';
import { Autoplay } from '../carousel/Autoplay.tsx';
import { groundOnPicture, readableOn } from '../readable-on.rules.ts';
import styles from './ImageCarousel.module.css';

export interface ImageCarouselProps {
  headline?: string;
  content: { image: string; alt: string; text: string; url?: string; backgroundColor?: string }[];
  autoplay: boolean;
  /** Seconds that a slide stands before the next one comes (CMS-192). */
  autoplayAfter: number;
}

/** Pictures with a word on each, side by side. Moves on by itself only where that is asked for (CMS-038, CMS-058, CMS-196). */
export function ImageCarousel({ headline, content, autoplay, autoplayAfter }: ImageCarouselProps) {
  const t = useTranslate();
  const root = useRef<HTMLElement>(null);
  if (content.length === 0) return null;
  const label = headline ?? t('carousel.pictures');
  return (
    <section ref={root} className={styles.pictures}>
      <div className={styles.head}>
        {headline && <h2 className={styles.headline}>{headline}</h2>}
        {autoplay && content.length > 1 && <Autoplay around={root} after={autoplayAfter} />}
      </div>
      <Carousel label={t('carousel.label', { title: label })} kind={t('carousel.kind')} previousLabel={t('carousel.previous')} nextLabel={t('carousel.next')} shown={{ phone: 1.15, tablet: 1.8, desktop: 2.4 }}>
        {content.map(({ image, alt, text, url, backgroundColor: ground = groundOnPicture }) => (
          <li key={image + text} className={styles.slide} style={{ color: readableOn(ground), '--slide-ground': ground } as CSSProperties}>
            <Picture url={image} alt={alt} colour={ground} sizes="(min-width:1200px) 40vw,(min-width:768px) 55vw,85vw" />
            {text && <p className={styles.words}>{url ? <ShopLink to={url} className={styles.link}>{text}</ShopLink> : text}</p>}
          </li>
        ))}
      </Carousel>
    </section>
  );
}
