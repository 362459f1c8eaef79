import type { Collar } from './collars.ts';
import type { Pen } from './pen.ts';

/** The measures of a garment with shoulders; half widths count from the middle of the picture. */
export interface Top {
  /** Half widths from the middle. */
  neck: number;
  shoulder: number;
  chest: number;
  hem: number;
  /** Where the garment ends. */
  length: number;
  /** How far the neckline drops in front. */
  drop: number;
  /** Half widths and heights of the sleeve's end, outside and inside; none for a top without sleeves. */
  sleeve?: [outer: number, outerY: number, inner: number, innerY: number];
  collar: Collar;
  opening?: 'buttons' | 'studs' | 'zip' | 'tailored';
  /** Knitted edges at hem and cuffs, or sewn cuffs. */
  edges?: 'rib' | 'cuff' | 'band';
  pockets?: ('chest' | 'flaps' | 'pouch' | 'welt' | 'patch' | 'tailored' | 'slant')[];
  /** A belt or seam at the waist: half width and height. */
  waist?: [half: number, y: number];
  hemCurve?: number;
  /** Double stitching as on denim. */
  stitched?: boolean;
  yoke?: boolean;
  /** How far the garment lies from flat: heavier cloth folds wider. */
  fall?: number;
}

export const NECK_Y = 190;
export const SHOULDER_Y = 238;

/** From a half width to a place on the left of the picture. */
export const x = (half: number): number => 450 - half;

/** Where the armhole ends. */
export const armpitOf = ({ sleeve }: Top): number => SHOULDER_Y + (sleeve ? 190 : 170);

/** Ribs of a jacket are of another yarn, a little darker. */
export const ribTone = ({ opening }: Top): number => (opening === 'zip' ? 0.24 : 0.02);

/** Studs on denim, buttons on all else. */
export const fasten = (pen: Pen, at: number, y: number): void => (pen.cloth.name === 'denim' ? pen.stud(at, y, 9.5) : pen.button(at, y, 7.5));
