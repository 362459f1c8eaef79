/** Relative luminance above which dark words stand out more than light ones (WCAG 2.2, contrast against black and white is equal here). */
const balanced = 0.179;
/** Not a brand's own: the ground is not either. */
const dark = '#111317';
const light = '#fff';

/** What words on a picture stand on when the editor names no ground. */
export const groundOnPicture = dark;

/** The colour of words that an editor has given a ground (#rgb or #rrggbb) and no colour: dark or light, whichever reads better. */
export function readableOn(ground: string): string {
  const digits = ground.length === 4 ? [...ground.slice(1)].map((digit) => digit + digit) : ground.slice(1).match(/../g)!;
  const [red, green, blue] = digits.map((pair) => linear(parseInt(pair, 16) / 255)) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > balanced ? dark : light;
}

const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
