import type { Localised } from '../storage/schema.ts';
import { GIFT_CARDS, sampleCategories } from './categories.ts';
import { say } from './say.ts';

/** A text of an editor's document; the content service picks the language. */
export const text = (localised: Localised) => ({ $text: localised });
export const words = (en: string, de: string, ar: string) => text(say(en, de, ar));

const link = (title: Localised, url: string) => ({ title: text(title), url });

const everything: Record<string, Localised> = {
  women: say('All women', 'Alles für Damen', 'كل منتجات النساء'), men: say('All men', 'Alles für Herren', 'كل منتجات الرجال'),
  kids: say('All kids', 'Alles für Kinder', 'كل منتجات الأطفال'), accessories: say('All accessories', 'Alle Accessoires', 'كل الإكسسوارات'),
};

/** What stands together in a department's menu, by the last part of the category's path; named after what of it the department has. */
const sections: { titles: [Localised, needs?: string][]; slugs: string[] }[] = [
  { titles: [[say('Trousers & skirts', 'Hosen & Röcke', 'البناطيل والتنانير'), 'skirts'], [say('Jeans & trousers', 'Jeans & Hosen', 'الجينز والبناطيل')]], slugs: ['jeans', 'trousers', 'shorts', 'skirts'] },
  { titles: [[say('Tops & dresses', 'Oberteile & Kleider', 'القمصان والفساتين'), 'dresses'], [say('Tops', 'Oberteile', 'القمصان')]], slugs: ['dresses', 't-shirts-tops', 't-shirts', 'shirts', 'knitwear', 'sweatshirts'] },
  { titles: [[say('Outerwear & shoes', 'Jacken & Schuhe', 'الملابس الخارجية والأحذية'), 'shoes'], [say('Outerwear', 'Jacken', 'الملابس الخارجية')]], slugs: ['jackets', 'blazers', 'coats', 'shoes'] },
  { titles: [[say('To carry and to wear', 'Zum Tragen', 'للحمل والارتداء')]], slugs: ['bags', 'belts', 'caps', 'beanies', 'scarves', 'socks'] },
];

const slugOf = ({ path }: (typeof sampleCategories)[number]) => path.split('/').at(-1)!;

const departmentEntry = ({ id, name, path }: (typeof sampleCategories)[number]) => ({
  id, title: text(name), link: link(name, path),
  sections: [
    ...sections
      .map(({ titles, slugs }) => ({ titles, links: sampleCategories.filter((one) => one.parentId === id && slugs.includes(slugOf(one))) }))
      .filter(({ links }) => links.length > 0)
      .map(({ titles, links }, place) => {
        const [title] = titles.find(([, needs]) => !needs || links.some((one) => slugOf(one) === needs))!;
        return { title: text(title), column: -1, burgerMenuPriority: place + 1, links: links.map((one) => link(one.name, one.path)) };
      }),
    { column: -1, burgerMenuPriority: 0, links: [link(everything[id]!, path)] },
  ],
});

const about = say('About us', 'Über uns', 'من نحن');
const terms = say('Terms and conditions', 'Allgemeine Geschäftsbedingungen', 'الشروط والأحكام');
const privacy = say('Privacy and cookies', 'Datenschutz und Cookies', 'الخصوصية وملفات تعريف الارتباط');

/** Menu, brand bar and footer. They do not lead to gift cards, which nobody can buy yet. */
export const navigation = {
  menu: sampleCategories.filter(({ id }) => everything[id]).map(departmentEntry),
  brands: [
    { title: 'Selvedge', url: '/' },
    { title: 'Nord', url: '/nord' },
    { title: 'Kiosk', url: '/kiosk' },
  ],
  footer: [
    { title: words('Shop', 'Einkaufen', 'تسوّق'), links: sampleCategories.filter(({ id, parentId }) => !parentId && id !== GIFT_CARDS).map(({ name, path }) => link(name, path)) },
    { title: words('Help', 'Hilfe', 'مساعدة'), links: [link(say('Delivery and returns', 'Lieferung und Rückgabe', 'التوصيل والإرجاع'), '/delivery-and-returns'), link(say('Size guide', 'Größentabelle', 'دليل المقاسات'), '/size-guide'), link(say('Denim care', 'Denimpflege', 'العناية بالدنيم'), '/denim-care')] },
    { title: words('Selvedge', 'Selvedge', 'سيلفدج'), links: [link(about, '/about'), link(say('Selvedge Mill', 'Selvedge Mill', 'سيلفدج ميل'), '/the-mill'), link(say('Gifts', 'Geschenke', 'هدايا'), '/gift-guide'), link(terms, '/terms-and-conditions'), link(privacy, '/privacy')] },
  ],
  // The sample shop has no accounts of its own, so these lead to the front doors of the networks and stores.
  socialLinks: [
    { icon: 'instagram', title: 'Instagram', url: 'https://www.instagram.com/' },
    { icon: 'pinterest', title: 'Pinterest', url: 'https://www.pinterest.com/' },
    { icon: 'youtube', title: 'YouTube', url: 'https://www.youtube.com/' },
  ],
  appLinks: [
    { icon: 'app-store', title: 'App Store', url: 'https://www.apple.com/app-store/' },
    { icon: 'google-play', title: 'Google Play', url: 'https://play.google.com/' },
  ],
  paymentProviders: [{ name: words('Card', 'Karte', 'بطاقة') }, { name: words('paysafecard', 'paysafecard', 'paysafecard') }],
  shippingProviders: [{ name: words('Parcel to your door', 'Paket an die Haustür', 'طرد إلى الباب') }],
  icons: [
    { icon: 'search', title: words('Search', 'Suche', 'بحث'), url: '/search' },
    { icon: 'account', title: words('Account', 'Konto', 'الحساب'), url: '/account' },
    { icon: 'wishlist', title: words('Wishlist', 'Merkzettel', 'قائمة الأمنيات'), url: '/wishlist' },
    { icon: 'basket', title: words('Basket', 'Warenkorb', 'السلة'), url: '/basket' },
  ],
};
