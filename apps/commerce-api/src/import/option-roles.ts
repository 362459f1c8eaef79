import { plainWords } from './slug.ts';

/** What one of a product's up to three options means for this shop. */
export type OptionRole = 'colour' | 'size' | 'length' | 'material' | 'fit' | 'other';

/** Names by language as shops write them; compared without accents and case. */
const names: Record<Exclude<OptionRole, 'other'>, string[]> = {
  colour: [
    'colour', 'color', 'farbe', 'farben', 'couleur', 'colore', 'cor', 'kleur', 'farve', 'farge', 'färg', 'väri', 'kolor', 'barva', 'farba', 'boja', 'culoare',
    'szín', 'renk', 'χρώμα', 'цвет', 'колір', 'цвят', 'لون', 'اللون', '颜色', '顏色', 'カラー', '色', 'shade', 'pattern', 'wash', 'print', 'colour name', 'color name',
  ],
  size: [
    'size', 'sizes', 'grösse', 'größe', 'groesse', 'konfektionsgrösse', 'schuhgrösse', 'taille', 'pointure', 'talla', 'talle', 'número', 'taglia', 'misura', 'tamanho',
    'maat', 'schoenmaat', 'størrelse', 'storlek', 'koko', 'rozmiar', 'velikost', 'veľkosť', 'veličina', 'mărime', 'méret', 'beden', 'numara', 'μέγεθος', 'размер', 'розмір',
    'مقاس', 'المقاس', 'الحجم', '尺码', '尺寸', 'サイズ', 'waist', 'bundweite',
  ],
  length: [
    'length', 'inseam', 'inside leg', 'inner leg', 'leg length', 'leg', 'länge', 'schrittlänge', 'beinlänge', 'longueur', 'largo', 'lunghezza', 'comprimento', 'lengte',
    'længde', 'lengde', 'längd', 'pituus', 'długość', 'délka', 'uzunluk', 'boy', 'длина', 'الطول',
  ],
  material: ['material', 'fabric', 'stoff', 'matière', 'matériau', 'tissu', 'materiale', 'materiaal', 'tessuto', 'tejido', 'tecido', 'tyg', 'stof', 'materiał', 'malzeme', 'материал', 'الخامة'],
  fit: ['fit', 'passform', 'schnitt', 'coupe', 'vestibilità', 'corte', 'pasvorm', 'pasform', 'passform', 'krój', 'kesim', 'cut'],
};

const roles = new Map(Object.entries(names).flatMap(([role, all]) => all.map((name) => [plainWords(name), role as OptionRole])));

/** Reads the meaning from what the option is linked to in Shopify's taxonomy, else from its name, in many languages. */
export function roleOf(name: string, linkedTo = ''): OptionRole {
  const link = /shopify\.([a-z-]+)$/.exec(linkedTo)?.[1];
  if (link === 'color-pattern') return 'colour';
  if (link?.endsWith('size')) return 'size';
  if (link === 'fabric' || link?.endsWith('material')) return 'material';
  if (link === 'fit') return 'fit';
  const words = plainWords(name);
  const known = roles.get(words);
  if (known) return known;
  if (/ (size|grosse)$|^(size|grosse|taille) /.test(words)) return 'size';
  if (/ (colou?r|farbe)$/.test(words)) return 'colour';
  return 'other';
}

/** The roles of a product's options; of two with the same meaning the first has it, the second is another option. */
export function rolesOf(options: readonly { name: string; linkedTo?: string }[]): OptionRole[] {
  const found: OptionRole[] = [];
  for (const { name, linkedTo } of options) {
    const role = roleOf(name, linkedTo);
    found.push(found.includes(role) ? 'other' : role);
  }
  return found;
}
