import { words } from './menu.ts';

type Measures = [size: string, chest: string, waist: string, hip: string];
const women: Measures[] = [['XS (34)', '80', '62', '88'], ['S (36)', '84', '66', '92'], ['M (38–40)', '90', '72', '98'], ['L (42)', '96', '78', '104'], ['XL (44–46)', '104', '86', '110']];
const men: Measures[] = [['S (46)', '92', '80', '94'], ['M (48–50)', '98', '86', '99'], ['L (52)', '104', '92', '104'], ['XL (54)', '110', '98', '109'], ['XXL (56)', '116', '105', '114']];

const list = (rows: Measures[], [chest, waist, hip]: [string, string, string], comma: string) =>
  rows.map(([size, c, w, h]) => `- **${size}**${comma === '،' ? ' –' : ':'} ${chest} ${c}${comma} ${waist} ${w}${comma} ${hip} ${h}`).join('\n');

/** Body measurements in centimetres; lists instead of tables, so that they can be read on a phone. */
export const sizeTable = words(
  `Body measurements in centimetres. Between two sizes, take the larger one for denim without stretch.\n\n### Women\n${list(women, ['chest', 'waist', 'hip'], ',')}\n\n### Men\n${list(men, ['chest', 'waist', 'hip'], ',')}\n\n### Jeans\nThe first number is the waist, the second the inner leg, both in inches. One inch is 2.54 cm.`,
  `Körpermaße in Zentimetern. Zwischen zwei Größen bei Denim ohne Stretch die größere nehmen.\n\n### Damen\n${list(women, ['Brust', 'Taille', 'Hüfte'], ',')}\n\n### Herren\n${list(men, ['Brust', 'Taille', 'Hüfte'], ',')}\n\n### Jeans\nDie erste Zahl ist die Bundweite, die zweite die Innenbeinlänge, beide in Zoll. Ein Zoll sind 2,54 cm.`,
  `قياسات الجسم بالسنتيمتر. بين مقاسين، اختر الأكبر في الدنيم غير المرن.\n\n### نساء\n${list(women, ['الصدر', 'الخصر', 'الورك'], '،')}\n\n### رجال\n${list(men, ['الصدر', 'الخصر', 'الورك'], '،')}\n\n### جينز\nالرقم الأول هو محيط الخصر والثاني طول الساق الداخلي، وكلاهما بالبوصة. البوصة الواحدة 2.54 سم.`,
);
