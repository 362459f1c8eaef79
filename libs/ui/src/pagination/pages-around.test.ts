import { expect, it } from 'vitest';
import { pagesAround } from './pages-around.ts';

const pages = (current: number, last: number) => pagesAround(current, last).map(({ page, gap }) => (gap ? `…${page}` : `${page}`));

it('links the first page, the last and five on either side of the current one (CAT-158, CAT-160)', () => {
  expect(pages(10, 30)).toEqual(['1', '…5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15', '…30']);
});

it('leaves nothing out where there are few', () => {
  expect(pages(2, 4)).toEqual(['1', '2', '3', '4']);
  expect(pages(1, 1)).toEqual(['1']);
});
