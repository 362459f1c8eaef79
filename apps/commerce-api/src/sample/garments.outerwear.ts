import type { Garment } from './garments.ts';
import { say } from './say.ts';

const jackets = { 'women-jackets': 'womenTops', 'men-jackets': 'menTops' } as const;
const coats = { 'women-coats': 'womenNumbers', 'men-coats': 'menNumbers' } as const;

/** Jackets, blazers and coats. */
export const outerwear: Garment[] = [
  {
    cut: 'jacket-denim', fit: 'regular', details: 'jackets', palette: 'denim', name: say('denim jacket', 'Jeansjacke', 'جاكيت جينز'),
    story: say('The trucker jacket with its two pointed pockets, ending at the hip.', 'Die Truckerjacke mit ihren zwei spitzen Taschen, bis zur Hüfte.', 'جاكيت التراكر بجيبين مدبّبين وينتهي عند الورك.'),
    sold: { ...jackets, 'kids-jackets': 'children' }, brands: ['Selvedge', 'Kiosk'], fabrics: ['rigidDenim', 'selvedgeDenim'], prices: [9995, 11995],
  },
  {
    cut: 'jacket-bomber', fit: 'relaxed', details: 'jackets', palette: 'outdoors', name: say('bomber jacket', 'Bomberjacke', 'جاكيت بومبر'),
    story: say('Short and round, with ribs at neck, cuff and hem.', 'Kurz und rund, mit Bündchen an Hals, Ärmel und Saum.', 'قصير ومستدير بأساور عند الرقبة والأكمام والحافة.'),
    sold: { ...jackets, 'kids-jackets': 'children' }, brands: ['Kiosk'], fabrics: ['nylon'], prices: [8995, 9995],
  },
  {
    cut: 'jacket-bomber', fit: 'regular', details: 'jackets', palette: 'leather', name: say('leather jacket', 'Lederjacke', 'جاكيت جلد'),
    story: say('A plain blouson in leather, without a single buckle.', 'Ein schlichter Blouson aus Leder, ohne eine einzige Schnalle.', 'بلوزون جلدي بسيط من دون أي إبزيم.'),
    sold: jackets, brands: ['Nord', 'Kiosk'], fabrics: ['leather'], prices: [24995, 27995],
  },
  {
    cut: 'blazer', fit: 'regular', details: 'tailoring', palette: 'tailoring', name: say('single-breasted blazer', 'Einreihiger Blazer', 'بليزر بصف أزرار واحد'),
    story: say('Two buttons, a soft shoulder and a notched lapel.', 'Zwei Knöpfe, weiche Schulter und fallendes Revers.', 'زرّان وكتف ناعم وطيّة صدر مسنّنة.'),
    sold: { 'women-blazers': 'womenNumbers', 'men-blazers': 'menNumbers' }, brands: ['Nord'], fabrics: ['suiting', 'linen'], prices: [14995, 17995],
  },
  {
    cut: 'blazer', fit: 'relaxed', details: 'tailoring', palette: 'tailoring', name: say('relaxed blazer', 'Lockerer Blazer', 'بليزر مريح'),
    story: say('Half lined and half a size wider than expected.', 'Halb gefüttert und eine halbe Nummer weiter als erwartet.', 'نصف مبطّن وأوسع بنصف مقاس مما تتوقع.'),
    sold: { 'women-blazers': 'womenNumbers', 'men-blazers': 'menNumbers' }, brands: ['Nord', 'Selvedge'], fabrics: ['suiting', 'twill'], prices: [12995, 14995],
  },
  {
    cut: 'coat', fit: 'regular', details: 'tailoring', wear: 'coats', palette: 'tailoring', name: say('wool coat', 'Wollmantel', 'معطف صوف'),
    story: say('A straight coat to below the knee, closed by three buttons.', 'Ein gerader Mantel bis unter das Knie, mit drei Knöpfen.', 'معطف مستقيم حتى أسفل الركبة بثلاثة أزرار.'),
    sold: coats, brands: ['Nord'], fabrics: ['coating'], prices: [22995, 26995],
  },
  {
    cut: 'parka', fit: 'relaxed', details: 'jackets', wear: 'coats', palette: 'outdoors', name: say('hooded parka', 'Parka mit Kapuze', 'باركا بقبعة'),
    story: say('Long over the hip, with a hood that turns with the head.', 'Lang über die Hüfte, mit einer Kapuze, die sich mitdreht.', 'طويلة حتى أسفل الورك مع قبعة تتحرك مع الرأس.'),
    sold: { 'women-coats': 'womenTops', 'men-coats': 'menTops', 'kids-jackets': 'children' }, brands: ['Kiosk', 'Selvedge'], fabrics: ['nylon', 'canvas'], prices: [14995, 16995],
  },
];
