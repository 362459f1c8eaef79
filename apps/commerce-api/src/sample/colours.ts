import type { ColourRow } from '../storage/schema.ts';
import { say } from './say.ts';

const dyed = (base: string, hex: string, en: string, de: string, ar: string) => ({ name: say(en, de, ar), base, hex });

/** Every colour of the sample shop; `base` is its family in the colour facet (CAT-135). */
const colours = {
  rawindigo: dyed('navy', '#232f4f', 'Raw indigo', 'Rohes Indigo', 'نيلي خام'),
  rinse: dyed('blue', '#34486f', 'Rinse blue', 'Dunkelblau gespült', 'أزرق مغسول داكن'),
  midblue: dyed('blue', '#57779f', 'Mid blue', 'Mittelblau', 'أزرق متوسط'),
  stone: dyed('light blue', '#86a3c2', 'Stone blue', 'Steinblau', 'أزرق حجري'),
  bleach: dyed('light blue', '#bccddc', 'Bleached blue', 'Gebleichtes Blau', 'أزرق فاتح مبيّض'),
  washedblack: dyed('black', '#2e2f32', 'Washed black', 'Schwarz gewaschen', 'أسود مغسول'),
  smoke: dyed('grey', '#7c7e82', 'Smoke', 'Rauchgrau', 'رمادي دخاني'),
  black: dyed('black', '#202022', 'Black', 'Schwarz', 'أسود'),
  ink: dyed('navy', '#262d3d', 'Ink', 'Tinte', 'حبري'),
  white: dyed('white', '#f8f7f4', 'White', 'Weiß', 'أبيض'),
  ecru: dyed('off white', '#e9e1cf', 'Ecru', 'Ecru', 'أبيض عاجي'),
  oatmeal: dyed('beige', '#d2c5ae', 'Oatmeal', 'Haferbeige', 'بيج شوفاني'),
  sand: dyed('sand', '#c6b18d', 'Sand', 'Sand', 'رملي'),
  camel: dyed('camel', '#b78a55', 'Camel', 'Camel', 'جملي'),
  tobacco: dyed('brown', '#7b5435', 'Tobacco', 'Tabakbraun', 'بني تبغي'),
  espresso: dyed('brown', '#45342b', 'Espresso', 'Espresso', 'بني إسبريسو'),
  greymelange: dyed('grey', '#a6a7a7', 'Grey melange', 'Grau meliert', 'رمادي ممزوج'),
  charcoal: dyed('grey', '#46494d', 'Charcoal', 'Anthrazit', 'فحمي'),
  navy: dyed('navy', '#28324e', 'Navy', 'Marineblau', 'كحلي'),
  sky: dyed('light blue', '#abc5dd', 'Sky blue', 'Himmelblau', 'أزرق سماوي'),
  cobalt: dyed('blue', '#2f50a1', 'Cobalt', 'Kobaltblau', 'أزرق كوبالتي'),
  petrol: dyed('petrol', '#25545c', 'Petrol', 'Petrol', 'بترولي'),
  sage: dyed('green', '#9ba790', 'Sage', 'Salbeigrün', 'أخضر مريمي'),
  olive: dyed('olive', '#5e5f40', 'Olive', 'Oliv', 'زيتي'),
  khaki: dyed('khaki', '#8b8364', 'Khaki', 'Khaki', 'كاكي'),
  forest: dyed('green', '#2f4939', 'Forest', 'Tannengrün', 'أخضر غابي'),
  mint: dyed('mint', '#bbd9c9', 'Mint', 'Mint', 'نعناعي'),
  rose: dyed('rose', '#dbb4ac', 'Rose', 'Rosé', 'وردي ترابي'),
  pink: dyed('pink', '#df92a6', 'Pink', 'Rosa', 'وردي'),
  lilac: dyed('lilac', '#baa9cf', 'Lilac', 'Flieder', 'ليلكي'),
  plum: dyed('purple', '#56324b', 'Plum', 'Pflaume', 'برقوقي'),
  burgundy: dyed('bordeaux', '#602532', 'Burgundy', 'Bordeaux', 'عنابي'),
  poppy: dyed('red', '#b5352f', 'Poppy red', 'Mohnrot', 'أحمر خشخاشي'),
  rust: dyed('orange', '#aa5531', 'Rust', 'Rostrot', 'صدئي'),
  ochre: dyed('yellow', '#c6973f', 'Ochre', 'Ocker', 'أصفر ترابي'),
  acid: dyed('yellow', '#d4dc36', 'Acid yellow', 'Neongelb', 'أصفر فسفوري'),
} satisfies Record<string, Omit<ColourRow, 'id'>>;

/** All of them, in hexadecimal digits. */
export const dyes: ReadonlySet<string> = new Set(Object.values(colours).map(({ hex }) => hex.slice(1)));

export type ColourId = keyof typeof colours;

export const colour = (id: ColourId) => ({ id, ...colours[id], nuance: nuanceOf(colours[id].hex) });

/** How light a colour is to the eye (Rec. 601 luma). */
function nuanceOf(hex: string): 'dark' | 'medium' | 'light' {
  const [red, green, blue] = [1, 3, 5].map((place) => parseInt(hex.slice(place, place + 2), 16)) as [number, number, number];
  const luma = (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
  return luma < 0.33 ? 'dark' : luma < 0.66 ? 'medium' : 'light';
}

/** Which colours go together on one garment; the first are the ones a buyer orders most of. */
export const palettes = {
  denim: ['rawindigo', 'midblue', 'washedblack', 'rinse', 'stone', 'ecru', 'bleach', 'smoke'],
  basics: ['white', 'black', 'navy', 'greymelange', 'ecru', 'sage', 'rose', 'charcoal', 'petrol', 'burgundy'],
  chinos: ['sand', 'navy', 'olive', 'black', 'khaki', 'espresso', 'ecru'],
  tailoring: ['black', 'charcoal', 'navy', 'camel', 'espresso', 'oatmeal', 'ink'],
  knits: ['oatmeal', 'navy', 'charcoal', 'camel', 'forest', 'burgundy', 'ecru', 'rust', 'sage'],
  street: ['black', 'greymelange', 'white', 'acid', 'cobalt', 'forest', 'lilac', 'rust'],
  shirts: ['white', 'sky', 'ecru', 'black', 'navy', 'sage'],
  patterned: ['navy', 'forest', 'burgundy', 'tobacco', 'charcoal', 'sky'],
  dresses: ['black', 'plum', 'forest', 'rust', 'navy', 'rose', 'ecru', 'petrol'],
  leather: ['black', 'tobacco', 'espresso', 'camel'],
  sneakers: ['white', 'black', 'ecru', 'greymelange', 'navy'],
  outdoors: ['olive', 'black', 'navy', 'sand', 'forest', 'rust'],
  kids: ['navy', 'ochre', 'sage', 'rose', 'sky', 'poppy', 'ecru', 'greymelange', 'mint'],
  small: ['black', 'ecru', 'navy', 'poppy', 'ochre', 'forest', 'greymelange', 'pink', 'cobalt'],
  paper: ['ecru', 'ink', 'poppy'],
} satisfies Record<string, ColourId[]>;

export type PaletteName = keyof typeof palettes;
