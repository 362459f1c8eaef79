import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Video } from './Video.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Brings the film into view, or out of it. */
let scroll: (isInView: boolean) => void;

/** Whether a film that comes into view begins by itself, before a shopper who says this. */
function begins({ autoplay, reduced = false, saveData = false }: { autoplay?: boolean; reduced?: boolean; saveData?: boolean }) {
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
  vi.stubGlobal('IntersectionObserver', class {
    readonly #tell: (entries: { isIntersecting: boolean }[]) => void;
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      this.#tell = tell;
      scroll = (isIntersecting) => tell([{ isIntersecting }]);
    }
    observe() {
      this.#tell([{ isIntersecting: true }]);
    }
    disconnect() {}
  });
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const { container } = render(<Video label="A loom" sources={[{ url: '/a.webm', type: 'video/webm' }]} poster={{ url: '/a.svg' }} playLabel="Play" pauseLabel="Pause" failedText="Failed" autoplay={autoplay} />);
  return { play, film: container.querySelector('video')! };
}

it('begins by itself only when it is asked to, and then without sound (CMS-143)', () => {
  expect(begins({}).play).not.toHaveBeenCalled();
  cleanup();
  const { play, film } = begins({ autoplay: true });
  expect([play.mock.calls.length, film.muted]).toEqual([1, true]);
});

it.each([['begins again in view when it played as it left', false, 2], ['stays still once somebody has stopped it', true, 1]])('%s', (_, isStopped, times) => {
  const { play, film } = begins({ autoplay: true });
  Object.defineProperties(film, { paused: { value: isStopped }, played: { value: { length: 1 } } });
  scroll(false);
  scroll(true);
  expect(play).toHaveBeenCalledTimes(times);
});

it('never begins by itself for who wants less motion or less data', () => {
  expect(begins({ autoplay: true, reduced: true }).play).not.toHaveBeenCalled();
  cleanup();
  expect(begins({ autoplay: true, saveData: true }).play).not.toHaveBeenCalled();
});

it('loads nothing of itself', () => {
  expect(begins({}).film.preload).toBe('none');
});
