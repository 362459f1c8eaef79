import { text, words } from './menu.ts';
import type { Piece } from './outfits.ts';
import { bestOf, campaign, carousel, page, type PageInsert, row, widget } from './page.parts.ts';
import { inEach, say } from './say.ts';

/** What shoppers look for most, as they write it. */
export const sought = [
  say('wide jeans', 'weite Jeans', 'جينز واسع'), say('wool coat', 'Wollmantel', 'معطف صوف'), say('white T-shirt', 'weißes T-Shirt', 'تيشيرت أبيض'), say('hoodie', 'Hoodie', 'هودي'),
  say('jumper', 'Pullover', 'كنزة'), say('sneakers', 'Sneaker', 'حذاء رياضي'), say('tote', 'Shopper', 'حقيبة'),
];

const terms = { headline: words('Often looked for', 'Oft gesucht', 'الأكثر بحثًا'), links: sought.map((term) => ({ title: text(term), url: text(inEach((language) => `/search?${new URLSearchParams({ q: term[language]! })}`)) })) };

const categories = { headline: words('Most visited', 'Oft besucht', 'الأكثر زيارة'), links: [
  { title: words('Women’s jeans', 'Damenjeans', 'جينز نسائي'), url: '/women/jeans', image: campaign('denim', 'tall'), alt: words('Indigo denim', 'Indigo-Denim', 'دنيم نيلي') },
  { title: words('Men’s coats', 'Herrenmäntel', 'معاطف رجالية'), url: '/men/coats', image: campaign('wool', 'tall'), alt: words('Charcoal wool', 'Anthrazitfarbene Wolle', 'صوف فحمي') },
  { title: words('Women’s knitwear', 'Damenstrick', 'محبوكات نسائية'), url: '/women/knitwear', image: campaign('knit', 'tall'), alt: words('A knit in folds', 'Strick in Falten', 'حياكة بطيّات') },
  { title: words('Men’s shirts', 'Herrenhemden', 'قمصان رجالية'), url: '/men/shirts', image: campaign('poplin', 'tall'), alt: words('Poplin in folds', 'Popeline in Falten', 'بوبلين بطيّات') },
] };

/** The search page: what stands on it before anything is searched for, and when nothing was found. @param path where the shop's links say it is */
export const searchPage = (path: string, wardrobe: readonly Piece[]): PageInsert =>
  page('search', path, 'searchPage', say('Search', 'Suche', 'البحث'), say('Search all our clothes.', 'Alle unsere Kleidung durchsuchen.', 'ابحث في كل ملابسنا.'), {
    rows: [row('search-terms', widget('trending', terms)), row('search-categories', widget('multiLinkWidget', categories))],
    emptySearchBottom: [
      row('nothing-terms', widget('trending', terms)),
      row('nothing-products', carousel('productCarouselWidget', words('What others like', 'Was anderen gefällt', 'ما يعجب الآخرين'), { productIds: bestOf(wardrobe, ['women-jeans', 'men-jeans', 'women-knitwear', 'men-jackets', 'women-dresses'], 10) })),
      row('nothing-categories', widget('multiLinkWidget', categories)),
    ],
  }, { robots: 'noindex' });
