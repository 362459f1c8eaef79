import { expect, it } from 'vitest';
import * as ui from './index.ts';

it('offers exactly this', () => {
  expect(Object.keys(ui).sort()).toEqual(['Button', 'Carousel', 'Disclosure', 'Icon', 'Notice', 'Pagination', 'Picture', 'Skeleton', 'VisuallyHidden', 'buttonLook']);
});
