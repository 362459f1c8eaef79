import svgpath from 'svgpath';
import { noise } from './noise.ts';

type Place = [x: number, y: number];

/** So long may a piece of an outline be before it is bent in its middle too. */
const LONGEST = 64;

/**
 * Lays an outline on the table: cloth never lies as straight as it was cut, and never the same on both sides.
 * @param d a path of SVG
 * @param flip turned over, left to right
 * @param slack how far it may wander, 1 for a shirt
 */
export function unevenOutline(d: string, { seed, flip, slack }: { seed: number; flip: boolean; slack: number }): string {
  const wander = ([x, y]: Place): string => {
    const at = flip ? 900 - x : x;
    const far = slack * 3.4;
    const near = slack * 0.9;
    const dx = far * noise(at / 210, y / 210, seed) + near * noise(at / 52, y / 52, seed + 1);
    const dy = far * noise(at / 190, y / 190, seed + 2) + near * noise(at / 47, y / 47, seed + 3);
    return `${(at + dx).toFixed(1)} ${(y + dy).toFixed(1)}`;
  };
  let settled = '';
  let start: Place = [0, 0];
  svgpath(d).abs().unshort().unarc().iterate((segment, _place, x, y) => {
    const letter = segment[0] as string;
    const numbers = segment.slice(1) as number[];
    const from: Place = [x, y];
    if (letter === 'M') {
      start = [numbers[0]!, numbers[1]!];
      settled += `M${wander(start)}`;
      return;
    }
    const curve = cubic(letter, numbers, from, start);
    const pieces = Math.max(1, Math.ceil(Math.hypot(curve[3][0] - x, curve[3][1] - y) / LONGEST));
    for (const [, one, two, end] of divided(curve, pieces)) settled += `C${wander(one)} ${wander(two)} ${wander(end)}`;
    if (letter === 'Z') settled += 'Z';
  });
  return settled;
}

type Curve = [Place, Place, Place, Place];

const between = (a: Place, b: Place, share: number): Place => [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];

function cubic(letter: string, numbers: number[], from: Place, start: Place): Curve {
  if (letter === 'C') return [from, [numbers[0]!, numbers[1]!], [numbers[2]!, numbers[3]!], [numbers[4]!, numbers[5]!]];
  if (letter === 'Q') {
    const bend: Place = [numbers[0]!, numbers[1]!];
    const end: Place = [numbers[2]!, numbers[3]!];
    return [from, between(from, bend, 2 / 3), between(end, bend, 2 / 3), end];
  }
  const end: Place = letter === 'H' ? [numbers[0]!, from[1]] : letter === 'V' ? [from[0], numbers[0]!] : letter === 'Z' ? start : [numbers[0]!, numbers[1]!];
  return [from, between(from, end, 1 / 3), between(from, end, 2 / 3), end];
}

function divided(curve: Curve, pieces: number): Curve[] {
  const parts: Curve[] = [];
  let rest = curve;
  for (let left = pieces; left > 1; left--) {
    const [first, second] = cut(rest, 1 / left);
    parts.push(first);
    rest = second;
  }
  return [...parts, rest];
}

/** Cuts a curve in two where `share` of it is done. */
function cut([a, b, c, d]: Curve, share: number): [Curve, Curve] {
  const [ab, bc, cd] = [between(a, b, share), between(b, c, share), between(c, d, share)];
  const [abc, bcd] = [between(ab, bc, share), between(bc, cd, share)];
  const middle = between(abc, bcd, share);
  return [[a, ab, abc, middle], [middle, bcd, cd, d]];
}
