import { getShop } from '@selvedge/api-content';
import { vShop } from '@selvedge/api-content/schemas';
import { shopView, type ShopView } from '@selvedge/market';
import { parse } from 'valibot';

const market = { id: 'en-gb', priority: 0, language: { name: 'English', baseCode: 'en' }, country: { name: 'United Kingdom', code: 'GB' }, url: '/en-gb', name: 'United Kingdom', currency: 'GBP' };

/** What the content service of the app outside would have answered. */
const answer: unknown = {
  market,
  markets: [market],
  brand: 'selvedge',
  navigation: { menu: [], brands: [], footer: [], socialLinks: [], appLinks: [], paymentProviders: [], shippingProviders: [], icons: [] },
  translations: { 'outside.title': 'Outside, page {page}', 'product.add_to_basket': 'Add to basket', 'product_page.choose_size': 'Choose a size', 'shell.cookie_settings': 'Cookie settings', 'shell.basket_count': 'Basket, {count} pieces', 'basket.title': 'Your basket', 'basket.empty': 'Nothing in it' },
  featureToggles: {},
  searchConfigurations: { pageSize: 60, facets: [], giftCardsOnLists: true },
  siteLinks: {
    sizeGuide: '/size-guide', notifyMe: '/notify-me', search: '/search', multibrandSearch: '/search', checkout: '/checkout', account: '/account', wishlist: '/wishlist',
    storeLocator: '/store-locator', career: '/careers', notFound: '/404', basket: '/basket', login: '/login', terms: {},
  },
};

export function shop(): ShopView {
  if (getShop.method !== 'GET') throw new Error('The contract has changed; so must this app.');
  return shopView(parse(vShop, answer), { channel: 'web', preview: false });
}
