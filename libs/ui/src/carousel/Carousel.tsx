import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import styles from './Carousel.module.css';

export interface CarouselProps {
  /** Says what slides, for assistive technology. */
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** One list item per slide. */
  children: ReactNode;
}

/** Slides side by side, moved by swipe, wheel, keyboard and, once the page is alive, by two buttons. */
export function Carousel({ label, previousLabel, nextLabel, children }: CarouselProps) {
  const track = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState<{ start: boolean; end: boolean }>();

  useEffect(() => {
    const list = track.current!;
    const look = () => {
      const position = Math.abs(list.scrollLeft);
      setEnds({ start: position < 8, end: position + list.clientWidth > list.scrollWidth - 8 });
    };
    const observer = new ResizeObserver(look);
    observer.observe(list);
    list.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      list.removeEventListener('scroll', look);
    };
  }, []);

  const slide = (direction: 1 | -1) => {
    const list = track.current!;
    const forwards = getComputedStyle(list).direction === 'rtl' ? -1 : 1;
    list.scrollBy({ left: direction * forwards * list.clientWidth * 0.8, behavior: 'smooth' });
  };
  const scrolls = ends && !(ends.start && ends.end);

  return (
    <div className={styles.carousel} role="group" aria-label={label}>
      {/* A region that scrolls must be reachable with the keyboard. */}
      <ul ref={track} className={styles.track} tabIndex={0} aria-label={label}>
        {children}
      </ul>
      {scrolls && (
        <div className={styles.buttons}>
          <button type="button" aria-label={previousLabel} disabled={ends.start} onClick={() => slide(-1)} className={styles.previous}>
            <Icon name="previous" />
          </button>
          <button type="button" aria-label={nextLabel} disabled={ends.end} onClick={() => slide(1)} className={styles.next}>
            <Icon name="next" />
          </button>
        </div>
      )}
    </div>
  );
}
