import { chance } from './noise.ts';
import { unevenOutline } from './uneven-outline.ts';

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

/** The sheets that a garment is drawn on, each piece settled on the table as cloth does. */
export class Pattern {
  protected readonly sheets = { colours: '', places: '', forms: '', relief: '', folds: '', wear: '' };
  readonly #parts: Part[] = [];
  readonly #seed: number;
  readonly #slack: number;
  #flip = false;

  /** @param slack how far cloth wanders from its outline, 1 for a shirt */
  constructor(seed: number, slack: number) {
    this.#seed = seed;
    this.#slack = slack;
  }

  /** Draws something on the left and once more, turned over, on the right. */
  both(draw: () => void): void {
    draw();
    this.mirrored(draw);
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
    const { colours, places, forms, relief, folds, wear } = this.sheets;
    return { colours: whole(colours), places: whole(places, CRISP), forms: whole(forms, CRISP), relief: whole(relief), folds: whole(folds), wear: whole(wear), parts: this.#parts };
  }

  /** No two folds alike, -1 to 1: of the two sides of a garment either. */
  protected stray(which: number): number {
    return chance(this.#parts.length, which, this.#seed) * 2 - 1;
  }

  /** From where a place on the left has come to lie. */
  protected across(x: number): number {
    return this.#flip ? 900 - x : x;
  }

  /** Whether what is drawn is turned over. */
  protected get turned(): boolean {
    return this.#flip;
  }

  protected settled(d: string): string {
    return unevenOutline(d, { seed: this.#seed, flip: this.#flip, slack: this.#slack });
  }

  /** Takes a part down, and what is drawn of it in `places`. @throws RangeError for the 256th */
  protected part(part: Part, drawing: (id: string) => string): void {
    if (this.#parts.push(part) > 255) throw new RangeError('A garment has 255 parts at most: each is one shade of red.');
    this.sheets.places += drawing(this.id());
  }

  /** The colour of the newest part in `places` and `forms`. */
  protected id(): string {
    return `#${this.#parts.length.toString(16).padStart(2, '0')}0000`;
  }
}

/** How much larger than in the book a garment is drawn that is alone in its picture. */
export const scaleOf = ([half, top, bottom]: Frame): number => Math.min(MOST_WIDTH / (half * 2), MOST_HEIGHT / (bottom - top), LARGEST);

function placed(frame: Frame): string {
  const [, top, bottom] = frame;
  const scale = scaleOf(frame);
  return `translate(${(450 - 450 * scale).toFixed(1)} ${(600 - ((top + bottom) / 2) * scale).toFixed(1)})scale(${scale.toFixed(4)})`;
}

/** A pixel belongs to one part only. */
const CRISP = ' shape-rendering="crispEdges"';
