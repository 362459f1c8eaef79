import type { Cloth } from './cloths.ts';
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
  #count = 0;

  /** @param slack how far cloth wanders from its outline, 1 for a shirt */
  constructor(cloth: Cloth, seed: number, slack = 0.5 + cloth.limp * 0.7) {
    super(seed, slack);
    this.cloth = cloth;
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

  /** Visible stitching. */
  stitch(d: string, colour = this.cloth.thread): void {
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

  button(x: number, y: number, radius = 8, colour = lightness(this.cloth.ground) > 0.5 ? '#e6e0d3' : '#2b2623'): void {
    const [cx, cy] = [this.across(x), y];
    const disc = (share: number, paint: string) => `<circle cx="${cx}" cy="${cy}" r="${(radius * share).toFixed(1)}" ${paint}/>`;
    this.part({ round: 0, lift: 2.6, lean: 0, weave: 'none' }, (id) => disc(1, `fill="${id}"`));
    this.sheets.colours += disc(1, `fill="${colour}"`) + disc(0.62, `fill="none" stroke="${darker(colour, 0.3)}" stroke-width="${radius * 0.1}"`);
    this.sheets.relief += disc(1, `fill="${height(1.6)}"`) + disc(0.93, `fill="${height(3.4)}"`) + disc(0.66, `fill="${height(2.5)}"`);
    const hole = radius * 0.2;
    for (const [dx, dy] of [[-hole, -hole], [hole, -hole], [-hole, hole], [hole, hole]] as const) {
      this.sheets.colours += `<circle cx="${cx + dx}" cy="${cy + dy}" r="${(radius * 0.12).toFixed(1)}" fill="${darker(colour, 0.6)}"/>`;
    }
  }

  /** A rivet, a stud or a shank button. */
  stud(x: number, y: number, radius: number, colour = '#a5753f'): void {
    const [cx, cy] = [this.across(x), y];
    const disc = (share: number, paint: string) => `<circle cx="${cx}" cy="${cy}" r="${(radius * share).toFixed(1)}" ${paint}/>`;
    this.part({ round: 0, lift: 2.6, lean: 0, weave: 'none' }, (id) => disc(1, `fill="${id}"`));
    this.sheets.colours += disc(1, `fill="${darker(colour, 0.15)}"`) + disc(0.7, `fill="${lighter(colour, 0.12)}"`) + `<circle cx="${cx - radius * 0.25}" cy="${cy - radius * 0.3}" r="${(radius * 0.28).toFixed(1)}" fill="${lighter(colour, 0.5)}"/>`;
    this.sheets.relief += [1, 0.8, 0.55, 0.3].map((share, step) => disc(share, `fill="${height(1.8 + step * 0.6)}"`)).join('');
  }

  /** A soft shadow that one piece throws on another. */
  shade(d: string, opacity = 0.3): void {
    this.sheets.wear += `<path d="${this.settled(d)}" fill="#000" fill-opacity="${opacity}"/>`;
  }

  /** A lighter place, as where denim has been worn. */
  fade(d: string, opacity = 0.3): void {
    this.sheets.wear += `<path d="${this.settled(d)}" fill="#fff" fill-opacity="${opacity}"/>`;
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
