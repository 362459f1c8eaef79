import type { Cloth } from './cloths.ts';
import { darker, inShade, lighter, lightness } from './tone.ts';

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
  readonly #seam: string;
  readonly #pale: boolean;
  readonly #weaves = new Map<string, string>();
  readonly #lines = new Map<string, string>();
  readonly #buttons = new Map<string, string>();
  #definitions = '';
  #drawn = '';
  #count = 0;

  constructor(cloth: Cloth) {
    this.cloth = cloth;
    this.#pale = lightness(cloth.ground) > 0.6;
    this.#shadow = inShade(cloth.ground, lightness(cloth.ground) > 0.85 ? 0.42 : 0.3);
    this.#seam = darker(cloth.ground, this.#pale ? 0.4 : 0.5);
    this.#light = lighter(cloth.ground, lightness(cloth.ground) < 0.2 ? 0.42 : 0.7);
    this.#definitions =
      this.pattern('k', cloth) +
      volume([[0, this.#shadow, 0.36], [0.14, this.#shadow, 0.12], [0.34, this.#light, 0.1 + cloth.sheen * 0.22], [0.62, this.#light, 0], [0.87, this.#shadow, 0.16], [1, this.#shadow, 0.4]]) +
      `<filter id="b" x="-.3" y="-.3" width="1.6" height="1.6"><feGaussianBlur stdDeviation="${cloth.sheen > 0.5 ? 11 : 9}"/></filter>` +
      '<filter id="d" x="-.2" y="-.2" width="1.4" height="1.5"><feDropShadow dx="5" dy="14" stdDeviation="15" flood-color="#3a352c" flood-opacity=".2"/></filter>';
  }

  /** A weave as an SVG pattern that pieces can be filled with. */
  pattern(id: string, { width, height, turn, weave }: Pick<Cloth, 'width' | 'height' | 'turn' | 'weave'>): string {
    return weave && `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"${turn ? ` patternTransform="rotate(${turn})"` : ''}>${weave}</pattern>`;
  }

  /** Has a second weave at hand, for example the rib of a cuff. */
  addWeave(id: string, weave: Pick<Cloth, 'width' | 'height' | 'turn' | 'weave'>): void {
    this.#weaves.set(id, this.pattern(id, weave));
  }

  /** A piece of cloth (or of something else) with its volume, folds and edge. */
  piece(d: string, { tone = 0, colour = this.cloth.ground, folds = [], weave = 'k', round = 1 }: PieceLook = {}): void {
    if (weave && this.#weaves.has(weave)) {
      this.#definitions += this.#weaves.get(weave);
      this.#weaves.delete(weave);
    }
    const id = ++this.#count;
    const fill = tone >= 0 ? darker(colour, tone) : lighter(colour, -tone);
    this.#definitions += `<path id="p${id}" d="${d}"/>`;
    const use = (attributes: string) => `<use href="#p${id}" ${attributes}/>`;
    this.#draw(use(`fill="${fill}"`));
    if (weave && (weave !== 'k' || this.cloth.weave)) this.#draw(use(`fill="url(#${weave})"`));
    if (round > 0) this.#draw(use(`fill="url(#v)"${round < 1 ? ` opacity="${round}"` : ''}`));
    if (folds.length > 0) {
      this.#definitions += `<clipPath id="c${id}">${use('')}</clipPath><path id="f${id}" d="${folds.map(lens).join('')}" stroke="none" filter="url(#b)"/>`;
      this.#draw(`<g clip-path="url(#c${id})"><use href="#f${id}" fill="${this.#shadow}" opacity="${this.#pale ? 0.36 : 0.6}"/><use href="#f${id}" x="-15" y="-5" fill="${this.#light}" opacity="${(0.16 + this.cloth.sheen * 0.22).toFixed(2)}"/></g>`);
    }
  }

  /** Where two pieces meet. */
  seam(d: string, width = 2): void {
    this.#stroke(d, `stroke="${this.#seam}" stroke-width="${width}"`);
  }

  /** Visible stitching. */
  stitch(d: string): void {
    this.#stroke(d, `stroke="${this.cloth.thread}" stroke-width="2" stroke-dasharray="9 4"`);
  }

  /** Anything without cloth: metal, laces, a label. `more` are further attributes. */
  line(d: string, colour: string, width: number, more = ' stroke-linecap="round" stroke-linejoin="round"'): void {
    this.#stroke(d, `stroke="${colour}" stroke-width="${width}"${more}`);
  }

  /** Lines wait for the next piece, so that those of one kind become one path: that keeps pictures small. */
  #stroke(d: string, kind: string): void {
    this.#lines.set(kind, (this.#lines.get(kind) ?? '') + d);
  }

  #draw(drawing: string): void {
    this.#drawn += this.#waitingLines() + drawing;
  }

  #waitingLines(): string {
    const paths = [...this.#lines].map(([kind, d]) => `<path d="${d}" ${kind}/>`).join('');
    this.#lines.clear();
    return paths;
  }

  button(x: number, y: number, radius = 9, colour = lightness(this.cloth.ground) > 0.55 ? '#e9e4da' : '#2a2725'): void {
    const kind = `${colour} ${radius}`;
    let id = this.#buttons.get(kind);
    if (!id) {
      id = `o${this.#buttons.size}`;
      this.#buttons.set(kind, id);
      this.#definitions += `<g id="${id}"><circle cy="2" r="${radius}" fill="#000" opacity=".3" stroke="none"/><circle r="${radius}" fill="${colour}" stroke="${darker(colour, 0.35)}"/><circle r="${rounded(radius * 0.45)}" stroke="${darker(colour, 0.3)}"/></g>`;
    }
    this.#draw(`<use href="#${id}" x="${rounded(x)}" y="${rounded(y)}"/>`);
  }

  /** A soft shadow that one piece throws on another. */
  shade(d: string, opacity = 0.3): void {
    this.#draw(`<path d="${d}" fill="${this.#shadow}" stroke="none" opacity="${opacity}" filter="url(#b)"/>`);
  }

  /** A lighter place, as where denim has been worn. */
  fade(d: string, opacity = 0.3): void {
    this.#draw(`<path d="${d}" fill="${this.#light}" stroke="none" opacity="${opacity}" filter="url(#b)"/>`);
  }

  /** Draws something on the left and once more, mirrored, on the right. */
  both(draw: () => void): void {
    const id = `m${++this.#count}`;
    this.#draw(`<g id="${id}">${this.#apart(draw)}</g><use href="#${id}" transform="${MIRRORED}"/>`);
  }

  /** Draws something the other way round. */
  mirrored(draw: () => void): void {
    this.#draw(`<g transform="${MIRRORED}">${this.#apart(draw)}</g>`);
  }

  #apart(draw: () => void): string {
    const before = this.#drawn + this.#waitingLines();
    this.#drawn = '';
    draw();
    const drawing = this.#drawn + this.#waitingLines();
    this.#drawn = before;
    return drawing;
  }

  /** The picture on its calm ground, as large as the frame allows and in its middle. */
  picture([half, top, bottom]: Frame): string {
    const scale = Math.min(MOST_WIDTH / (half * 2), MOST_HEIGHT / (bottom - top), LARGEST);
    const place = `translate(${rounded(450 - 450 * scale)} ${rounded(600 - ((top + bottom) / 2) * scale)})scale(${scale.toFixed(3)})`;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 1200" width="900" height="1200"><defs>${shortened(this.#definitions)}</defs><rect width="900" height="1200" fill="${GROUND}"/><g filter="url(#d)"><g transform="${place}" fill="none" stroke="${darker(this.cloth.ground, 0.3)}">${shortened(this.#drawn + this.#waitingLines())}</g></g></svg>`;
  }
}

/** How far a garment reaches: half its width, its top and its bottom. */
export type Frame = [half: number, top: number, bottom: number];

const MIRRORED = 'matrix(-1 0 0 1 900 0)';
const MOST_WIDTH = 760;
const MOST_HEIGHT = 1030;
const LARGEST = 1.3;

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** Half a unit of 900 is less than any screen shows. */
const shortened = (drawing: string): string => drawing.replace(/"0\./g, '".').replace(/ d="[^"]*"/g, (path) => path.replace(/-?\d+\.\d+/g, (number) => (Math.abs(Number(number)) < 12 ? String(rounded(Number(number))) : String(Math.round(Number(number))))).replace(/ -/g, '-'));

const volume = (stops: [number, string, number][]): string =>
  `<linearGradient id="v">${stops.map(([offset, colour, opacity]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${rounded(opacity * 10) / 10}"/>`).join('')}</linearGradient>`;

/** Pointed at both ends, as a fold is. */
function lens([x1, y1, bendX, bendY, x2, y2, width = 24]: Fold): string {
  const steep = Math.abs(y2 - y1) > Math.abs(x2 - x1);
  const [dx, dy] = steep ? [width, 0] : [0, width];
  return `M${x1} ${y1}Q${bendX + dx} ${bendY + dy} ${x2} ${y2}Q${bendX - dx} ${bendY - dy} ${x1} ${y1}Z`;
}
