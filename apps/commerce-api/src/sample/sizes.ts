import { onlySize } from '../catalog/size.rules.ts';

/** One size of a garment; jeans have a length beside the waist. */
export interface Size {
  id: string;
  name: string;
  length?: string;
}

const letters = (...names: string[]): Size[] => names.map((name) => ({ id: name.toLowerCase(), name }));
const numbers = (from: number, to: number, step: number): Size[] =>
  Array.from({ length: (to - from) / step + 1 }, (_, place) => from + place * step).map((size) => ({ id: String(size), name: String(size) }));
const pairs = (...names: string[]): Size[] => names.map((name) => ({ id: name.replace('–', ''), name }));
const waistAndLength = (waists: number[], lengths: number[]): Size[] =>
  waists.flatMap((waist) => lengths.map((length) => ({ id: String(waist), name: String(waist), length: String(length) })));

/** The size runs of the sample shop, smallest first: letters, European numbers, inches for jeans, centimetres for children and belts. */
export const sizeRuns = {
  womenJeans: waistAndLength([25, 26, 27, 28, 29, 30, 31, 32], [30, 32, 34]),
  menJeans: waistAndLength([28, 29, 30, 31, 32, 33, 34, 36, 38], [30, 32, 34]),
  womenTops: letters('XS', 'S', 'M', 'L', 'XL'),
  menTops: letters('S', 'M', 'L', 'XL', 'XXL'),
  allTops: letters('XS', 'S', 'M', 'L', 'XL', 'XXL'),
  womenNumbers: numbers(34, 46, 2),
  menNumbers: numbers(46, 56, 2),
  womenShoes: numbers(36, 42, 1),
  menShoes: numbers(40, 46, 1),
  children: numbers(98, 152, 6),
  belts: numbers(75, 105, 10),
  socks: pairs('36–39', '40–43', '44–46'),
  oneSize: [{ id: onlySize.id, name: onlySize.names.en }],
} satisfies Record<string, Size[]>;

export type SizeRunName = keyof typeof sizeRuns;
