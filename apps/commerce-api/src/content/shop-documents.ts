import { eq, inArray } from 'drizzle-orm';
import type { FreeFreight, Navigation, SearchConfigurations, SiteLinks, SizeGuideSettings } from '@selvedge/api-content';
import type { Database } from '../storage/database.ts';
import type { ShippingRow } from '../order/shipping.rules.ts';
import { shopDocument, type PageDocument } from '../storage/schema.ts';
import { inLanguage } from './in-language.ts';

/** Search terms, in any language, that lead to a page instead of products (CAT-123). */
export interface SearchRedirect {
  terms: string[];
  /** Path below the market. */
  to: string;
}

/** What a shop has whose editors have written nothing yet; a document that lacks a part is filled up from here. */
const defaults = {
  brand: 'selvedge',
  navigation: { menu: [], brands: [], footer: [], socialLinks: [], appLinks: [], paymentProviders: [], shippingProviders: [], icons: [] } as Navigation,
  searchConfigurations: { pageSize: 60, facets: ['category', 'brand', 'colour', 'size', 'length', 'fit', 'material'], giftCardsOnLists: false, redirects: [] } as SearchConfigurations & { redirects: SearchRedirect[] },
  siteLinks: {
    sizeGuide: '/size-guide',
    notifyMe: '/notify-me',
    search: '/search',
    multibrandSearch: '/search/brands',
    checkout: '/checkout',
    account: '/account',
    wishlist: '/wishlist',
    storeLocator: '/stores',
    career: '/career',
    notFound: '/not-found',
    basket: '/basket',
    login: '/login',
    terms: {},
  } as SiteLinks,
  sizeGuideSettings: { guides: [] } as SizeGuideSettings,
  /** How it is shown from what amount delivery is free; the amount stands with the prices of `shippingMethods`. */
  freeFreight: {} as Omit<FreeFreight, 'freightValue'>,
  /** Rows that stand on every product's page, by area. */
  productPage: { areas: {} as PageDocument['areas'] },
};

/** Where a notification is confirmed, below the page of one that was switched off. */
export const confirmPath = ({ notifyMe }: Pick<SiteLinks, 'notifyMe'>): string => `${notifyMe}/confirm`;

/** Until somebody writes `shippingMethods`, everything is delivered home for nothing. */
const standardShipping: ShippingRow[] = [{ id: 'online', name: { en: 'Home delivery' }, deliveryType: 'home', days: 3, prices: {} }];

/** The ways of delivery, in the shop's order. */
export async function readShippingMethods(db: Pick<Database, 'select'>): Promise<ShippingRow[]> {
  const [row] = await db.select().from(shopDocument).where(eq(shopDocument.key, 'shippingMethods'));
  return Array.isArray(row?.document) ? (row.document as ShippingRow[]) : standardShipping;
}

export type ShopDocuments = typeof defaults;

/** The named single documents of the shop in one language. */
export async function readDocuments<Key extends keyof ShopDocuments>(db: Pick<Database, 'select'>, keys: Key[], language: string): Promise<Pick<ShopDocuments, Key>> {
  const rows = await db.select().from(shopDocument).where(inArray(shopDocument.key, keys));
  const written = new Map(rows.map(({ key, document }) => [key, inLanguage(document, language)]));
  return Object.fromEntries(keys.map((key) => [key, completed(defaults[key], written.get(key))])) as Pick<ShopDocuments, Key>;
}

function completed<Value>(standard: Value, written: unknown): Value {
  if (typeof written !== typeof standard || written === null || Array.isArray(written)) return standard;
  return typeof standard === 'object' ? { ...standard, ...(written as Value) } : (written as Value);
}
