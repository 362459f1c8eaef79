import { words } from './menu.ts';

type Language = 'en' | 'de' | 'ar';

const names = {
  size: { en: 'Size', de: 'Größe', ar: 'المقاس' },
  chest: { en: 'Chest', de: 'Brust', ar: 'الصدر' },
  waist: { en: 'Waist', de: 'Taille', ar: 'الخصر' },
  hip: { en: 'Hip', de: 'Hüfte', ar: 'الورك' },
  foot: { en: 'Foot length', de: 'Fußlänge', ar: 'طول القدم' },
};

const body = [names.size, names.chest, names.waist, names.hip];
const women = [['XS (34)', '80', '62', '88'], ['S (36)', '84', '66', '92'], ['M (38–40)', '90', '72', '98'], ['L (42)', '96', '78', '104'], ['XL (44–46)', '104', '86', '110']];
const men = [['S (46)', '92', '80', '94'], ['M (48–50)', '98', '86', '99'], ['L (52)', '104', '92', '104'], ['XL (54)', '110', '98', '109'], ['XXL (56)', '116', '105', '114']];

const waistAndHip = [names.size, names.waist, names.hip];
const womenJeans = [['25', '61', '88'], ['26', '63', '90'], ['27', '66', '93'], ['28', '69', '96'], ['29', '72', '99'], ['30', '76', '102'], ['31', '79', '105'], ['32', '82', '108']];
const menJeans = [['28', '71', '88'], ['29', '74', '91'], ['30', '76', '93'], ['31', '79', '95'], ['32', '81', '97'], ['33', '85', '100'], ['34', '89', '103'], ['36', '94', '107'], ['38', '99', '111']];

const feet = [names.size, names.foot];
/** A European shoe size is two thirds of a centimetre, and leaves a centimetre and a half before the toes. */
const shoes = (language: Language) =>
  Array.from({ length: 11 }, (_, place) => 36 + place).map((size) => [String(size), ((size * 2) / 3 - 1.5).toFixed(1).replace('.', language === 'de' ? ',' : '.')]);

function table(language: Language, head: Record<Language, string>[], rows: string[][]): string {
  return [head.map((name) => name[language]), head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Body measurements in centimetres, for every size run but those of children and belts, whose sizes are centimetres themselves. */
export const sizeTable = words(
  [
    'Body measurements in centimetres. Between two sizes, take the larger one for denim without stretch.',
    `### Women\n\n${table('en', body, women)}`,
    `### Men\n\n${table('en', body, men)}`,
    '### Jeans\nThe first number is the waist, the second the inner leg, both in inches. One inch is 2.54 cm, and denim gives a little: these are the measurements of who wears them.',
    `### Women’s jeans\n\n${table('en', waistAndHip, womenJeans)}`,
    `### Men’s jeans\n\n${table('en', waistAndHip, menJeans)}`,
    `### Shoes\nStand on a sheet of paper and measure from the heel to the longest toe.\n\n${table('en', feet, shoes('en'))}`,
  ].join('\n\n'),
  [
    'Körpermaße in Zentimetern. Zwischen zwei Größen bei Denim ohne Stretch die größere nehmen.',
    `### Damen\n\n${table('de', body, women)}`,
    `### Herren\n\n${table('de', body, men)}`,
    '### Jeans\nDie erste Zahl ist die Bundweite, die zweite die Innenbeinlänge, beide in Zoll. Ein Zoll sind 2,54 cm, und Denim gibt etwas nach: Hier stehen die Maße derer, die sie tragen.',
    `### Damenjeans\n\n${table('de', waistAndHip, womenJeans)}`,
    `### Herrenjeans\n\n${table('de', waistAndHip, menJeans)}`,
    `### Schuhe\nAuf ein Blatt Papier stellen und von der Ferse bis zum längsten Zeh messen.\n\n${table('de', feet, shoes('de'))}`,
  ].join('\n\n'),
  [
    'قياسات الجسم بالسنتيمتر. بين مقاسين، اختر الأكبر في الدنيم غير المرن.',
    `### نساء\n\n${table('ar', body, women)}`,
    `### رجال\n\n${table('ar', body, men)}`,
    '### جينز\nالرقم الأول هو محيط الخصر والثاني طول الساق الداخلي، وكلاهما بالبوصة. البوصة الواحدة 2.54 سم، والدنيم يلين قليلًا: هذه قياسات جسم من يرتديه.',
    `### جينز نسائي\n\n${table('ar', waistAndHip, womenJeans)}`,
    `### جينز رجالي\n\n${table('ar', waistAndHip, menJeans)}`,
    `### أحذية\nقف على ورقة وقِس من الكعب إلى أطول إصبع.\n\n${table('ar', feet, shoes('ar'))}`,
  ].join('\n\n'),
);

const columns = (head: Record<Language, string>[]) => head.map(({ en, de, ar }) => words(en, de, ar));
const inCentimetres = words('Body measurements in centimetres.', 'Körpermaße in Zentimetern.', 'قياسات الجسم بالسنتيمتر.');
const denim = words(
  'Body measurements in centimetres; the sizes are inches. Between two sizes, take the larger one for denim without stretch.',
  'Körpermaße in Zentimetern, Größen in Zoll. Zwischen zwei Größen bei Denim ohne Stretch die größere nehmen.',
  'قياسات الجسم بالسنتيمتر، والمقاسات بالبوصة. بين مقاسين، اختر الأكبر في الدنيم غير المرن.',
);

/** The same tables for the flyout beside a product: those of its category that have its sizes (CAT-196). */
export const sizeGuideSettings = {
  guides: [
    { id: 'women', title: words('Women', 'Damen', 'نساء'), text: inCentimetres, columns: columns(body), rows: women },
    { id: 'men', title: words('Men', 'Herren', 'رجال'), text: inCentimetres, columns: columns(body), rows: men },
    { id: 'women-jeans', title: words('Women’s jeans', 'Damenjeans', 'جينز نسائي'), text: denim, categories: ['jeans'], columns: columns(waistAndHip), rows: womenJeans },
    { id: 'men-jeans', title: words('Men’s jeans', 'Herrenjeans', 'جينز رجالي'), text: denim, categories: ['jeans'], columns: columns(waistAndHip), rows: menJeans },
    {
      id: 'shoes', title: words('Shoes', 'Schuhe', 'أحذية'), categories: ['sneaker', 'boot'],
      text: words('Stand on a sheet of paper and measure from the heel to the longest toe. In centimetres.', 'Auf ein Blatt Papier stellen und von der Ferse bis zum längsten Zeh messen. In Zentimetern.', 'قف على ورقة وقِس من الكعب إلى أطول إصبع، بالسنتيمتر.'),
      columns: columns(feet), rows: shoes('en').map(([size, length]) => [size!, words(length!, length!.replace('.', ','), length!)]),
    },
  ],
};
