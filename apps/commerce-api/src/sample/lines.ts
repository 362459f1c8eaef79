import type { Brand } from './garments.ts';

/** Names of lines, with how they are written in Arabic. A garment is called after its line: “Tarn straight jeans”. */
const lines: Record<Brand, [string, string][]> = {
  Selvedge: [
    ['Tarn', 'تارن'], ['Loom', 'لوم'], ['Heath', 'هيث'], ['Cove', 'كوف'], ['Mill', 'ميل'], ['Alder', 'ألدر'], ['Quarry', 'كواري'], ['Reed', 'ريد'],
    ['Slate', 'سليت'], ['Vale', 'فيل'], ['Wharf', 'وورف'], ['Weft', 'ويفت'], ['Cairn', 'كيرن'], ['Dune', 'ديون'], ['Flint', 'فلينت'], ['Harbour', 'هاربر'],
    ['Orchard', 'أورتشرد'], ['Pier', 'بير'], ['Tide', 'تايد'], ['Moor', 'مور'],
  ],
  Nord: [
    ['Fjord', 'فيورد'], ['Sund', 'سوند'], ['Holm', 'هولم'], ['Lund', 'لوند'], ['Skagen', 'سكاغن'], ['Vik', 'فيك'], ['Strand', 'ستراند'], ['Birk', 'بيرك'],
    ['Dal', 'دال'], ['Sten', 'ستين'], ['Mose', 'موسه'], ['Vinter', 'فينتر'], ['Bakke', 'باكه'], ['Hav', 'هاف'], ['Skov', 'سكوف'],
  ],
  Kiosk: [
    ['Tram', 'ترام'], ['Block', 'بلوك'], ['Signal', 'سيغنال'], ['Static', 'ستاتيك'], ['Loop', 'لوب'], ['Night', 'نايت'], ['Corner', 'كورنر'], ['Metro', 'مترو'],
    ['Depot', 'ديبو'], ['Pixel', 'بكسل'], ['Tunnel', 'تانل'], ['Neon', 'نيون'], ['Bassline', 'باسلاين'], ['Rooftop', 'روفتوب'], ['Circuit', 'سيركت'], ['Platform', 'بلاتفورم'],
  ],
};

export interface Line {
  latin: string;
  arabic: string;
}

/** The lines of a brand. */
export const linesOf = (brand: Brand): Line[] => lines[brand].map(([latin, arabic]) => ({ latin, arabic }));
