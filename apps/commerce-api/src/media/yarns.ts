import { cloth, type ClothName } from './cloths.ts';
import { darker, inShade, lighter, lightness, mix } from './tone.ts';

/** A cloth from so near that its yarns show: one repeat, to be filled in as an SVG pattern. */
export interface Yarns {
  size: [width: number, height: number];
  turn: number;
  repeat: string;
  /** Stripes or checks over the weave: a repeat of their own, already drawn. */
  woven?: { size: [width: number, height: number]; repeat: string };
}

type Yarn = [ground: string, light: string, dark: string];

type Box = [x: number, y: number, width: number, height: number];

/** Yarns of one colour, each round and with a little gloss along its middle. */
function strands(boxes: Box[], [colour, light, dark]: Yarn): string {
  const round = Math.min(boxes[0]![2], boxes[0]![3]) / 2;
  const gloss = boxes.map(([x, y, width, height]) => (width > height ? `M${x + 5} ${y + round * 0.7}h${width - 10}` : `M${x + round * 0.7} ${y + 5}v${height - 10}`)).join('');
  return `<g fill="${colour}" stroke="${dark}" stroke-width="1.5">${boxes.map(([x, y, width, height]) => `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}"/>`).join('')}</g><path d="${gloss}" stroke="${light}" stroke-width="${round * 0.5}" stroke-opacity=".35" stroke-linecap="round"/>`;
}

const ground = (width: number, height: number, colour: string) => `<rect width="${width}" height="${height}" fill="${colour}"/>`;

/** Three over, one under, each row a step further: the diagonal of denim. */
function twill(warp: Yarn, weft: Yarn, cell: number): Yarns {
  const size = cell * 4;
  const across = [0, 1, 2, 3].map((row): Box => [-4, row * cell + 1, size + 8, cell - 2]);
  const down = [0, 1, 2, 3].flatMap((column) => [0, -4].map((turn): Box => [column * cell + 1, (column + turn) * cell + 2, cell - 2, cell * 3 - 4])).filter(([, y, , height]) => y + height > 0);
  return { size: [size, size], turn: 0, repeat: ground(size, size, warp[2]) + strands(across, weft) + strands(down, warp) };
}

/** One over, one under. */
function plain(warp: Yarn, weft: Yarn, cell: number): Yarns {
  const size = cell * 2;
  const down = [0, 1].map((at): Box => [at * cell + 2, at * cell - 2, cell - 4, cell + 4]);
  const across = [0, 1].map((at): Box => [(1 - at) * cell - 2, at * cell + 2, cell + 4, cell - 4]);
  return { size: [size, size], turn: 0, repeat: ground(size, size, warp[2]) + strands(down, warp) + strands(across, weft) };
}

/** Columns of stitches, each a pair of leaning loops. */
function stitches([colour, light, dark]: Yarn, width: number, height: number, ribbed: boolean): Yarns {
  const half = width / 2;
  const leg = (x: number, lean: number, y: number) => `M${x.toFixed(1)} ${y}q${lean * half * 0.1} ${height * 0.7} ${lean * half * 0.78} ${height * 1.1}`;
  const legs = [-1, 0, 1].map((row) => leg(half * 0.12, 1, row * height) + leg(width - half * 0.12, -1, row * height)).join('');
  const loops = `<path d="${legs}" stroke="${dark}" stroke-width="${(half * 0.84).toFixed(1)}" fill="none" stroke-linecap="round"/><path d="${legs}" stroke="${colour}" stroke-width="${(half * 0.7).toFixed(1)}" fill="none" stroke-linecap="round"/><path d="${legs}" transform="translate(${-half * 0.08} -2)" stroke="${light}" stroke-width="${half * 0.16}" stroke-opacity=".35" fill="none" stroke-linecap="round"/>`;
  const across = ribbed ? width * 1.7 : width;
  const valley = ribbed ? `<path d="M${width * 1.35} 0V${height}" stroke="${darker(dark, 0.35)}" stroke-width="${width * 0.5}"/>` : '';
  return { size: [across, height], turn: 0, repeat: ground(across, height, dark) + loops + valley };
}

/** The stripes or checks that the studio weaves into a cloth, seen from near. */
function woven(name: ClothName, hex: string, nearer: number): Yarns['woven'] {
  const { width, height, weave } = cloth(name, hex);
  return { size: [width * nearer, height * nearer], repeat: `<g transform="scale(${nearer})" opacity=".8">${weave}</g>` };
}

/** The yarns of a cloth in a colour of six hexadecimal digits. */
export function yarnsOf(name: ClothName, hex: string): Yarns {
  const dye = `#${hex}`;
  const of = (colour: string): Yarn => [colour, lighter(colour, lightness(colour) < 0.2 ? 0.4 : 0.7), inShade(colour, lightness(colour) > 0.75 ? 0.1 : 0.25)];
  const yarn = of(dye);
  switch (name) {
    case 'denim': return twill(yarn, of(mix(dye, 'efeade', 0.58)), 17);
    case 'twill': return twill(yarn, of(lighter(dye, 0.1)), 16);
    case 'wool': return { ...twill(yarn, of(mix(dye, '8f8b85', 0.3)), 24), turn: 20 };
    case 'stripe': {
      const pale = of(mix(dye, 'f7f5ef', 0.93));
      return { ...plain(pale, pale, 11), woven: woven(name, hex, 6) };
    }
    case 'check': return { ...plain(yarn, of(lighter(dye, 0.12)), 13), woven: woven(name, hex, 4.5) };
    case 'knit': return stitches(yarn, 64, 46, false);
    case 'jersey': return stitches(yarn, 26, 19, false);
    case 'rib': return stitches(yarn, 30, 22, true);
    case 'canvas': return plain(yarn, of(lighter(dye, 0.08)), 26);
    case 'nylon': return plain([dye, yarn[1], darker(dye, 0.14)], [lighter(dye, 0.05), yarn[1], darker(dye, 0.14)], 10);
    case 'poplin': return plain(yarn, of(lighter(dye, 0.12)), 12);
    case 'satin': return { size: [6, 6], turn: 8, repeat: ground(6, 6, dye) + `<path d="M1 0V6" stroke="${yarn[1]}" stroke-opacity=".2"/><path d="M4 0V6" stroke="${yarn[2]}" stroke-opacity=".25"/>` };
    case 'leather':
    case 'paper': return { size: [8, 8], turn: 0, repeat: ground(8, 8, dye) };
  }
}
