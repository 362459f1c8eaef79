/** The shop's fonts: which letters of which family travel in which file. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subset from 'subset-font';

const packages = createRequire(import.meta.url);

/** Ranges as a style sheet writes them. */
const letters = {
  latin: 'U+20-7E, U+A0-FF, U+131, U+152-153, U+2C6, U+2DA, U+2DC, U+2010-2015, U+2018-201E, U+2020-2022, U+2026, U+202F, U+2030, U+2032-2033, U+2039-203A, U+2044, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215',
  'latin-ext': 'U+100-130, U+132-151, U+154-17F, U+18F, U+192, U+218-21B, U+259, U+1E80-1E85, U+1E9E, U+20A0-20AB, U+20AD-20BF',
  // Of money, which stands on English pages too, and of names in the list of countries: ł č Č š ă ų ₴.
  'latin-names': 'U+103, U+10C-10D, U+142, U+161, U+173, U+20B4',
  cyrillic: 'U+400-45F, U+490-491, U+4B0-4B1, U+2116',
  greek: 'U+370-377, U+37A-37F, U+384-38A, U+38C, U+38E-3A1, U+3A3-3FF',
  // Of Arabic, with the letters that it writes foreign names with; not those of Persian, Urdu and the Quran, which weigh as much again.
  arabic: 'U+60C, U+61B-61C, U+61F, U+621-63A, U+640-652, U+660-66C, U+670, U+67E, U+686, U+698, U+6A4, U+6AF, U+200C-200E',
};
type Letters = keyof typeof letters;

/** What sets words and columns of figures; ornaments and alternates stay at home. */
const features = ['kern', 'liga', 'locl', 'ccmp', 'mark', 'mkmk', 'tnum', 'case'];
/** What Arabic letters join by. */
const joining = ['calt', 'init', 'medi', 'fina', 'isol', 'rlig'];

interface Family {
  name: string;
  /** Where one name has two files of the same letters. */
  cut?: string;
  /** The package, and its file of some letters. */
  from: string;
  file: (letters: Letters) => string;
  style: 'normal' | 'italic';
  /** A range makes a variable font. */
  weight: [number] | [least: number, most: number];
  letters: Letters[];
  /**
   * Letters that few pages need, in a family of their own that stands behind this one: a browser looks for a font of the machine
   * for every file of a family that it has not loaded, at the first letter that it draws. A letter of two files comes from the later one.
   */
  rest?: Letters[];
}

const interTight: Omit<Family, 'weight'> = { name: 'Inter Tight', from: '@fontsource-variable/inter-tight', file: (part) => `inter-tight-${part.replace('names', 'ext')}-wght-normal`, style: 'normal', letters: ['latin'], rest: ['latin-ext', 'latin-names', 'cyrillic', 'greek'] };

export const families: Family[] = [
  { ...interTight, weight: [400, 900] },
  // Headlines and word mark of one brand: as part of the range they would be a fifth of its weight for everybody.
  { ...interTight, cut: 'light', weight: [300] },
  { name: 'Vazirmatn', from: '@fontsource-variable/vazirmatn', file: (part) => `vazirmatn-${part}-wght-normal`, style: 'normal', weight: [300, 900], letters: ['arabic'] },
  { name: 'EB Garamond', from: '@fontsource/eb-garamond', file: (part) => `eb-garamond-${part}-400-italic`, style: 'italic', weight: [400], letters: ['latin'], rest: ['latin-ext', 'cyrillic', 'greek'] },
];

const fileOf = ({ name, cut }: Family, part: string) => [...name.toLowerCase().split(' '), ...(cut ? [cut] : []), part].join('-');

/** The files of the fonts by name, with the licence of each family. */
export async function fontFiles(): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  for (const family of families) {
    if (!family.cut) files.set(`${fileOf(family, 'licence')}.txt`, await readFile(packages.resolve(`${family.from}/LICENSE`)));
    const isVariable = family.from.includes('variable');
    for (const part of [...family.letters, ...(family.rest ?? [])]) {
      const whole = await readFile(packages.resolve(`${family.from}/files/${family.file(part)}.woff2`));
      const [min, max] = family.weight;
      // A name of its own, for its published types do not know `keepFeatures` yet.
      const options = { targetFormat: 'woff2' as const, keepFeatures: part === 'arabic' ? [...features, ...joining] : features, ...(isVariable ? { variationAxes: { wght: max ? { min, max } : min } } : {}) };
      files.set(`${fileOf(family, part)}.woff2`, await subset(whole, textOf(letters[part]), options));
    }
  }
  return files;
}

const textOf = (ranges: string): string =>
  ranges.split(', ').flatMap((range) => {
    const [first, last = first] = range.slice(2).split('-').map((code) => parseInt(code, 16)) as [number, number?];
    return Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place));
  }).join('');

/** Where the browser finds each file: it loads those whose letters are on the page. */
export const fontFaces = (): string[] =>
  families.flatMap((family) => [...family.letters.map((part) => fontFace(family.name, family, part)), ...(family.rest ?? []).map((part) => fontFace(`${family.name} Rest`, family, part))]);

const fontFace = (name: string, family: Family, part: Letters) => `@font-face {
  font-family: '${name}';
  font-style: ${family.style};
  font-weight: ${family.weight.join(' ')};
  font-display: swap;
  src: url('./${fileOf(family, part)}.woff2') format('woff2');
  unicode-range: ${letters[part]};
}`;
