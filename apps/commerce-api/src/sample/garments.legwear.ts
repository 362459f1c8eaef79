import type { Garment } from './garments.ts';
import { say } from './say.ts';

const jeans = { details: 'jeans', palette: 'denim' } as const;

/** Jeans, trousers, shorts, skirts and dresses. */
export const legwear: Garment[] = [
  {
    ...jeans, cut: 'jeans-straight', fit: 'straight', noos: true, name: say('straight jeans', 'Gerade Jeans', 'جينز مستقيم'),
    story: say('Straight from hip to hem, with a mid rise.', 'Gerade von der Hüfte bis zum Saum, mit mittlerer Leibhöhe.', 'قصة مستقيمة من الورك إلى الحافة مع خصر متوسط.'),
    sold: { 'women-jeans': 'womenJeans', 'men-jeans': 'menJeans', 'kids-jeans': 'children' }, brands: ['Selvedge', 'Kiosk'], fabrics: ['selvedgeDenim', 'rigidDenim', 'stretchDenim'], prices: [7995, 8995, 12995],
  },
  {
    ...jeans, cut: 'jeans-straight', fit: 'straight', name: say('high-rise straight jeans', 'Gerade High-Waist-Jeans', 'جينز مستقيم بخصر عالٍ'),
    story: say('A high rise that holds, and a leg that falls straight from it.', 'Ein hoher Bund, der hält, und ein Bein, das gerade fällt.', 'خصر عالٍ ثابت وساق تنسدل مستقيمة.'),
    sold: { 'women-jeans': 'womenJeans' }, brands: ['Selvedge'], fabrics: ['rigidDenim', 'stretchDenim'], prices: [7995, 8995],
  },
  {
    ...jeans, cut: 'jeans-slim', fit: 'slim', noos: true, name: say('slim jeans', 'Slim-Fit-Jeans', 'جينز بقصة ضيقة'),
    story: say('Close at the thigh and narrow to the ankle, without clinging.', 'Schmal am Oberschenkel und bis zum Knöchel, ohne zu kleben.', 'ضيق عند الفخذ وحتى الكاحل من دون أن يلتصق.'),
    sold: { 'women-jeans': 'womenJeans', 'men-jeans': 'menJeans', 'kids-jeans': 'children' }, brands: ['Selvedge', 'Kiosk'], fabrics: ['stretchDenim'], prices: [6995, 7995],
  },
  {
    ...jeans, cut: 'jeans-slim', fit: 'tapered', name: say('tapered jeans', 'Tapered Jeans', 'جينز متدرّج الضيق'),
    story: say('Room where you sit, narrower where you walk.', 'Weite dort, wo man sitzt, schmaler dort, wo man geht.', 'اتساع حيث تجلس وضيق حيث تمشي.'),
    sold: { 'women-jeans': 'womenJeans', 'men-jeans': 'menJeans' }, brands: ['Selvedge', 'Kiosk'], fabrics: ['rigidDenim', 'selvedgeDenim', 'stretchDenim'], prices: [7995, 8995, 11995],
  },
  {
    ...jeans, cut: 'jeans-wide', fit: 'wide', name: say('wide-leg jeans', 'Weite Jeans', 'جينز بساق واسعة'),
    story: say('Fitted at the waist, then wide all the way to the floor.', 'Anliegend in der Taille, dann weit bis zum Boden.', 'محكم عند الخصر ثم واسع حتى الأرض.'),
    sold: { 'women-jeans': 'womenJeans', 'men-jeans': 'menJeans' }, brands: ['Selvedge', 'Kiosk'], fabrics: ['rigidDenim', 'selvedgeDenim'], prices: [8995, 9995],
  },
  {
    ...jeans, cut: 'jeans-wide', fit: 'loose', name: say('loose jeans', 'Loose-Fit-Jeans', 'جينز فضفاض'),
    story: say('Low on the hip and easy everywhere else.', 'Tief auf der Hüfte und sonst überall entspannt.', 'منخفض عند الورك ومريح في كل مكان آخر.'),
    sold: { 'women-jeans': 'womenJeans', 'men-jeans': 'menJeans', 'kids-jeans': 'children' }, brands: ['Kiosk'], fabrics: ['rigidDenim'], prices: [7995, 8995],
  },
  {
    ...jeans, cut: 'jeans-flared', fit: 'flared', name: say('flared jeans', 'Schlagjeans', 'جينز متّسع من الأسفل'),
    story: say('Close to the knee and flared from there, best with a heel.', 'Schmal bis zum Knie, von dort ausgestellt, am besten mit Absatz.', 'ضيق حتى الركبة ثم متّسع، والأجمل مع كعب.'),
    sold: { 'women-jeans': 'womenJeans' }, brands: ['Selvedge'], fabrics: ['stretchDenim'], prices: [7995, 8995],
  },
  {
    cut: 'chinos', fit: 'slim', details: 'trousers', palette: 'chinos', name: say('slim chinos', 'Slim-Fit-Chinos', 'تشينو بقصة ضيقة'),
    story: say('A clean front and a narrow leg that ends above the shoe.', 'Klare Front und schmales Bein, das über dem Schuh endet.', 'واجهة نظيفة وساق ضيقة تنتهي فوق الحذاء.'),
    sold: { 'women-trousers': 'womenNumbers', 'men-trousers': 'menJeans', 'kids-trousers': 'children' }, brands: ['Selvedge', 'Nord'], fabrics: ['twill'], prices: [5995, 6995],
  },
  {
    cut: 'chinos', fit: 'straight', details: 'trousers', noos: true, palette: 'chinos', name: say('straight chinos', 'Gerade Chinos', 'تشينو مستقيم'),
    story: say('Straight, plain and right for nearly every day.', 'Gerade, schlicht und für fast jeden Tag richtig.', 'مستقيم وبسيط ومناسب لكل يوم تقريبًا.'),
    sold: { 'women-trousers': 'womenNumbers', 'men-trousers': 'menJeans', 'kids-trousers': 'children' }, brands: ['Selvedge'], fabrics: ['twill', 'linen'], prices: [5995, 6995],
  },
  {
    cut: 'trousers-pleated', fit: 'wide', details: 'trousers', palette: 'tailoring', name: say('pleated trousers', 'Bundfaltenhose', 'بنطال بطيّات'),
    story: say('Two pleats, a high waist and a wide leg with a pressed crease.', 'Zwei Bundfalten, hohe Taille und ein weites Bein mit Bügelfalte.', 'طيّتان وخصر عالٍ وساق واسعة بكسرة مكوية.'),
    sold: { 'women-trousers': 'womenNumbers', 'men-trousers': 'menNumbers' }, brands: ['Nord'], fabrics: ['suiting', 'linen'], prices: [8995, 11995],
  },
  {
    cut: 'shorts', fit: 'regular', details: 'trousers', wear: 'shorts', palette: 'chinos', name: say('chino shorts', 'Chino-Shorts', 'شورت تشينو'),
    story: say('Cut above the knee with a hem that stays flat.', 'Endet über dem Knie, mit einem Saum, der liegen bleibt.', 'ينتهي فوق الركبة بحافة تبقى مستوية.'),
    sold: { 'women-shorts': 'womenNumbers', 'men-shorts': 'menJeans', 'kids-shorts': 'children' }, brands: ['Selvedge', 'Nord'], fabrics: ['twill', 'linen'], prices: [3995, 4995],
  },
  {
    cut: 'shorts', fit: 'loose', details: 'jeans', wear: 'shorts', palette: 'denim', name: say('denim shorts', 'Jeansshorts', 'شورت جينز'),
    story: say('Wide in the leg and washed until it feels like summer.', 'Weit im Bein und gewaschen, bis es nach Sommer aussieht.', 'واسع عند الساق ومغسول حتى يشبه الصيف.'),
    sold: { 'women-shorts': 'womenJeans', 'men-shorts': 'menJeans', 'kids-shorts': 'children' }, brands: ['Selvedge', 'Kiosk'], fabrics: ['rigidDenim'], prices: [4495, 4995],
  },
  {
    cut: 'skirt-midi', fit: 'regular', details: 'skirts', palette: 'dresses', name: say('bias midi skirt', 'Midirock im Schrägschnitt', 'تنورة ميدي مقصوصة بالورب'),
    story: say('Falls from a narrow waistband to the middle of the calf.', 'Fällt von einem schmalen Bund bis zur halben Wade.', 'تنسدل من خصر رفيع حتى منتصف الساق.'),
    sold: { 'women-skirts': 'womenNumbers' }, brands: ['Nord'], fabrics: ['satin'], prices: [6995, 7995],
  },
  {
    cut: 'skirt-midi', fit: 'regular', details: 'jeans', wear: 'skirts', palette: 'denim', name: say('denim midi skirt', 'Midi-Jeansrock', 'تنورة جينز ميدي'),
    story: say('A straight line with a slit to walk in.', 'Eine gerade Linie mit einem Schlitz zum Gehen.', 'خط مستقيم مع فتحة تسهّل المشي.'),
    sold: { 'women-skirts': 'womenNumbers' }, brands: ['Selvedge'], fabrics: ['rigidDenim'], prices: [6995],
  },
  {
    cut: 'skirt-mini', fit: 'regular', details: 'jeans', wear: 'skirts', palette: 'denim', name: say('denim mini skirt', 'Jeans-Minirock', 'تنورة جينز قصيرة'),
    story: say('Five pockets, a flared line and nothing more.', 'Fünf Taschen, eine ausgestellte Linie, mehr nicht.', 'خمسة جيوب وخط متّسع ولا شيء أكثر.'),
    sold: { 'women-skirts': 'womenNumbers' }, brands: ['Selvedge', 'Kiosk'], fabrics: ['rigidDenim', 'stretchDenim'], prices: [4995, 5495],
  },
  {
    cut: 'dress-slip', fit: 'regular', details: 'dresses', palette: 'dresses', name: say('slip dress', 'Slipdress', 'فستان انسيابي بحمالات'),
    story: say('Thin straps, a clean neckline and a skirt that moves.', 'Schmale Träger, ein klarer Ausschnitt und ein Rock in Bewegung.', 'حمالات رفيعة وفتحة رقبة نظيفة وتنورة تتحرك معك.'),
    sold: { 'women-dresses': 'womenNumbers' }, brands: ['Nord'], fabrics: ['satin'], prices: [8995, 9995],
  },
  {
    cut: 'dress-shirt', fit: 'relaxed', details: 'shirtDresses', palette: 'shirts', name: say('shirt dress', 'Hemdblusenkleid', 'فستان قميص'),
    story: say('A long shirt with a belt, worn open or closed.', 'Ein langes Hemd mit Gürtel, offen oder geschlossen getragen.', 'قميص طويل بحزام يُلبس مفتوحًا أو مغلقًا.'),
    sold: { 'women-dresses': 'womenNumbers' }, brands: ['Selvedge', 'Nord'], fabrics: ['poplin', 'linen', 'striped'], prices: [7995, 8995],
  },
  {
    cut: 'dress-shirt', fit: 'relaxed', details: 'shirtDresses', palette: 'denim', name: say('denim dress', 'Jeanskleid', 'فستان جينز'),
    story: say('The shirt dress in a light denim, belted at the waist.', 'Das Hemdblusenkleid in leichtem Denim, in der Taille gegürtet.', 'فستان القميص بدنيم خفيف وحزام عند الخصر.'),
    sold: { 'women-dresses': 'womenNumbers' }, brands: ['Selvedge'], fabrics: ['rigidDenim'], prices: [9995],
  },
];
