import type { translation } from '../storage/schema.ts';
import { facetNames } from './facet-names.ts';
import { ar } from './texts.ar.ts';
import { basketTexts } from './texts.basket.ts';
import { checkoutTexts } from './texts.checkout.ts';
import { consentTexts } from './texts.consent.ts';
import { de } from './texts.de.ts';
import { en } from './texts.en.ts';
import { paymentsTexts } from './texts.payments.ts';
import { productTexts } from './texts.product.ts';
import { searchTexts } from './texts.search.ts';
import { serverTexts } from './texts.server.ts';

/** Interface texts by the part of the shop that says them. */
export const textTables = { shop: { en, de, ar }, server: serverTexts, basket: basketTexts, checkout: checkoutTexts, consent: consentTexts, payments: paymentsTexts, product: productTexts, search: searchTexts };

/** What the storefront says on buttons, in labels and messages; not what editors write. Any shop can begin with them. */
export const interfaceTexts: (typeof translation.$inferInsert)[] = [
  ...Object.values(textTables).flatMap((all) => Object.entries(all).flatMap(([language, texts]) => Object.entries(texts).map(([key, text]) => ({ language, key, text })))),
  ...Object.entries(facetNames).flatMap(([facet, values]) =>
    Object.entries(values).flatMap(([value, names]) => Object.entries(names).map(([language, text]) => ({ language, key: `facet.${facet}.${value}`, text }))),
  ),
];
