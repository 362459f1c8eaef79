import { useTranslate } from '@selvedge/market';
import { Carousel, useIsBrowser } from '@selvedge/ui';
import { Children, lazy, Suspense, type CSSProperties, type ReactNode, type RefObject } from 'react';
import { readableOn } from '../readable-on.rules.ts';
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

/** Few carousels move: what moves one is loaded when one does. Where that fails, it stands still. */
const Autoplay = lazy(() => import('./Autoplay.tsx').then((module) => ({ default: module.Autoplay }), () => ({ default: () => null })));

/** A carousel as an editor wants it, below its headline; nothing at all with nothing in it. */
export function PlacedCarousel({ settings, label, ref, busy, children }: PlacedCarouselProps) {
  const t = useTranslate();
  const { headline, arrowsPosition, autoplay, autoplayAfter, pagination, toggleFullWidth, backgroundColor: ground, paddings = {}, displayedProducts, previewLeft, previewRight } = settings;
  const count = Children.count(children);
  const isBrowser = useIsBrowser();
  const moves = autoplay && isBrowser && !busy && count > 1;
  if (count === 0) return null;
  const inView = (device: keyof typeof displayedProducts) => displayedProducts[device] + previewLeft[device] + previewRight[device];
  const words = ground && readableOn(ground);
  const style = {
    ...(words ? { backgroundColor: ground, color: words, '--color-paper': ground, '--color-ink': words, '--color-muted': words, '--color-line': `color-mix(in srgb, ${words} 40%, ${ground})` } : {}),
    ...{ paddingBlockStart: paddings.top, paddingBlockEnd: paddings.bottom, paddingInlineStart: paddings.left, paddingInlineEnd: paddings.right },
  } as CSSProperties;
  return (
    <section ref={ref} className={styles.placed} data-full={toggleFullWidth || undefined} data-ground={words && true} style={style}>
      {(headline || moves) && (
        <div className={styles.head} data-alignment={headline?.alignment} data-arrows={arrowsPosition}>
          {headline && <h2 className={styles.headline} style={{ fontSize: headline.fontSize && `${headline.fontSize / 16}rem`, color: headline.color }}>{headline.text}</h2>}
          {moves && <Suspense><Autoplay around={ref} after={autoplayAfter} /></Suspense>}
        </div>
      )}
      <Carousel
        label={t('carousel.label', { title: label })}
        kind={t('carousel.kind')}
        busy={busy}
        arrows={arrowsPosition === 'outside' ? 'above' : 'inside'}
        line={pagination}
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
