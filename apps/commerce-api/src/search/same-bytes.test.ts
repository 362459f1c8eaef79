import { expect, it } from 'vitest';
import { SameBytes } from './same-bytes.ts';

it('reads each text once, and tells apart those whose sums are the same', () => {
  const read: string[] = [];
  const values = new SameBytes((text) => {
    read.push(text);
    return { text };
  });
  // The first two have one CRC-32.
  const [first, other, ...again] = ['plumless', 'buckeroo', 'buckeroo', 'plumless'].map((text) => values.of(Buffer.from(text)));
  expect([first, other]).toEqual([{ text: 'plumless' }, { text: 'buckeroo' }]);
  expect(again[0]).toBe(other);
  expect(again[1]).toBe(first);
  expect(read).toEqual(['plumless', 'buckeroo']);
});
