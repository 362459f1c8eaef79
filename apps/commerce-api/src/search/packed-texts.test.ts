import { expect, it } from 'vitest';
import { PackedTexts } from './packed-texts.ts';

it('keeps once what is alike, and tells apart texts whose sums are the same', () => {
  const texts = new PackedTexts();
  // These two have one CRC-32.
  const [first, other, again] = ['plumless', 'buckeroo', 'buckeroo'].map((text) => texts.addOnce(Buffer.from(text)));
  expect(again).toBe(other);
  expect([first!, other!, texts.add(Buffer.from('معطف'))].map((number) => texts.text(number))).toEqual(['plumless', 'buckeroo', 'معطف']);
});
