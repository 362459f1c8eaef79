import { useTranslate } from '@selvedge/market';
import { Icon } from '@selvedge/ui';
import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { goOn, isWatched, onMotionChange, wantsLessMotion } from './autoplay.ts';
import styles from './Autoplay.module.css';

export interface AutoplayProps {
  /** Holds the carousel. */
  around: RefObject<HTMLElement | null>;
  /** Seconds that a slide stands before the next one comes (CMS-192). */
  after: number;
}

/** Moves a carousel on, and the button that stops it; nothing on the server, and for who wants less motion. It waits under the pointer and around the focus (CMS-196). */
export function Autoplay({ around, after }: AutoplayProps) {
  const t = useTranslate();
  const [isPaused, setPaused] = useState(false);
  const wantsStillness = useSyncExternalStore(onMotionChange, wantsLessMotion, () => true);

  useEffect(() => {
    if (isPaused || wantsStillness) return;
    const timer = setInterval(() => {
      const carousel = around.current!.querySelector('[role=group]')!;
      if (!isWatched(carousel)) goOn(carousel.querySelector('ul')!);
    }, after * 1000);
    return () => clearInterval(timer);
  }, [around, after, isPaused, wantsStillness]);

  if (wantsStillness) return null;
  return (
    <button type="button" className={styles.pause} aria-label={t(isPaused ? 'carousel.play' : 'carousel.pause')} onClick={() => setPaused(!isPaused)}>
      <Icon name={isPaused ? 'play' : 'pause'} />
    </button>
  );
}
