// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchIntent } from './intent.ts';

const meant = vi.fn<(link: HTMLAnchorElement) => void>();
let end: () => void;
const hrefs = () => meant.mock.calls.map(([{ id }]) => id);
const at = (selector: string, type: string) => document.querySelector(selector)!.dispatchEvent(new Event(type, { bubbles: true }));

beforeEach(() => {
  vi.useFakeTimers();
  meant.mockReset();
  document.body.innerHTML = '<a id="jeans" href="/en-gb/jeans"><i>Jeans</i></a><a id="next" href="/en-gb/women?page=2">Next</a><p>Words</p>';
  end = watchIntent(({ target }) => (target as Element).closest('a') ?? undefined, meant);
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each(['pointerover', 'focusin'])('means a link that %s has rested on for 65 ms, once', (event) => {
  at('#jeans', event);
  vi.advanceTimersByTime(64);
  at('#jeans i', event);
  expect(hrefs()).toEqual([]);
  vi.advanceTimersByTime(1);
  at('#jeans', event);
  vi.advanceTimersByTime(1_000);
  expect(hrefs()).toEqual(['jeans']);
});

it.each([['#next', 'pointerover'], ['p', 'pointerover'], ['#jeans', 'focusout']])('does not mean what is left before: to %s by %s', (to, event) => {
  at('#jeans', 'pointerover');
  vi.advanceTimersByTime(60);
  at(to, event);
  vi.advanceTimersByTime(60);
  expect(hrefs()).toEqual([]);
});

it('means a link under a finger at once', () => {
  at('#next', 'touchstart');
  expect(hrefs()).toEqual(['next']);
  vi.advanceTimersByTime(1_000);
  expect(hrefs()).toEqual(['next']);
});

it.each([
  ['data is saved by the browser', () => vi.stubGlobal('navigator', { connection: { saveData: true } })],
  ['less data is preferred', () => vi.stubGlobal('matchMedia', () => ({ matches: true }))],
])('gets nothing ready where %s', (_name, saves) => {
  saves();
  at('#next', 'touchstart');
  at('#jeans', 'pointerover');
  vi.advanceTimersByTime(1_000);
  expect(hrefs()).toEqual([]);
});

it('ends', () => {
  at('#jeans', 'pointerover');
  end();
  at('#next', 'touchstart');
  vi.advanceTimersByTime(1_000);
  expect(hrefs()).toEqual([]);
});
