import { words } from './menu.ts';

type Measures = [size: string, chest: string, waist: string, hip: string];
const women: Measures[] = [['XS (34)', '80', '62', '88'], ['S (36)', '84', '66', '92'], ['M (38–40)', '90', '72', '98'], ['L (42)', '96', '78', '104'], ['XL (44–46)', '104', '86', '110']];
const men: Measures[] = [['S (46)', '92', '80', '94'], ['M (48–50)', '98', '86', '99'], ['L (52)', '104', '92', '104'], ['XL (54)', '110', '98', '109'], ['XXL (56)', '116', '105', '114']];

const table = (rows: Measures[], names: [size: string, chest: string, waist: string, hip: string]) => [names, names.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const en: Parameters<typeof table>[1] = ['Size', 'Chest', 'Waist', 'Hip'];
const de: typeof en = ['Größe', 'Brust', 'Taille', 'Hüfte'];
const ar: typeof en = ['المقاس', 'الصدر', 'الخصر', 'الورك'];

/** Body measurements in centimetres. */
export const sizeTable = words(
  `Body measurements in centimetres. Between two sizes, take the larger one for denim without stretch.\n\n### Women\n\n${table(women, en)}\n\n### Men\n\n${table(men, en)}\n\n### Jeans\nThe first number is the waist, the second the inner leg, both in inches. One inch is 2.54 cm.`,
  `Körpermaße in Zentimetern. Zwischen zwei Größen bei Denim ohne Stretch die größere nehmen.\n\n### Damen\n\n${table(women, de)}\n\n### Herren\n\n${table(men, de)}\n\n### Jeans\nDie erste Zahl ist die Bundweite, die zweite die Innenbeinlänge, beide in Zoll. Ein Zoll sind 2,54 cm.`,
  `قياسات الجسم بالسنتيمتر. بين مقاسين، اختر الأكبر في الدنيم غير المرن.\n\n### نساء\n\n${table(women, ar)}\n\n### رجال\n\n${table(men, ar)}\n\n### جينز\nالرقم الأول هو محيط الخصر والثاني طول الساق الداخلي، وكلاهما بالبوصة. البوصة الواحدة 2.54 سم.`,
);
