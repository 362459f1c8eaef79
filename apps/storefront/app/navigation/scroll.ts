import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { decoded } from './page-store.ts';

const stored = 'scrollPositions';
const smooth = /^#scroll=(\d+)$/;

/**
 * Puts each page where the shopper left it on back and forward, new ones at the top, `#scroll=N` smoothly at N pixels
 * (SHELL-043, SHELL-044). A link that keeps its place changes nothing.
 */
export function useScrollRestoration(): void {
  const { key, pathname, search, hash, state } = useLocation() as ReturnType<typeof useLocation> & { state: { keepScroll?: boolean } | null };
  const type = useNavigationType();
  // The first entry of every document has the same key.
  const entry = key === 'default' ? pathname + search : key;
  // Read when somebody scrolls or comes back: a visit that begins waits for no storage.
  const read = useRef<Record<string, number>>(undefined);
  const shown = useRef<string>(undefined);
  const positions = useEffectEvent(() => (read.current ??= readPositions()));

  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = () => {
      if (shown.current !== undefined) positions()[shown.current] = window.scrollY;
    };
    const write = () => {
      remember();
      sessionStorage.setItem(stored, JSON.stringify(positions()));
    };
    addEventListener('scroll', remember, { passive: true });
    addEventListener('pagehide', write);
    return () => {
      removeEventListener('scroll', remember);
      removeEventListener('pagehide', write);
    };
  }, []);

  useLayoutEffect(() => {
    const first = shown.current === undefined;
    shown.current = entry;
    const place = first && isNewVisit() ? undefined : positions()[entry];
    const target = smooth.exec(hash)?.[1];
    // What is not laid out yet is only about as high as it seems; a place that is kept has to be exact.
    if (!first || place !== undefined || hash) document.documentElement.style.setProperty('--below-first-screen', 'visible');
    if (target) window.scrollTo({ top: Number(target), behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth' });
    else if (type === 'POP' && place !== undefined) window.scrollTo({ top: place, behavior: 'instant' });
    else if (hash) document.getElementById(decoded(hash.slice(1)))?.scrollIntoView();
    else if (!first && !state?.keepScroll) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [entry, hash, state, type]);
}

/** Whether this document was asked for anew, and neither reloaded nor come back to. */
const isNewVisit = () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type === 'navigate';

function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(stored) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}
