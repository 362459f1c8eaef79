import { contrast } from '@selvedge/ui/tokens';

/** Not a brand's own: the ground is not either. */
const dark = '#111317';
const light = '#ffffff';

/** What words on a picture stand on when the editor names no ground. */
export const groundOnPicture = dark;

/** The colour of words that an editor has given a ground (#rgb or #rrggbb) and no colour: dark or light, whichever reads better. */
export function readableOn(ground: string): string {
  const whole = ground.length === 4 ? `#${[...ground.slice(1)].map((digit) => digit + digit).join('')}` : ground;
  return contrast(whole, dark) > contrast(whole, light) ? dark : light;
}
