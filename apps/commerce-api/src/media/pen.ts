import type { Cloth } from './cloths.ts';
import { chance } from './noise.ts';
import { settle } from './settle.ts';
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

/** What is known of a piece beside its outline. */
export interface Part {
  round: number;
  lift: number;
  lean: number;
  weave: 'own' | 'rib' | 'none';
}

/** A garment as drawings of the same frame: colours, which part is where, what stands out finely, what bulges, and what is worn pale or lies in shade. */
export interface Drawn {
  colours: string;
  places: string;
  /** As `places`, but only what has a form of its own. */
  forms: string;
  relief: string;
  folds: string;
  wear: string;
  /** Part n is drawn in `places` with the red n + 1. */
  parts: Part[];
}

/** How far a garment reaches: half its width, its top and its bottom. */
export type Frame = [half: number, top: number, bottom: number];

const MOST_WIDTH = 764;
const MOST_HEIGHT = 1010;
const LARGEST = 1.26;

/** Draws a garment piece by piece, from the back to the front, in a field of 900 by 1200. */
export class Pen {
  readonly cloth: Cloth;
  readonly #seed: number;
  readonly #slack: number;
  readonly #parts: Part[] = [];
  readonly #drawn = { colours: '', places: '', forms: '', relief: '', folds: '', wear: '' };
  #flip = false;
  #count = 0;

  /** @param slack how far cloth wanders from its outline, 1 for a shirt */
  constructor(cloth: Cloth, seed: number, slack = 0.5 + cloth.limp * 0.7) {
    this.cloth = cloth;
    this.#seed = seed;
    this.#slack = slack;
  }

  /** A piece of cloth, or of something else. */
  piece(d: string, { tone = 0, colour = this.cloth.ground, folds = [], weave, round = 1, on = round < 0.6, lift = on ? 1.5 : 1, lean = 0 }: PieceLook = {}): void {
    const path = this.#settled(d);
    const shown = tone >= 0 ? darker(colour, tone) : lighter(colour, -tone);
    const plain = weave === false || colour !== this.cloth.ground;
    this.#part({ round, lift, lean: this.#flip ? -lean : lean, weave: plain ? 'none' : (weave ?? 'own') }, (id) => `<path d="${path}" fill="${id}"/>`);
    if (!on) this.#drawn.forms += `<path d="${path}" fill="${this.#id()}"/>`;
    this.#drawn.colours += `<path d="${path}" fill="${shown}"/>`;
    this.#drawn.relief += `<path d="${path}" fill="${height(lift)}"/>`;
    this.#drawn.wear += `<path d="${path}" fill="#808080"/>`;
    this.#drawn.folds += `<path d="${path}" fill="#808080"/>`;
    if (folds.length > 0) {
      const clip = `c${++this.#count}`;
      const drawn = folds.map((fold, place) => `<path d="${this.#settled(lens(fold.map((value = 24, at) => value + this.#stray(place * 7 + at) * (at === 6 ? 5 : 16)) as Fold))}" fill="${(fold[6] ?? 24) < 0 ? '#000' : '#fff'}" fill-opacity="${(0.46 + this.#stray(place) * 0.3).toFixed(2)}"/>`).join('');
      this.#drawn.folds += `<clipPath id="${clip}"><path d="${path}"/></clipPath><g clip-path="url(#${clip})">${drawn}</g>`;
    }
  }

  /** Where two pieces meet. */
  seam(d: string, width = 2): void {
    const path = this.#settled(d);
    this.#drawn.relief += `<path d="${path}" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="${width}"/>`;
    this.#drawn.colours += `<path d="${path}" fill="none" stroke="${darker(this.cloth.ground, 0.6)}" stroke-opacity="${lightness(this.cloth.ground) > 0.6 ? 0.2 : 0.4}" stroke-width="${width * 0.7}"/>`;
    this.#drawn.folds += `<path d="${path}" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="${width + 5}"/>`;
  }

  /** Visible stitching. */
  stitch(d: string, colour = this.cloth.thread): void {
    const path = this.#settled(d);
    this.#drawn.relief += `<path d="${path}" fill="none" stroke="#000" stroke-opacity=".22" stroke-width="4"/><path d="${path}" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="1.6" stroke-dasharray="5.4 2.2"/>`;
    this.#drawn.colours += `<path d="${path}" fill="none" stroke="${darker(colour, 0.5)}" stroke-opacity=".3" stroke-width="2.6"/><path d="${path}" fill="none" stroke="${colour}" stroke-width="1.7" stroke-dasharray="5.4 2.2"/>`;
    this.#drawn.folds += `<path d="${path}" fill="none" stroke="#000" stroke-opacity=".25" stroke-width="7"/>`;
  }

  /** A cord of anything but cloth: metal, laces, a label's edge. */
  line(d: string, colour: string, width: number, { dash, cap = 'round', lift = 2 }: { dash?: string; cap?: 'round' | 'butt'; lift?: number } = {}): void {
    const path = this.#settled(d);
    const form = (wide: number) => `d="${path}" fill="none" stroke-width="${wide}" stroke-linecap="${cap}" stroke-linejoin="round"${dash ? ` stroke-dasharray="${dash}"` : ''}`;
    this.#part({ round: 0, lift, lean: 0, weave: 'none' }, (id) => `<path ${form(width)} stroke="${id}"/>`);
    this.#drawn.colours += `<path ${form(width)} stroke="${colour}"/>`;
    for (const [share, rise] of [[1, 0.1], [0.66, 0.5], [0.33, 0.8]] as const) this.#drawn.relief += `<path ${form(width * share)} stroke="${height(lift + rise * Math.min(3, width / 6))}"/>`;
  }

  button(x: number, y: number, radius = 8, colour = lightness(this.cloth.ground) > 0.5 ? '#e6e0d3' : '#2b2623'): void {
    const [cx, cy] = [this.#flip ? 900 - x : x, y];
    const disc = (share: number, paint: string) => `<circle cx="${cx}" cy="${cy}" r="${(radius * share).toFixed(1)}" ${paint}/>`;
    this.#part({ round: 0, lift: 2.6, lean: 0, weave: 'none' }, (id) => disc(1, `fill="${id}"`));
    this.#drawn.colours += disc(1, `fill="${colour}"`) + disc(0.62, `fill="none" stroke="${darker(colour, 0.3)}" stroke-width="${radius * 0.1}"`);
    this.#drawn.relief += disc(1, `fill="${height(1.6)}"`) + disc(0.93, `fill="${height(3.4)}"`) + disc(0.66, `fill="${height(2.5)}"`);
    const hole = radius * 0.2;
    for (const [dx, dy] of [[-hole, -hole], [hole, -hole], [-hole, hole], [hole, hole]] as const) {
      this.#drawn.colours += `<circle cx="${cx + dx}" cy="${cy + dy}" r="${(radius * 0.12).toFixed(1)}" fill="${darker(colour, 0.6)}"/>`;
    }
  }

  /** A rivet, a stud or a shank button. */
  stud(x: number, y: number, radius: number, colour = '#a5753f'): void {
    const [cx, cy] = [this.#flip ? 900 - x : x, y];
    const disc = (share: number, paint: string) => `<circle cx="${cx}" cy="${cy}" r="${(radius * share).toFixed(1)}" ${paint}/>`;
    this.#part({ round: 0, lift: 2.6, lean: 0, weave: 'none' }, (id) => disc(1, `fill="${id}"`));
    this.#drawn.colours += disc(1, `fill="${darker(colour, 0.15)}"`) + disc(0.7, `fill="${lighter(colour, 0.12)}"`) + `<circle cx="${cx - radius * 0.25}" cy="${cy - radius * 0.3}" r="${(radius * 0.28).toFixed(1)}" fill="${lighter(colour, 0.5)}"/>`;
    this.#drawn.relief += [1, 0.8, 0.55, 0.3].map((share, step) => disc(share, `fill="${height(1.8 + step * 0.6)}"`)).join('');
  }

  /** A soft shadow that one piece throws on another. */
  shade(d: string, opacity = 0.3): void {
    this.#drawn.wear += `<path d="${this.#settled(d)}" fill="#000" fill-opacity="${opacity}"/>`;
  }

  /** A lighter place, as where denim has been worn. */
  fade(d: string, opacity = 0.3): void {
    this.#drawn.wear += `<path d="${this.#settled(d)}" fill="#fff" fill-opacity="${opacity}"/>`;
  }

  /** Draws something on the left and once more, turned over, on the right. */
  both(draw: (side: 'left' | 'right') => void): void {
    draw('left');
    this.mirrored(() => draw('right'));
  }

  /** Draws something the other way round. */
  mirrored(draw: () => void): void {
    this.#flip = !this.#flip;
    draw();
    this.#flip = !this.#flip;
  }

  /** The drawing: as large as the frame allows and in its middle, or as it is. */
  drawn(frame?: Frame): Drawn {
    const place = frame ? placed(frame) : 'scale(1)';
    const whole = (content: string, more = '') => `<g transform="${place}"${more}>${content}</g>`;
    const { colours, places, forms, relief, folds, wear } = this.#drawn;
    return { colours: whole(colours), places: whole(places, CRISP), forms: whole(forms, CRISP), relief: whole(relief), folds: whole(folds), wear: whole(wear), parts: this.#parts };
  }

  /** No two folds alike, -1 to 1: of the two sides of a garment either. */
  #stray(which: number): number {
    return chance(this.#parts.length, which, this.#seed) * 2 - 1;
  }

  #settled(d: string): string {
    return settle(d, { seed: this.#seed, flip: this.#flip, slack: this.#slack });
  }

  #part(part: Part, drawing: (id: string) => string): void {
    this.#parts.push(part);
    this.#drawn.places += drawing(this.#id());
  }

  /** The colour of the newest part in `places` and `forms`. */
  #id(): string {
    return `#${this.#parts.length.toString(16).padStart(2, '0')}0000`;
  }
}

function placed([half, top, bottom]: Frame): string {
  const scale = Math.min(MOST_WIDTH / (half * 2), MOST_HEIGHT / (bottom - top), LARGEST);
  return `translate(${(450 - 450 * scale).toFixed(1)} ${(600 - ((top + bottom) / 2) * scale).toFixed(1)})scale(${scale.toFixed(4)})`;
}

/** A pixel belongs to one part only. */
const CRISP = ' shape-rendering="crispEdges"';

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
