import type { CatalogueRows } from '../storage/catalogue.rows.ts';
import type { featureSwitch, page, shopDocument, translation } from '../storage/schema.ts';
import { editorialPages } from './editorial.pages.ts';
import { homePage } from './home.page.ts';
import { navigation } from './menu.ts';
import { ar } from './texts.ar.ts';
import { basketTexts } from './texts.basket.ts';
import { checkoutTexts } from './texts.checkout.ts';
import { de } from './texts.de.ts';
import { facetNames } from './facet-names.ts';
import { shippingMethods } from './shipping.ts';
import { en } from './texts.en.ts';
import { paymentsTexts } from './texts.payments.ts';
import { serverTexts } from './texts.server.ts';

export interface SampleContent {
  documents: (typeof shopDocument.$inferInsert)[];
  switches: (typeof featureSwitch.$inferInsert)[];
  pages: (typeof page.$inferInsert)[];
  translations: (typeof translation.$inferInsert)[];
}

/** Where the pages with a fixed place are (SHELL-020, SHELL-102). */
const siteLinks = {
  sizeGuide: '/size-guide', notifyMe: '/notify-me', search: '/search', multibrandSearch: '/multibrand-search', checkout: '/checkout', account: '/account', wishlist: '/wishlist',
  storeLocator: '/store-locator', career: '/careers', notFound: '/404', basket: '/basket', login: '/login', terms: { default: '/terms-and-conditions' },
};

const searchConfigurations = { pageSize: 60, facets: ['category', 'colour', 'size', 'length', 'brand', 'fit', 'material'], giftCardsOnLists: true };

/** The switches of all markets (MKT-059). What has no key or service of its own in a fresh shop is off. */
const switches = {
  wishlistRequiresLogin: false, checkoutAuthentication: true, googleLogin: false, facebookLogin: false, appleLogin: false, loginFlyout: true, maintenanceMode: false,
  signedInIndicator: true, geoLocatorFlyout: true, sizeAssistant: false, sizeScript: false, conversionScript: false, expressPayLater: false, newSignupTermsAndConditions: true,
};

/** Interface texts that come with a domain. */
const domainTexts = [serverTexts, basketTexts, checkoutTexts, paymentsTexts];

/** Everything of the sample shop beside its catalogue: documents, switches, pages and interface texts. */
export const sampleContent = (catalogue: CatalogueRows): SampleContent => ({
  documents: Object.entries({ navigation, searchConfigurations, siteLinks, brand: 'selvedge', shippingMethods: shippingMethods([...new Set(catalogue.prices.map(({ currency }) => currency))]) }).map(([key, document]) => ({ key, document })),
  switches: Object.entries(switches).map(([key, enabled]) => ({ market: '*', key, enabled })),
  pages: [homePage(catalogue), ...editorialPages(catalogue), { id: 'jeans', path: '/jeans', redirectTo: '/women/jeans', redirectStatus: 301 }],
  translations: [
    ...[{ en, de, ar }, ...domainTexts].flatMap((all) => Object.entries(all).flatMap(([language, texts]) => Object.entries(texts).map(([key, text]) => ({ language, key, text })))),
    ...Object.entries(facetNames).flatMap(([facet, values]) =>
      Object.entries(values).flatMap(([value, names]) => Object.entries(names).map(([language, text]) => ({ language, key: `facet.${facet}.${value}`, text }))),
    ),
  ],
});
