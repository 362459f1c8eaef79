import type { PageAlias } from '@selvedge/market';
import type { BuiltPage } from './pages.ts';

/** The groups of texts (`shell` of `shell.menu`) that every document carries: of what stands around a page, of widgets and of product cards. */
export const everywhere = ['shell', 'feedback', 'product', 'carousel', 'text'];

const listing = ['listing', 'facet', 'sorting'];
const checkout = ['checkout', 'address', 'basket'];

/** What a page needs besides: it travels with it, also to a visit that began elsewhere. */
export const ofPages: Partial<Record<BuiltPage, readonly string[]>> = {
  categoryPage: listing,
  searchPage: [...listing, 'search', 'search_page'],
  productPage: ['product_page'],
  productSetPage: ['product_page'],
  basketPage: ['basket'],
  checkoutPage: checkout,
  checkoutCustomerPage: checkout,
  checkoutDetailsPage: checkout,
  checkoutShippingPage: checkout,
  checkoutSummaryPage: checkout,
  checkoutPaymentPage: [...checkout, 'payment'],
  receiptPage: ['receipt', 'order'],
  notFoundPage: ['not_found', 'search'],
  countrySelectorPage: ['country_selector', 'error'],
};

/** The texts of a market by their groups; put in order once per shop read. */
const inGroups = new WeakMap<Record<string, string>, Record<string, Record<string, string>>>();

function groupsOf(all: Record<string, string>): Record<string, Record<string, string>> {
  const known = inGroups.get(all);
  if (known) return known;
  const groups: Record<string, Record<string, string>> = {};
  for (const [key, text] of Object.entries(all)) (groups[key.slice(0, key.indexOf('.'))] ??= {})[key] = text;
  inGroups.set(all, groups);
  return groups;
}

/** Of the texts of a market those of every document and those of a page. What opens later brings all (`bringAllTexts`). */
export function textsFor(alias: PageAlias, all: Record<string, string>): { shared: Record<string, string>; own: Record<string, string> } {
  const groups = groupsOf(all);
  const of = (names: readonly string[]): Record<string, string> => Object.assign({}, ...names.map((name) => groups[name]));
  return { shared: of(everywhere), own: of((ofPages as Partial<Record<PageAlias, readonly string[]>>)[alias] ?? []) };
}
