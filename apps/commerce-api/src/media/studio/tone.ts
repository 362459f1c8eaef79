/** The one thread that every Selvedge piece carries. */
export const RED_THREAD = '#b3262a';
export const BRASS = '#b9975b';
/** Of blazers and coats, whatever their make. */
export const TAILORED_BUTTON = '#2c2522';

/** A colour between two, both six hexadecimal digits with or without `#`; share 0 is the first. */
export function mix(first: string, second: string, share: number): string {
  const [a, b] = [first, second].map((hex) => hex.replace('#', '').match(/../g)!.map((pair) => parseInt(pair, 16))) as [number[], number[]];
  return `#${a.map((value, place) => Math.round(value + (b[place]! - value) * share).toString(16).padStart(2, '0')).join('')}`;
}

export const darker = (hex: string, share: number): string => mix(hex, '000000', share);
export const lighter = (hex: string, share: number): string => mix(hex, 'ffffff', share);

/** How light a colour looks, 0 to 1. */
export function lightness(hex: string): number {
  const [red, green, blue] = hex.replace('#', '').match(/../g)!.map((pair) => parseInt(pair, 16)) as [number, number, number];
  return (red * 0.3 + green * 0.59 + blue * 0.11) / 255;
}

/** What everything lies on: warm paper. */
export const PAPER = '#eceae4';

/** A colour as light: red, green and blue from 0 to 1, so that halves add up. */
export const linear = (hex: string): [number, number, number] => hex.replace('#', '').match(/../g)!.map((pair) => (parseInt(pair, 16) / 255) ** 2.2) as [number, number, number];

const STEPS = 4096;
const screenOf = Uint8Array.from({ length: STEPS + 1 }, (_none, step) => Math.round((step / STEPS) ** (1 / 2.2) * 255));

/** Light as a byte for the screen; what is too bright leans softly against white. */
export function screen(light: number): number {
  if (light <= 0) return 0;
  const soft = light > 0.82 ? 0.82 + 0.18 * (1 - 1 / (1 + (light - 0.82) / 0.18)) : light;
  return screenOf[(soft * STEPS + 0.5) | 0]!;
}
