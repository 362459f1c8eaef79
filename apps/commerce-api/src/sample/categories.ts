import type { Localised } from '../storage/schema.ts';
import { say } from './say.ts';

export interface SampleCategory {
  id: string;
  parentId?: string;
  path: string;
  name: Localised;
  description?: Localised;
  /** How much of the range it holds, compared with its siblings; departments hold nothing themselves. */
  weight: number;
  /** Came into a range that was there: its goods are drawn last, so that every other product stays what it was. */
  isLater?: true;
}

type Entry = [slug: string, en: string, de: string, ar: string, weight: number, description?: Localised, isLater?: true];

const departments: { slug: string; name: Localised; description: Localised; entries: Entry[] }[] = [
  {
    slug: 'women', name: say('Women', 'Damen', 'نساء'),
    description: say('Denim first, then everything that is worn with it.', 'Zuerst Denim, dann alles, was man dazu trägt.', 'الدنيم أولًا، ثم كل ما يُرتدى معه.'),
    entries: [
      ['jeans', 'Jeans', 'Jeans', 'جينز', 32, say('Straight, wide, tapered or flared, in washes from raw to bleached.', 'Gerade, weit, schmal zulaufend oder ausgestellt, in Waschungen von roh bis gebleicht.', 'مستقيم أو واسع أو ضيق أو متّسع من الأسفل، بدرجات من الخام إلى المبيّض.')],
      ['trousers', 'Trousers', 'Hosen', 'بناطيل', 4], ['t-shirts-tops', 'T-shirts & tops', 'T-Shirts & Tops', 'تيشيرتات وبلوزات', 5],
      ['shirts', 'Shirts & blouses', 'Hemden & Blusen', 'قمصان', 4], ['knitwear', 'Knitwear', 'Strick', 'ملابس محبوكة', 5],
      ['sweatshirts', 'Sweatshirts', 'Sweatshirts', 'سويت شيرت', 3], ['dresses', 'Dresses', 'Kleider', 'فساتين', 4],
      ['skirts', 'Skirts', 'Röcke', 'تنانير', 3], ['shorts', 'Shorts', 'Shorts', 'شورتات', 2], ['jackets', 'Jackets', 'Jacken', 'جاكيتات', 3],
      ['blazers', 'Blazers', 'Blazer', 'بليزرات', 2], ['coats', 'Coats', 'Mäntel', 'معاطف', 3], ['shoes', 'Shoes', 'Schuhe', 'أحذية', 2],
    ],
  },
  {
    slug: 'men', name: say('Men', 'Herren', 'رجال'),
    description: say('Few cuts, well made, in cloth that gets better.', 'Wenige Schnitte, gut gemacht, aus Stoffen, die besser werden.', 'قصّات قليلة متقنة من أقمشة تزداد جمالًا مع الوقت.'),
    entries: [
      ['jeans', 'Jeans', 'Jeans', 'جينز', 9], ['trousers', 'Trousers', 'Hosen', 'بناطيل', 4], ['t-shirts', 'T-shirts', 'T-Shirts', 'تيشيرتات', 5],
      ['shirts', 'Shirts', 'Hemden', 'قمصان', 4], ['knitwear', 'Knitwear', 'Strick', 'ملابس محبوكة', 4], ['sweatshirts', 'Sweatshirts', 'Sweatshirts', 'سويت شيرت', 3],
      ['shorts', 'Shorts', 'Shorts', 'شورتات', 2], ['jackets', 'Jackets', 'Jacken', 'جاكيتات', 3], ['blazers', 'Blazers', 'Sakkos', 'بليزرات', 2],
      ['coats', 'Coats', 'Mäntel', 'معاطف', 2], ['shoes', 'Shoes', 'Schuhe', 'أحذية', 2],
    ],
  },
  {
    slug: 'kids', name: say('Kids', 'Kinder', 'أطفال'),
    description: say('Made for trees, with hems that can be let down.', 'Gemacht zum Klettern, mit Säumen zum Auslassen.', 'مصنوعة للعب والتسلق، بحواف يمكن إطالتها.'),
    entries: [
      ['jeans', 'Jeans', 'Jeans', 'جينز', 3], ['trousers', 'Trousers', 'Hosen', 'بناطيل', 2], ['t-shirts', 'T-shirts', 'T-Shirts', 'تيشيرتات', 3],
      ['sweatshirts', 'Sweatshirts', 'Sweatshirts', 'سويت شيرت', 2], ['knitwear', 'Knitwear', 'Strick', 'ملابس محبوكة', 2], ['jackets', 'Jackets', 'Jacken', 'جاكيتات', 2],
      ['shorts', 'Shorts', 'Shorts', 'شورتات', 2, undefined, true], ['shirts', 'Shirts', 'Hemden', 'قمصان', 2, undefined, true],
    ],
  },
  {
    slug: 'accessories', name: say('Accessories', 'Accessoires', 'إكسسوارات'),
    description: say('The small things that a day hangs on.', 'Die kleinen Dinge, an denen ein Tag hängt.', 'التفاصيل الصغيرة التي يعتمد عليها يومك.'),
    entries: [
      ['bags', 'Bags', 'Taschen', 'حقائب', 3], ['belts', 'Belts', 'Gürtel', 'أحزمة', 2], ['caps', 'Caps', 'Caps', 'قبعات كاب', 2],
      ['beanies', 'Beanies', 'Mützen', 'قبعات صوفية', 2], ['scarves', 'Scarves', 'Schals', 'أوشحة', 2], ['socks', 'Socks', 'Socken', 'جوارب', 2],
    ],
  },
];

export const GIFT_CARDS = 'gift-cards';
export const SETS = 'sets';

/** Departments and what is in them, parents before children. */
export const sampleCategories: SampleCategory[] = [
  ...departments.flatMap(({ slug, name, description, entries }) => [
    { id: slug, path: `/${slug}`, name, description, weight: 0 },
    ...entries.map(([part, en, de, ar, weight, story, isLater]) => ({ id: `${slug}-${part}`, parentId: slug, path: `/${slug}/${part}`, name: say(en, de, ar), description: story, weight, isLater })),
  ]),
  { id: GIFT_CARDS, path: '/gift-cards', name: say('Gift cards', 'Geschenkkarten', 'بطاقات هدايا'), description: say('Not on sale yet. Soon they will be sent by e-mail and be valid in the whole shop.', 'Noch nicht erhältlich. Bald kommen sie per E-Mail und gelten im ganzen Shop.', 'ليست معروضة للبيع بعد. قريبًا تُرسل بالبريد الإلكتروني وتصلح في المتجر كله.'), weight: 0 },
  { id: SETS, path: '/sets', name: say('Sets', 'Sets', 'أطقم'), description: say('Pieces from one cloth or one dye bath, each in its own size.', 'Teile aus einem Stoff oder einem Farbbad, jedes in seiner Größe.', 'قطع من قماش واحد أو صبغة واحدة، ولكل منها مقاسها.'), weight: 0 },
];
