import type { Cloth } from './cloths.ts';
import { darker, lighter, lightness } from './tone.ts';

/** A tapered fold from one point over a bend to another, and how wide it is at the bend: `[x, y, bendX, bendY, x, y, width]`. */
export type Fold = [number, number, number, number, number, number, number?];

export interface PieceLook {
  /** Darker (up to 1) or lighter (down to -1) than the cloth, for what lies deeper or catches light. */
  tone?: number;
  /** Another colour than the cloth: soles, linings, metal. */
  colour?: string;
  folds?: Fold[];
  /** The weave, unless it is no cloth or another one, such as the pattern of a second cloth. */
  weave?: false | string;
  /** How round it looks, 1 for a sleeve and 0 for something flat. */
  round?: number;
}

const GROUND = '#f2f1ee';

/** Draws a garment piece by piece, from the back to the front, and ends as an SVG picture of 900 by 1200. */
export class Pen {
  readonly cloth: Cloth;
  readonly #shadow: string;
  readonly #light: string;
  readonly #pale: boolean;
  #buttons = new Map<string, string>();
  #definitions = '';
  #drawn = '';
  #count = 0;

  constructor(cloth: Cloth) {
    this.cloth = cloth;
    this.#pale = lightness(cloth.ground) > 0.6;
    this.#shadow = darker(cloth.ground, this.#pale ? 0.5 : 0.62);
    this.#light = lighter(cloth.ground, lightness(cloth.ground) < 0.2 ? 0.42 : 0.7);
    this.#definitions =
      this.pattern('k', cloth) +
      volume([[0, this.#shadow, 0.36], [0.15, this.#shadow, 0.13], [0.26, this.#light, 0.04], [0.38, this.#light, 0.1 + cloth.sheen * 0.22], [0.6, this.#light, 0], [0.68, this.#shadow, 0], [0.87, this.#shadow, 0.16], [1, this.#shadow, 0.4]]) +
      `<filter id="b" x="-.2" y="-.2" width="1.4" height="1.4"><feGaussianBlur stdDeviation="${cloth.sheen > 0.5 ? 11 : 9}"/></filter>` +
      '<filter id="d" x="-.2" y="-.2" width="1.4" height="1.5"><feDropShadow dx="5" dy="14" stdDeviation="15" flood-color="#3a352c" flood-opacity=".2"/></filter>';
  }

  /** A weave as an SVG pattern that pieces can be filled with. */
  pattern(id: string, { width, height, turn, weave }: Pick<Cloth, 'width' | 'height' | 'turn' | 'weave'>): string {
    return weave && `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"${turn ? ` patternTransform="rotate(${turn})"` : ''}>${weave}</pattern>`;
  }

  /** Adds a second weave, for example the rib of a cuff. */
  addWeave(id: string, weave: Pick<Cloth, 'width' | 'height' | 'turn' | 'weave'>): void {
    this.#definitions += this.pattern(id, weave);
  }

  /** A piece of cloth (or of something else) with its volume, folds and edge. */
  piece(d: string, { tone = 0, colour = this.cloth.ground, folds = [], weave = 'k', round = 1 }: PieceLook = {}): void {
    const id = ++this.#count;
    const fill = tone >= 0 ? darker(colour, tone) : lighter(colour, -tone);
    this.#definitions += `<path id="p${id}" d="${d}"/>`;
    const use = (attributes: string) => `<use href="#p${id}" ${attributes}/>`;
    this.#drawn += use(`fill="${fill}"`);
    if (weave && (weave !== 'k' || this.cloth.weave)) this.#drawn += use(`fill="url(#${weave})"`);
    if (round > 0) this.#drawn += use(`fill="url(#v)"${round < 1 ? ` opacity="${round}"` : ''}`);
    if (folds.length > 0) {
      this.#definitions += `<clipPath id="c${id}">${use('')}</clipPath><path id="f${id}" d="${folds.map(lens).join('')}" filter="url(#b)"/>`;
      this.#drawn += `<g clip-path="url(#c${id})"><use href="#f${id}" fill="${this.#shadow}" opacity="${this.#pale ? 0.34 : 0.55}"/><use href="#f${id}" x="-15" y="-5" fill="${this.#light}" opacity="${(0.16 + this.cloth.sheen * 0.22).toFixed(2)}"/></g>`;
    }
    this.#drawn += use(`fill="none" stroke="${darker(colour, 0.45)}" stroke-opacity=".55" stroke-width="1.6"`);
  }

  /** Where two pieces meet. */
  seam(d: string, width = 2): void {
    this.#drawn += `<path d="${d}" fill="none" stroke="${this.#shadow}" stroke-opacity=".75" stroke-width="${width}"/>`;
  }

  /** Visible stitching. */
  stitch(d: string, width = 2.2): void {
    this.#drawn += `<path d="${d}" fill="none" stroke="${this.cloth.thread}" stroke-width="${width}" stroke-dasharray="9 4" stroke-linecap="round"/>`;
  }

  /** Anything without cloth: metal, laces, a label. */
  line(d: string, colour: string, width: number, more = ''): void {
    this.#drawn += `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;
  }

  button(x: number, y: number, radius = 9, colour = lightness(this.cloth.ground) > 0.55 ? '#e9e4da' : '#2a2725'): void {
    let id = this.#buttons.get(colour);
    if (!id) {
      id = `o${this.#buttons.size}`;
      this.#buttons.set(colour, id);
      this.#definitions += `<g id="${id}"><circle cy="2" r="10" opacity=".3"/><circle r="10" fill="${colour}" stroke="${darker(colour, 0.35)}" stroke-width="1.5"/><circle r="4.500" fill="none" stroke="${darker(colour, 0.3)}" stroke-width="1.5"/></g>`;
    }
    this.#drawn += `<use href="#${id}" transform="translate(${rounded(x)} ${rounded(y)})scale(${radius / 10})"/>`;
  }

  /** A soft shadow that one piece throws on another. */
  shade(d: string, opacity = 0.3): void {
    this.#drawn += `<path d="${d}" fill="${this.#shadow}" opacity="${opacity}" filter="url(#b)"/>`;
  }

  /** A lighter place, as where denim has been worn. */
  fade(d: string, opacity = 0.3): void {
    this.#drawn += `<path d="${d}" fill="${this.#light}" opacity="${opacity}" filter="url(#b)"/>`;
  }

  /** Draws something on the left and once more, mirrored, on the right. */
  both(draw: () => void): void {
    const before = this.#drawn;
    this.#drawn = '';
    draw();
    const id = `m${++this.#count}`;
    this.#drawn = `${before}<g id="${id}">${this.#drawn}</g><use href="#${id}" transform="matrix(-1 0 0 1 900 0)"/>`;
  }

  /** The picture on its calm ground, as large as the frame allows and in its middle. */
  picture([half, top, bottom]: Frame): string {
    const scale = Math.min(MOST_WIDTH / (half * 2), MOST_HEIGHT / (bottom - top), LARGEST);
    const place = `translate(${rounded(450 - 450 * scale)} ${rounded(600 - ((top + bottom) / 2) * scale)})scale(${scale.toFixed(3)})`;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 1200" width="900" height="1200"><defs>${shortened(this.#definitions)}</defs><rect width="900" height="1200" fill="${GROUND}"/><g filter="url(#d)"><g transform="${place}">${shortened(this.#drawn)}</g></g></svg>`;
  }
}

/** How far a garment reaches: half its width, its top and its bottom. */
export type Frame = [half: number, top: number, bottom: number];

const MOST_WIDTH = 760;
const MOST_HEIGHT = 1030;
const LARGEST = 1.3;

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** Half a unit of 900 is less than any screen shows. */
const shortened = (drawing: string): string => drawing.replace(/ d="[^"]*"/g, (path) => path.replace(/-?\d+\.\d+/g, (number) => (Math.abs(Number(number)) < 12 ? String(rounded(Number(number))) : String(Math.round(Number(number))))).replace(/ -/g, '-'));

const volume = (stops: [number, string, number][]): string =>
  `<linearGradient id="v">${stops.map(([offset, colour, opacity]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${rounded(opacity * 10) / 10}"/>`).join('')}</linearGradient>`;

/** Pointed at both ends, as a fold is. */
function lens([x1, y1, bendX, bendY, x2, y2, width = 24]: Fold): string {
  const steep = Math.abs(y2 - y1) > Math.abs(x2 - x1);
  const [dx, dy] = steep ? [width, 0] : [0, width];
  return `M${x1} ${y1}Q${bendX + dx} ${bendY + dy} ${x2} ${y2}Q${bendX - dx} ${bendY - dy} ${x1} ${y1}Z`;
}

type Segment = [number, number] | [number, number, number, number] | [number, number, number, number, number, number];

/** The outline of something symmetrical from its left half: lines, quadratic and cubic curves from top to bottom. */
export function outline(start: [number, number], ...half: Segment[]): string {
  const points: [number, number][] = [start, ...half.map((segment) => segment.slice(-2) as [number, number])];
  const letter = (segment: Segment) => ({ 2: 'L', 4: 'Q', 6: 'C' })[segment.length];
  const left = half.map((segment) => letter(segment) + segment.join(' '));
  const right = half.map((segment, place) => {
    const controls = segment.slice(0, -2);
    const back: number[] = [];
    for (let at = controls.length - 2; at >= 0; at -= 2) back.push(900 - controls[at]!, controls[at + 1]!);
    const [x, y] = points[place]!;
    return letter(segment) + [...back, 900 - x, y].join(' ');
  });
  const [endX, endY] = points.at(-1)!;
  return `M${start.join(' ')}${left.join('')}L${900 - endX} ${endY}${right.toReversed().join('')}Z`;
}
