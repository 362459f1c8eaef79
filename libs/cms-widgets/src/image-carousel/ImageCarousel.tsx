import { ShopLink, useTranslate } from '@selvedge/market';
import { Carousel, Icon, Picture } from '@selvedge/ui';
import { useEffect, useRef, useState, useSyncExternalStore, type CSSProperties } from 'react';
import { groundOnPicture, readableOn } from '../readable-on.rules.ts';
import { everyInterval, goOn, isWatched, onMotionChange, wantsLessMotion } from './autoplay.ts';
import styles from './ImageCarousel.module.css';

export interface ImageCarouselProps {
  headline?: string;
  content: { image: string; alt: string; text: string; url?: string; backgroundColor?: string }[];
  autoplay: boolean;
  /** Seconds that a slide stands before the next one comes (CMS-192). */
  autoplayAfter: number;
  /** Calls every so many milliseconds, until what it returns is called. */
  clock?: typeof everyInterval;
}

/** Pictures with a word on each, side by side. Moves on by itself only where that is asked for, never for who wants less motion, and stops at a button, under the pointer and around the focus (CMS-038, CMS-058, CMS-196). */
export function ImageCarousel({ headline, content, autoplay, autoplayAfter, clock = everyInterval }: ImageCarouselProps) {
  const t = useTranslate();
  const root = useRef<HTMLElement>(null);
  const [isPaused, setPaused] = useState(false);
  const wantsStillness = useSyncExternalStore(onMotionChange, wantsLessMotion, () => true);
  const canMove = autoplay && content.length > 1 && !wantsStillness;

  useEffect(() => {
    if (canMove && !isPaused) return clock(autoplayAfter * 1000, () => !isWatched(root.current!.querySelector('[role=group]')!) && goOn(root.current!.querySelector('ul')!));
  }, [canMove, isPaused, autoplayAfter, clock]);

  if (content.length === 0) return null;
  const label = headline ?? t('carousel.pictures');
  return (
    <section ref={root}>
      <div className={styles.head}>
        {headline && <h2 className={styles.headline}>{headline}</h2>}
        {canMove && (
          <button type="button" className={styles.pause} aria-label={t(isPaused ? 'carousel.play' : 'carousel.pause')} onClick={() => setPaused(!isPaused)}>
            <Icon name={isPaused ? 'play' : 'pause'} />
          </button>
        )}
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
