import { expect, it } from 'vitest';
import { colourSwatches, swatchOf } from './colour-swatches.ts';

/** How light a colour such as #1a56db is, 0 to 1, as WCAG counts it. */
const luminance = (colour: string) => [0.2126, 0.7152, 0.0722].reduce((sum, weight, place) => {
  const channel = parseInt(colour.slice(1 + 2 * place, 3 + 2 * place), 16) / 255;
  return sum + weight * (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
}, 0);
const contrast = (one: string, other: string) => (Math.max(luminance(one), luminance(other)) + 0.05) / (Math.min(luminance(one), luminance(other)) + 0.05);

it('knows the colours of a checkbox and of its check mark for 28 names (CAT-134)', () => {
  expect([...colourSwatches.keys()].sort()).toEqual(
    [
      'black', 'white', 'offwhite', 'grey', 'silver', 'gold', 'beige', 'sand', 'brown', 'camel', 'khaki', 'olive', 'green', 'mint', 'turquoise', 'petrol', 'blue', 'lightblue', 'navy', 'purple', 'lilac', 'pink',
      'rose', 'red', 'bordeaux', 'orange', 'yellow', 'multi',
    ].sort(),
  );
});

it.each([...colourSwatches].filter(([name]) => name !== 'multi'))('marks %s with the one of black and white that stands out more, and well enough (CAT-135)', (_name, { colour, check }) => {
  const [ours, other] = [contrast(colour, check), contrast(colour, check === '#ffffff' ? '#111317' : '#ffffff')];
  expect(ours).toBeGreaterThanOrEqual(Math.max(3, other));
});

it('reads a name however it is written, and shows no colour for one that nobody knows (CAT-135)', () => {
  expect(['light-blue', 'Light Blue', 'light_blue', 'lightBlue'].map((name) => swatchOf(name)?.colour)).toEqual(Array(4).fill('#a5c6e8'));
  expect([swatchOf('greige'), swatchOf(''), swatchOf('constructor')]).toEqual([undefined, undefined, undefined]);
});
