import { expect, it } from 'vitest';
import { PackedTexts } from './packed-texts.ts';

it('keeps once what is alike, and tells apart texts whose sums are the same', () => {
  const texts = new PackedTexts();
  // These two have one CRC-32.
  const [first, other, again] = [texts.addOnce('plumless'), texts.addOnce('buckeroo'), texts.addOnce('buckeroo')];
  expect(again).toBe(other);
  expect([first, other, texts.add('معطف')].map(({ text }) => text)).toEqual(['plumless', 'buckeroo', 'معطف']);
});
