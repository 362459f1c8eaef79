import { Children, useEffect, useRef, useState, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import styles from './Carousel.module.css';

export interface CarouselProps {
  /** Says what slides, for assistive technology. */
  label: string;
  /** What such a thing is called, in the page's language: `carousel`. */
  kind?: string;
  previousLabel: string;
  nextLabel: string;
  /** Slides in view by width; a part of one shows that there is more. */
  shown?: { phone?: number; tablet?: number; desktop?: number };
  /** How much of a slide stays in view before the one that was gone to. */
  before?: { phone: number; tablet: number; desktop: number };
  /** Beside the heading above (as it is for rows of products), or on the slides. */
  arrows?: 'above' | 'inside';
  /** A line below the slides shows where one is. */
  line?: boolean;
  busy?: boolean;
  /** One list item per slide. */
  children: ReactNode;
}

interface Look {
  /** Slide at the start of the track, from 0. */
  first: number;
  isEnd: boolean;
  /** Parts of the way: before what is in view, and in view. */
  before: number;
  inView: number;
}

/**
 * Slides side by side, moved by swipe, wheel, keyboard and, once the page is alive, by two buttons. It never moves by itself. Nothing at
 * all when there are no slides.
 */
export function Carousel({ label, kind, previousLabel, nextLabel, shown, before, arrows = 'above', line = false, busy = false, children }: CarouselProps) {
  const track = useRef<HTMLUListElement>(null);
  const [look, setLook] = useState<Look>();
  const count = Children.count(children);

  useEffect(() => {
    const list = track.current;
    if (!list) return;
    const measure = () => {
      const { scrollLeft, scrollWidth, clientWidth } = list;
      const scrolled = Math.abs(scrollLeft);
      const isEnd = scrolled + clientWidth > scrollWidth - 8;
      const isStart = scrolled < 8;
      setLook({ first: Math.round((scrolled / scrollWidth) * count), isEnd, before: isStart ? 0 : scrolled / scrollWidth, inView: isStart && isEnd ? 1 : clientWidth / scrollWidth });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(list);
    list.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      list.removeEventListener('scroll', measure);
    };
  }, [count]);

  if (count === 0) return null;

  /** 1 where the next slide lies to the right. */
  const forwards = () => (getComputedStyle(track.current!).direction === 'rtl' ? -1 : 1);
  const slide = (direction: 1 | -1) => track.current!.scrollBy({ left: direction * forwards() * track.current!.clientWidth * 0.8 });
  const goTo = (number: number) => {
    const list = track.current!;
    const side = forwards() === 1 ? 'left' : 'right';
    const place = list.children[Math.min(Math.max(number, 0), count - 1)]!.getBoundingClientRect()[side];
    list.scrollBy({ left: place - list.getBoundingClientRect()[side] });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    if (event.target !== track.current || event.altKey || event.ctrlKey || event.metaKey) return;
    const { key } = event;
    const at = look?.first ?? 0;
    if (key === 'Home') goTo(0);
    else if (key === 'End') goTo(count);
    else if (key === 'ArrowRight' || key === 'ArrowLeft') goTo(at + ((key === 'ArrowRight') === (forwards() === 1) ? 1 : -1));
    else return;
    event.preventDefault();
  };
  const scrolls = look && look.inView < 1;
  const isStart = look?.before === 0;

  return (
    <div className={styles.carousel} role="group" aria-roledescription={kind} aria-label={label} aria-busy={busy || undefined} data-arrows={arrows}>
      {/* A region that scrolls must be reachable with the keyboard. */}
      <ul
        ref={track}
        className={styles.track}
        tabIndex={0}
        aria-label={label}
        style={{ '--shown-phone': shown?.phone, '--shown-tablet': shown?.tablet, '--shown-desktop': shown?.desktop, '--before-phone': before?.phone, '--before-tablet': before?.tablet, '--before-desktop': before?.desktop } as CSSProperties}
        onKeyDown={onKeyDown}
      >
        {children}
      </ul>
      {scrolls && (
        <div className={styles.buttons}>
          <button type="button" aria-label={previousLabel} disabled={isStart} onClick={() => slide(-1)}>
            <Icon name="previous" />
          </button>
          <button type="button" aria-label={nextLabel} disabled={look.isEnd} onClick={() => slide(1)}>
            <Icon name="next" />
          </button>
        </div>
      )}
      {/* Their place is kept before it is known whether they are needed. */}
      {line && count > 1 && (
        <div className={styles.line} aria-hidden="true">
          {scrolls && <span style={{ inlineSize: `${look.inView * 100}%`, marginInlineStart: `${look.before * 100}%` }} />}
        </div>
      )}
    </div>
  );
}
