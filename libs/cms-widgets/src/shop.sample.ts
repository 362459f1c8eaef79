import { moneyFormat, type ShopView } from '@selvedge/market';

/** A shop for tests and stories. */
export const sampleShop: ShopView = {
  market: { id: 'en-gb', priority: 0, language: { name: 'English', baseCode: 'en' }, country: { name: 'United Kingdom', code: 'GB' }, url: '/en-gb', name: 'United Kingdom', currency: 'GBP' },
  brand: 'selvedge',
  navigation: { menu: [], brands: [], footer: [], socialLinks: [], appLinks: [], paymentProviders: [], shippingProviders: [], icons: [] },
  translations: { 'text.read_more': 'Read more', 'text.read_less': 'Read less' },
  featureToggles: {},
  searchConfigurations: { pageSize: 60, facets: ['colour', 'size'], giftCardsOnLists: true },
  siteLinks: {
    sizeGuide: '/size-guide', notifyMe: '/notify-me', search: '/search', multibrandSearch: '/search', checkout: '/checkout', account: '/account', wishlist: '/wishlist',
    storeLocator: '/store-locator', career: '/careers', notFound: '/404', basket: '/basket', login: '/login', terms: {},
  },
  locale: 'en-GB',
  textLanguage: 'en-GB',
  direction: 'ltr',
  money: moneyFormat('en-GB', 'GBP'),
  dateSeparator: '/',
  channel: 'web',
  preview: false,
};
