import { useTranslate } from '@selvedge/market';
import { Carousel } from '@selvedge/ui';
import { Children, useEffect, useState, type ComponentType, type CSSProperties, type ReactNode, type RefObject } from 'react';
import { readableOn } from '../readable-on.rules.ts';
import type { AutoplayProps } from './Autoplay.tsx';
import type { CarouselSettings } from './carousel.settings.ts';
import styles from './PlacedCarousel.module.css';

export interface PlacedCarouselProps {
  settings: CarouselSettings;
  /** What stands in it, for assistive technology. */
  label: string;
  ref: RefObject<HTMLElement | null>;
  busy: boolean;
  /** One list item per tile. */
  children: ReactNode;
}

/** A carousel as an editor wants it, below its headline; nothing at all with nothing in it. */
export function PlacedCarousel({ settings, label, ref, busy, children }: PlacedCarouselProps) {
  const t = useTranslate();
  const { headline, arrowsPosition, autoplay, autoplayAfter, pagination, toggleFullWidth, backgroundColor: ground, paddings = {}, displayedProducts, previewLeft, previewRight } = settings;
  const count = Children.count(children);
  const Autoplay = useAutoplay(autoplay && !busy && count > 1);
  if (count === 0) return null;
  const inView = (device: keyof typeof displayedProducts) => displayedProducts[device] + previewLeft[device] + previewRight[device];
  const words = ground && readableOn(ground);
  const style = {
    ...(words ? { backgroundColor: ground, color: words, '--color-paper': ground, '--color-ink': words, '--color-muted': words, '--color-line': words } : {}),
    ...{ paddingBlockStart: paddings.top, paddingBlockEnd: paddings.bottom, paddingInlineStart: paddings.left, paddingInlineEnd: paddings.right },
  } as CSSProperties;
  return (
    <section ref={ref} className={styles.placed} data-full={toggleFullWidth || undefined} data-ground={words && true} style={style}>
      {(headline || Autoplay) && (
        <div className={styles.head} data-alignment={headline?.alignment} data-arrows={arrowsPosition}>
          {headline && <h2 className={styles.headline} style={{ fontSize: headline.fontSize && `${headline.fontSize / 16}rem`, color: headline.color }}>{headline.text}</h2>}
          {Autoplay && <Autoplay around={ref} after={autoplayAfter} />}
        </div>
      )}
      <Carousel
        label={t('carousel.label', { title: label })}
        kind={t('carousel.kind')}
        busy={busy}
        arrows={arrowsPosition === 'outside' ? 'above' : 'inside'}
        position={pagination ? 'line' : undefined}
        shown={{ phone: inView('mobile'), tablet: inView('tablet'), desktop: inView('desktop') }}
        before={{ phone: previewLeft.mobile, tablet: previewLeft.tablet, desktop: previewLeft.desktop }}
        previousLabel={t('carousel.previous')}
        nextLabel={t('carousel.next')}
      >
        {children}
      </Carousel>
    </section>
  );
}

/** What moves it, where it is to move: few do, so it is loaded when one does. */
function useAutoplay(moves: boolean): ComponentType<AutoplayProps> | undefined {
  const [loaded, setLoaded] = useState<{ Autoplay: ComponentType<AutoplayProps> }>();
  useEffect(() => {
    // Where it cannot be loaded the carousel stands still.
    if (moves) import('./Autoplay.tsx').then(setLoaded, () => {});
  }, [moves]);
  return moves ? loaded?.Autoplay : undefined;
}
