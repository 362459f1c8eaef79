import { Suspense, useEffect, useState, type ReactNode, type RefObject } from 'react';
import { onFirstSign } from '../first-sign/first-sign.ts';

export interface AsleepProps {
  /** The element around it, whose coming near wakes it. */
  around: RefObject<Element | null>;
  /** Whether something in it moves by itself, as a carousel or a countdown does: then nobody has to be there. */
  lively?: boolean;
  children: ReactNode;
}

/**
 * Leaves what the server drew as it is, and wakes it when somebody is there and comes near: React has less to do while a page opens.
 * Whoever presses or focuses something in it wakes it too. Drawn in the browser it is awake from the beginning.
 */
export function Asleep({ around, lively = false, children }: AsleepProps) {
  const [sleep] = useState(() => new Sleep());
  sleep.ask();
  useEffect(() => {
    if (sleep.isAwake) return;
    const observer = new IntersectionObserver((seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      sleep.wake();
    }, { rootMargin: '50% 0px' });
    const watch = () => void (around.current && observer.observe(around.current));
    const stopWaiting = lively ? watch() : onFirstSign(watch);
    return () => {
      stopWaiting?.();
      observer.disconnect();
    };
  }, [around, lively, sleep]);
  return (
    <Suspense>
      <Sleeper around={around} sleep={sleep}>{children}</Sleeper>
    </Suspense>
  );
}

/**
 * Sleeps once, where the element around it stands already: there it is hydrated. When React comes again, it has to change; when React
 * comes while an event is on its way, somebody needs it, and what is heard asleep is lost.
 */
function Sleeper({ around, sleep, children }: Pick<AsleepProps, 'around' | 'children'> & { sleep: Sleep }) {
  const isFirst = sleep.ask() === 2;
  // Not `use`, which would have to be called the next time as well. React works on when it hears a message of its own.
  if (isFirst && around.current && (window.event?.type ?? 'message') === 'message') throw sleep.isOver;
  return children;
}

class Sleep {
  wake!: () => void;
  readonly isOver = new Promise<void>((resolve) => (this.wake = resolve));
  #asked = 0;

  /** @returns how often React has come to it: first to what is around it, then to what is in it, unless something has changed */
  ask(): number {
    return ++this.#asked;
  }

  /** Whether it was drawn together with what is around it. */
  get isAwake(): boolean {
    return this.#asked > 1;
  }
}
