import type { Cloth } from './cloths.ts';
import { type Make, makes } from './makes.ts';
import { Pattern } from './pattern.ts';
import { darker, lighter, lightness } from './tone.ts';

/** A tapered fold from one point over a bend to another, and how wide it is at the bend; a negative width is a hollow: `[x, y, bendX, bendY, x, y, width]`. */
export type Fold = [number, number, number, number, number, number, number?];

export interface PieceLook {
  /** Darker (up to 1) or lighter (down to -1) than the cloth, for what lies deeper or catches light. */
  tone?: number;
  /** Another colour than the cloth: soles, linings, metal. */
  colour?: string;
  folds?: Fold[];
  /** Another weave than the cloth's own, or none at all. */
  weave?: 'rib' | false;
  /** How round it looks: 1 for a body, more for a sleeve, 0 for something flat. */
  round?: number;
  /** Lies on another piece and shares its form, as a pocket does; so does what is nearly flat. */
  on?: boolean;
  /** How many layers of cloth it lies above the table: 1, or one and a half for what lies on another piece. */
  lift?: number;
  /** How far its grain leans to the right, in degrees. */
  lean?: number;
}

/** Draws a garment piece by piece, from the back to the front, in a field of 900 by 1200. */
export class Pen extends Pattern {
  readonly cloth: Cloth;
  readonly make: Make;
  #count = 0;

  /** @param slack how far cloth wanders from its outline, 1 for a shirt */
  constructor(cloth: Cloth, seed: number, make = makes[0]!, slack = 0.5 + cloth.limp * 0.7) {
    super(seed, slack);
    this.cloth = cloth;
    this.make = make;
  }

  /** A piece of cloth, or of something else. */
  piece(d: string, { tone = 0, colour = this.cloth.ground, folds = [], weave, round = 1, on = round < 0.6, lift = on ? 1.5 : 1, lean = 0 }: PieceLook = {}): void {
    const path = this.settled(d);
    const shown = tone >= 0 ? darker(colour, tone) : lighter(colour, -tone);
    const plain = weave === false || colour !== this.cloth.ground;
    this.part({ round, lift, lean: this.turned ? -lean : lean, weave: plain ? 'none' : (weave ?? 'own') }, (id) => `<path d="${path}" fill="${id}"/>`);
    if (!on) this.sheets.forms += `<path d="${path}" fill="${this.id()}"/>`;
    this.sheets.colours += `<path d="${path}" fill="${shown}"/>`;
    this.sheets.relief += `<path d="${path}" fill="${height(lift)}"/>`;
    this.sheets.wear += `<path d="${path}" fill="#808080"/>`;
    this.sheets.folds += `<path d="${path}" fill="#808080"/>`;
    if (folds.length > 0) {
      const clip = `c${++this.#count}`;
      const drawn = folds.map((fold, place) => `<path d="${this.settled(lens(fold.map((value = 24, at) => value + this.stray(place * 7 + at) * (at === 6 ? 5 : 16)) as Fold))}" fill="${(fold[6] ?? 24) < 0 ? '#000' : '#fff'}" fill-opacity="${(0.46 + this.stray(place) * 0.3).toFixed(2)}"/>`).join('');
      this.sheets.folds += `<clipPath id="${clip}"><path d="${path}"/></clipPath><g clip-path="url(#${clip})">${drawn}</g>`;
    }
  }

  /** Where two pieces meet. */
  seam(d: string, width = 2): void {
    const path = this.settled(d);
    this.sheets.relief += `<path d="${path}" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="${width}"/>`;
    this.sheets.colours += `<path d="${path}" fill="none" stroke="${darker(this.cloth.ground, 0.6)}" stroke-opacity="${lightness(this.cloth.ground) > 0.6 ? 0.2 : 0.4}" stroke-width="${width * 0.7}"/>`;
    this.sheets.folds += `<path d="${path}" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="${width + 5}"/>`;
  }

  /** What visible stitching is sewn with. */
  get thread(): string {
    return (this.cloth.name === 'denim' ? this.make.thread : undefined) ?? this.cloth.thread;
  }

  /** Visible stitching. */
  stitch(d: string, colour = this.thread): void {
    const path = this.settled(d);
    this.sheets.relief += `<path d="${path}" fill="none" stroke="#000" stroke-opacity=".22" stroke-width="4"/><path d="${path}" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="1.6" stroke-dasharray="5.4 2.2"/>`;
    this.sheets.colours += `<path d="${path}" fill="none" stroke="${darker(colour, 0.5)}" stroke-opacity=".3" stroke-width="2.6"/><path d="${path}" fill="none" stroke="${colour}" stroke-width="1.7" stroke-dasharray="5.4 2.2"/>`;
    this.sheets.folds += `<path d="${path}" fill="none" stroke="#000" stroke-opacity=".25" stroke-width="7"/>`;
  }

  /** A cord of anything but cloth: metal, laces, a label's edge. */
  line(d: string, colour: string, width: number, { dash, cap = 'round', lift = 2 }: { dash?: string; cap?: 'round' | 'butt'; lift?: number } = {}): void {
    const path = this.settled(d);
    const form = (wide: number) => `d="${path}" fill="none" stroke-width="${wide}" stroke-linecap="${cap}" stroke-linejoin="round"${dash ? ` stroke-dasharray="${dash}"` : ''}`;
    this.part({ round: 0, lift, lean: 0, weave: 'none' }, (id) => `<path ${form(width)} stroke="${id}"/>`);
    this.sheets.colours += `<path ${form(width)} stroke="${colour}"/>`;
    for (const [share, rise] of [[1, 0.1], [0.66, 0.5], [0.33, 0.8]] as const) this.sheets.relief += `<path ${form(width * share)} stroke="${height(lift + rise * Math.min(3, width / 6))}"/>`;
  }

  /** A button with a rim, sewn on through four holes. */
  button(x: number, y: number, radius = 8, colour = this.make.button ?? (lightness(this.cloth.ground) > 0.5 ? '#e6e0d3' : '#2b2623')): void {
    const disc = this.#disc(x, y, radius);
    const [lit, shaded] = [lighter(colour, 0.34), darker(colour, 0.34)];
    this.part({ round: 0, lift: 2.6, lean: 0, weave: 'none' }, (id) => disc(1, `fill="${id}"`));
    // The rim is round, the dish within falls off towards the light and rises away from it.
    const fills: [share: number, fill: string][] = [[1, this.#across(shaded, colour, lit)], [0.95, this.#across(lit, colour, shaded)], [0.72, this.#across(shaded, colour, lit)], [0.66, this.#across(darker(colour, 0.16), colour, lighter(colour, 0.12))]];
    this.sheets.colours += fills.map(([share, fill]) => disc(share, fill)).join('');
    this.sheets.relief += disc(1, `fill="${height(3)}"`);
    const [cx, cy] = [this.across(x), y];
    const hole = radius * 0.2;
    for (const [dx, dy] of [[-hole, -hole], [hole, -hole], [-hole, hole], [hole, hole]] as const) {
      this.sheets.colours += `<circle cx="${cx + dx}" cy="${cy + dy}" r="${(radius * 0.115).toFixed(1)}" fill="${darker(colour, 0.72)}"/>`;
    }
    for (const dy of [-hole, hole]) {
      const thread = (width: number, paint: string, down: number) => `<path d="M${cx - hole} ${cy + dy + down}h${2 * hole}" stroke="${paint}" stroke-width="${(radius * width).toFixed(1)}" stroke-linecap="round"/>`;
      this.sheets.colours += thread(0.12, darker(colour, 0.5), radius * 0.03) + thread(0.085, lightness(colour) > 0.5 ? '#f7f3ea' : '#8b8178', 0);
    }
  }

  /** A rivet, a stud or a shank button: a rolled rim, a groove, and a dome that has the window in it. */
  stud(x: number, y: number, radius: number, colour = this.make.metal ?? '#a5753f'): void {
    const disc = this.#disc(x, y, radius);
    const [bright, lit, shaded, deep] = [lighter(colour, 0.72), lighter(colour, 0.3), darker(colour, 0.38), darker(colour, 0.66)];
    this.part({ round: 0, lift: 2.6, lean: 0, weave: 'none' }, (id) => disc(1, `fill="${id}"`));
    const fills: [share: number, fill: string][] = [
      [1, this.#across(lit, colour, deep)], [0.94, this.#across(bright, colour, deep)], [0.84, this.#across(deep, shaded, lit)], [0.77, this.#across(deep, shaded, colour)],
      [0.73, this.#dome([[0, bright], [0.22, lit], [0.58, colour], [0.86, shaded], [0.95, colour], [1, shaded]])],
    ];
    this.sheets.colours += fills.map(([share, fill]) => disc(share, fill)).join('');
    // Brushed in circles, which only shows from near.
    if (radius > 30) for (let share = 0.66; share > 0.1; share -= 0.055) this.sheets.colours += disc(share, `fill="none" stroke="${share % 0.11 > 0.055 ? '#fff' : '#000'}" stroke-opacity=".07" stroke-width="${(radius * 0.016).toFixed(2)}"`);
    this.sheets.relief += disc(1, `fill="${height(3)}"`);
  }

  #disc(x: number, y: number, radius: number): (share: number, paint: string) => string {
    const [cx, cy] = [this.across(x), y];
    return (share, paint) => `<circle cx="${cx}" cy="${cy}" r="${(radius * share).toFixed(2)}" ${paint}/>`;
  }

  /** Paint from the upper left, where the light is, to the lower right. */
  #across(...colours: string[]): string {
    const id = `g${++this.#count}`;
    this.sheets.colours += `<linearGradient id="${id}" x1=".18" y1=".1" x2=".82" y2=".9">${colours.map((colour, place) => `<stop offset="${(place / (colours.length - 1)).toFixed(2)}" stop-color="${colour}"/>`).join('')}</linearGradient>`;
    return `fill="url(#${id})"`;
  }

  /** Paint of a dome under the same light. */
  #dome(stops: [share: number, colour: string][]): string {
    const id = `g${++this.#count}`;
    this.sheets.colours += `<radialGradient id="${id}" cx=".5" cy=".5" r=".56" fx=".33" fy=".28">${stops.map(([share, colour]) => `<stop offset="${share}" stop-color="${colour}"/>`).join('')}</radialGradient>`;
    return `fill="url(#${id})"`;
  }

  /** A soft shadow that one piece throws on another. */
  shade(d: string, opacity = 0.3): void {
    this.sheets.wear += `<path d="${this.settled(d)}" fill="#000" fill-opacity="${opacity}"/>`;
  }

  /** A lighter place, as where denim has been worn. */
  fade(d: string, opacity = 0.3): void {
    this.sheets.wear += `<path d="${this.settled(d)}" fill="#fff" fill-opacity="${opacity * this.make.wear}"/>`;
  }
}

/** A height as a grey, in `relief`. */
const LAYER = 26;
const height = (lift: number): string => {
  const grey = Math.round(Math.min(255, 90 + lift * LAYER)).toString(16);
  return `#${grey}${grey}${grey}`;
};

/** Pointed at both ends, as a fold is. */
function lens([x1, y1, bendX, bendY, x2, y2, width = 24]: Fold): string {
  const wide = Math.abs(width) * 0.8;
  const [dx, dy] = Math.abs(y2 - y1) > Math.abs(x2 - x1) ? [wide, 0] : [0, wide];
  return `M${x1} ${y1}Q${bendX + dx} ${bendY + dy} ${x2} ${y2}Q${bendX - dx} ${bendY - dy} ${x1} ${y1}Z`;
}
