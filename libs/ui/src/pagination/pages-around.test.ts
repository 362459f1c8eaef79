import { expect, it } from 'vitest';
import { pagesAround } from './pages-around.ts';

/** As a screen shows them that has room for so many pages on either side. */
const pages = (current: number, last: number, buffer = 5) =>
  pagesAround(current, last).flatMap((spot) => ('gap' in spot ? (buffer < spot.gap ? '…' : []) : spot.page === 1 || spot.page === last || spot.distance <= buffer ? spot.page : []));

it('links the first page, the last and five on either side of the current one (CAT-158, CAT-160)', () => {
  expect(pages(10, 30)).toEqual([1, '…', 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, '…', 30]);
});

it('leaves nothing out where there are few', () => {
  expect(pages(2, 4)).toEqual([1, 2, 3, 4]);
  expect(pages(1, 1)).toEqual([1]);
  expect(pages(3, 5, 1)).toEqual([1, 2, 3, 4, 5]);
});

it.each([1, 2, 3, 5])('says that pages are left out exactly where they are, with %i on either side', (buffer) => {
  for (let last = 1; last <= 20; last++) {
    for (let current = 1; current <= last; current++) {
      const shown = pages(current, last, buffer);
      shown.forEach((spot, place) => {
        const before = shown[place - 1];
        if (spot === '…') expect(Number(shown[place + 1]) - Number(before)).toBeGreaterThan(1);
        else if (typeof before === 'number') expect(spot - before).toBe(1);
      });
    }
  }
});
