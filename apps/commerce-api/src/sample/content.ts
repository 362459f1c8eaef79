import { markets } from '@selvedge/market/data';
import type { featureSwitch, page, shopDocument, translation } from '../storage/schema.ts';
import { kioskPage, nordPage } from './brand.pages.ts';
import { editorialPages } from './editorial.pages.ts';
import { homePage } from './home.page.ts';
import { interfaceTexts } from './interface.texts.ts';
import { landingPages } from './landing.pages.ts';
import { navigation } from './menu.ts';
import type { Piece } from './outfits.ts';
import { productPage } from './product.page.ts';
import { searchPage } from './search.page.ts';
import { searchRedirects, searchSynonyms } from './search-synonyms.ts';
import { shippingMethods } from './shipping.ts';
import { sizeGuideSettings } from './size-table.ts';

export interface SampleContent {
  documents: (typeof shopDocument.$inferInsert)[];
  switches: (typeof featureSwitch.$inferInsert)[];
  pages: (typeof page.$inferInsert)[];
  translations: (typeof translation.$inferInsert)[];
}

/** Where the pages with a fixed place are (SHELL-020, SHELL-102). */
const siteLinks = {
  sizeGuide: '/size-guide', notifyMe: '/notify-me', search: '/search', multibrandSearch: '/multibrand-search', checkout: '/checkout', account: '/account', wishlist: '/wishlist',
  storeLocator: '/store-locator', career: '/careers', notFound: '/404', basket: '/basket', login: '/login', terms: { default: '/terms-and-conditions' }, privacy: '/privacy',
};

const searchConfigurations = { pageSize: 60, facets: ['category', 'colour', 'size', 'length', 'brand', 'fit', 'material'], giftCardsOnLists: true, redirects: searchRedirects };

/** The switches of all markets (MKT-059). What has no key or service of its own in a fresh shop is off. */
const switches = {
  wishlistRequiresLogin: false, checkoutAuthentication: true, googleLogin: false, facebookLogin: false, appleLogin: false, loginFlyout: true, maintenanceMode: false,
  signedInIndicator: true, geoLocatorFlyout: true, sizeAssistant: false, sizeScript: false, conversionScript: false, expressPayLater: false, newSignupTermsAndConditions: true,
  customerAccounts: false, customerClub: false,
};

/** Everything of the sample shop beside its catalogue: documents, switches, pages and interface texts. @param wardrobe what the pages choose from */
export const sampleContent = (wardrobe: readonly Piece[]): SampleContent => ({
  documents: Object.entries({ navigation, searchConfigurations, searchSynonyms, siteLinks, sizeGuideSettings, productPage, brand: 'selvedge', freeFreight: { freightVersion: 'progressBar' }, shippingMethods: shippingMethods([...new Set(markets.map(({ currency }) => currency))]) }).map(([key, document]) => ({ key, document })),
  switches: Object.entries(switches).map(([key, enabled]) => ({ market: '*', key, enabled })),
  pages: [homePage(wardrobe), nordPage(wardrobe), kioskPage(wardrobe), ...landingPages(wardrobe), ...editorialPages(wardrobe), searchPage(siteLinks.search, wardrobe), { id: 'jeans', path: '/jeans', redirectTo: '/women/jeans', redirectStatus: 301 }],
  translations: interfaceTexts,
});
