import type { Badge } from '@selvedge/api-catalog';
import type { Address, LineItem, Order, PaymentResult } from '@selvedge/api-order';
import type { OpeningHours } from '@selvedge/api-stores';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, doublePrecision, index, integer, jsonb, pgSequence, pgTable, primaryKey, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

/** A text by language code; English (`en`) stands in for a language that is missing. */
export type Localised = Record<string, string>;
export type LocalisedList = Record<string, string[]>;

export interface ColourRow {
  /** Stands in addresses and ids: lower-case letters and digits. */
  id: string;
  name: Localised;
  /** One of the colour families of the colour facet, for example `blue` (CAT-135). */
  base: string;
  nuance?: string;
  /** CSS colour of the swatch. */
  hex?: string;
}

export interface PictureRow {
  /** Address, absolute for pictures that live elsewhere, without its format. */
  index: string;
  format: string;
  alt?: Localised;
}

export interface StyleFacts {
  fit?: string;
  material?: string;
  tags?: string[];
  /** What trading partners file it under; the same in every language. */
  ediCategory?: string;
  ediSubCategory?: string;
  /** The family of patterns inside its category, for example `straight jeans`. */
  subGroup?: string;
  calloutAttributes?: LocalisedList;
  /** Numbers are centimetres; a size is a text. */
  modelMeasurements?: Record<string, string | number>;
  sustainability?: { text: Localised; reasons: { id: string; reason: Localised; supportText: Localised }[] };
}

export interface OptionFlags {
  isNew?: boolean;
  comingSoon?: boolean;
  preorder?: boolean;
  digital?: boolean;
  /** Never out of stock: made all year round. */
  noos?: boolean;
  /** Not made again: nobody is told when it is back. */
  lastOfItsKind?: boolean;
}

/** How a badge looks at one place, as the contract says it. */
export type BadgeSettings = NonNullable<Badge['places']>[string];

export interface PageDocument {
  metadata: { title: Localised; description: Localised; robots?: string; image?: string; brand?: string };
  /** Area to rows; texts inside widget settings may be `{ "$text": { en, de, … } }` and are flattened for the market's language. */
  areas: Record<string, { id: string; widgets?: PlacedDocument[]; blocks?: PlacedDocument[]; hideOnISO?: boolean; isHidden?: boolean; perRowMobile?: number }[]>;
}

/** A widget or block as an editor entered it. */
export interface PlacedDocument {
  id: string;
  alias: string;
  settings: Record<string, unknown>;
}

/** What a receipt says, in the language and currency of the purchase. */
export type OrderDocument = Pick<
  Order,
  'subtotal' | 'totalDiscount' | 'shippingTotal' | 'shippingVat' | 'total' | 'totalVat' | 'promoCodes' | 'giftCards' | 'shipments' | 'email' | 'shippingAddress' | 'billingAddress'
> & { lines: LineItem[]; note?: string; acceptNewsletter: boolean };

export type PaymentAction = NonNullable<PaymentResult['adyenAction']>;

/** What of a provider's notification is needed to act on it. */
export interface NotificationItem {
  /** The order number. */
  merchantReference: string;
  /** Of the payment that this is about, where it has a reference of its own. */
  originalReference?: string;
  amount: number;
  currency: string;
  reason?: string;
}

export const market = pgTable('market', {
  id: text().primaryKey(),
  priority: integer().notNull().default(0),
  language: text().notNull(),
  languageName: text('language_name').notNull(),
  country: text().notNull(),
  countryName: text('country_name').notNull(),
  currency: text().notNull(),
  url: text().notNull(),
});

/** Interface texts by language. */
export const translation = pgTable('translation', {
  language: text().notNull(),
  key: text().notNull(),
  text: text().notNull(),
}, (table) => [primaryKey({ columns: [table.language, table.key] })]);

/** Feature switches; market `*` holds for all, a market's own row wins. */
export const featureSwitch = pgTable('feature_switch', {
  market: text().notNull(),
  key: text().notNull(),
  enabled: boolean().notNull(),
}, (table) => [primaryKey({ columns: [table.market, table.key] })]);

/** Single documents of the shop by key: `navigation`, `searchConfigurations`, `searchSynonyms`, `siteLinks`, `productPage`, `brand`. Localised texts as in pages. */
export const shopDocument = pgTable('shop_document', {
  key: text().primaryKey(),
  document: jsonb().$type<unknown>().notNull(),
});

/** Pages made by editors, and redirects. Categories and products have their pages without a row here. */
export const page = pgTable('page', {
  id: text().primaryKey(),
  path: text().notNull(),
  alias: text(),
  document: jsonb().$type<PageDocument>(),
  redirectTo: text('redirect_to'),
  redirectStatus: smallint('redirect_status'),
}, (table) => [uniqueIndex('page_path').on(table.path)]);

export const category = pgTable('category', {
  id: text().primaryKey(),
  parentId: text('parent_id'),
  /** Path below the market, for example `/women/jeans`. */
  path: text().notNull(),
  position: integer().notNull().default(0),
  name: jsonb().$type<Localised>().notNull(),
  description: jsonb().$type<Localised>(),
  /** Rows of the category's own page, by area. */
  areas: jsonb().$type<PageDocument['areas']>(),
}, (table) => [uniqueIndex('category_path').on(table.path)]);

/** What can be pinned on a product, for example “Last pieces”. */
export const badge = pgTable('badge', {
  id: text().primaryKey(),
  title: jsonb().$type<Localised>().notNull(),
  /** By place, for example `plp`; a place without settings shows nothing (CAT-074…088). */
  places: jsonb().$type<Record<string, BadgeSettings>>().notNull(),
});

export const style = pgTable('style', {
  /** Style number: digits. */
  number: text().primaryKey(),
  /** What an import knows the style by. */
  handle: text().notNull(),
  source: text().notNull(),
  brand: text().notNull(),
  subBrand: text('sub_brand'),
  categoryId: text('category_id').notNull().references(() => category.id),
  name: jsonb().$type<Localised>().notNull(),
  description: jsonb().$type<Localised>().notNull(),
  composition: jsonb().$type<Localised>(),
  care: jsonb().$type<LocalisedList>(),
  facts: jsonb().$type<StyleFacts>().notNull(),
}, (table) => [uniqueIndex('style_handle').on(table.source, table.handle), index('style_category').on(table.categoryId)]);

export const styleOption = pgTable('style_option', {
  /** style_colour_option (CAT-001). */
  id: text().primaryKey(),
  styleNumber: text('style_number').notNull().references(() => style.number, { onDelete: 'cascade' }),
  position: integer().notNull(),
  /** The first part of its path, for example `slim-jeans-indigo`; its address is /product/{slug}-{id}. */
  slug: text().notNull(),
  colour: jsonb().$type<ColourRow>().notNull(),
  pictures: jsonb().$type<PictureRow[]>().notNull(),
  flags: jsonb().$type<OptionFlags>().notNull(),
  /** How sought after it is; higher comes first in the default order. */
  popularity: integer().notNull().default(0),
  publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
  /** When a pre-order is sent, or what is coming soon can be bought. */
  availableFrom: date('available_from', { mode: 'string' }),
  /** A sentence that belongs under the price. */
  disclaimer: jsonb().$type<Localised>(),
  /** Badges in the order in which they are shown; unknown ones are left out. */
  badgeIds: jsonb('badge_ids').$type<string[]>().notNull().default([]),
  /** Style options that are worn with it; what is not on sale is left out. */
  look: jsonb().$type<string[]>().notNull().default([]),
  /** The style options that it is a set of; empty for a single piece. */
  setOptions: jsonb('set_options').$type<string[]>().notNull().default([]),
}, (table) => [index('style_option_style').on(table.styleNumber)]);

export const variant = pgTable('variant', {
  /** Identity of the variant; the contracts call it `sku`. Unique in the shop. */
  id: text().primaryKey(),
  styleOptionId: text('style_option_id').notNull().references(() => styleOption.id, { onDelete: 'cascade' }),
  position: integer().notNull(),
  /** The merchant's own number. Several variants may share it: many exports number a colour, not a size. */
  merchantSku: text('merchant_sku'),
  /** GTIN of 8, 12, 13 or 14 digits. */
  ean: text(),
  sizeId: text('size_id').notNull(),
  sizeName: text('size_name').notNull(),
  lengthId: text('length_id'),
  lengthName: text('length_name'),
  /** Pieces in the warehouse that can be ordered: what a payment under way holds has been taken off. */
  stock: integer().notNull().default(0),
}, (table) => [index('variant_option').on(table.styleOptionId), index('variant_ean').on(table.ean), index('variant_merchant_sku').on(table.merchantSku)]);

export const store = pgTable('store', {
  id: text().primaryKey(),
  /** What it is called inside the company. */
  shopNumber: text('shop_number').notNull(),
  name: text().notNull(),
  /** ISO 3166-1 alpha-2 in capitals, as a market has it. */
  country: text().notNull(),
  street: text().notNull(),
  city: text().notNull(),
  postalCode: text('postal_code'),
  phone: text(),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  /** A day that is left out is closed. */
  openingHours: jsonb('opening_hours').$type<OpeningHours[]>().notNull(),
  /** Whether it hands out parcels. */
  clickAndCollect: boolean('click_and_collect').notNull().default(false),
}, (table) => [index('store_country').on(table.country)]);

/** What stands in the stores, beside the warehouse's stock. */
export const storeStock = pgTable('store_stock', {
  sku: text().notNull().references(() => variant.id, { onDelete: 'cascade' }),
  storeId: text('store_id').notNull().references(() => store.id, { onDelete: 'cascade' }),
  quantity: integer().notNull(),
}, (table) => [primaryKey({ columns: [table.sku, table.storeId] }), check('store_stock_quantity', sql`${table.quantity} >= 0`)]);

/** Prices in minor units. A product is on sale in a market when it has a price in the market's currency. */
export const price = pgTable('price', {
  styleOptionId: text('style_option_id').notNull().references(() => styleOption.id, { onDelete: 'cascade' }),
  currency: text().notNull(),
  sales: integer().notNull(),
  list: integer().notNull(),
  /** Lowest of the 30 days before the reduction. */
  historic: integer(),
  /** What club members pay. */
  member: integer(),
}, (table) => [primaryKey({ columns: [table.styleOptionId, table.currency] })]);

/** Prices of variants that cost something else than their style option, in minor units. The option's price is then the lowest of its variants. */
export const variantPrice = pgTable('variant_price', {
  variantId: text('variant_id').notNull().references(() => variant.id, { onDelete: 'cascade' }),
  currency: text().notNull(),
  sales: integer().notNull(),
  list: integer().notNull(),
  /** Lowest of the 30 days before the reduction. */
  historic: integer(),
  /** Price for club members. */
  member: integer(),
}, (table) => [primaryKey({ columns: [table.variantId, table.currency] })]);

/** What a shopper collects. Prices are not kept: the catalogue says them whenever the basket is read. */
export const basket = pgTable('basket', {
  /** 192 random bits; whoever knows it may read and change the basket. */
  id: text().primaryKey(),
  /** 192 random bits that open nothing but the payment of this basket. */
  checkoutId: text('checkout_id').notNull().unique(),
  market: text().notNull(),
  /** Counts the changes of what would be paid. */
  version: integer().notNull().default(0),
  email: text(),
  note: text(),
  shippingAddress: jsonb('shipping_address').$type<Address>(),
  billingAddress: jsonb('billing_address').$type<Address>(),
  useBillingAddressForShipping: boolean('use_billing_address_for_shipping').notNull().default(true),
  shippingMethodId: text('shipping_method_id'),
  acceptTerms: boolean('accept_terms').notNull().default(false),
  acceptNewsletter: boolean('accept_newsletter').notNull().default(false),
  /** The order that was placed for it; such a basket is closed. */
  orderId: text('order_id'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
}, (table) => [index('basket_updated').on(table.updatedAt)]);

export const basketLine = pgTable('basket_line', {
  id: text().primaryKey(),
  basketId: text('basket_id').notNull().references(() => basket.id, { onDelete: 'cascade' }),
  /** A variant; it may have left the catalogue since. */
  sku: text().notNull(),
  quantity: integer().notNull(),
  addedAt: timestamp('added_at', { withTimezone: true }).notNull().defaultNow(),
}, (table) => [uniqueIndex('basket_line_sku').on(table.basketId, table.sku)]);

/** Gift cards that this shop has issued. */
export const giftCard = pgTable('gift_card', {
  number: text().primaryKey(),
  /** SHA-256 of number and validation code. */
  codeHash: text('code_hash').notNull(),
  currency: text().notNull(),
  /** Minor units; never below nothing. */
  balance: integer().notNull(),
}, (table) => [check('gift_card_balance', sql`${table.balance} >= 0`)]);

export const basketGiftCard = pgTable('basket_gift_card', {
  basketId: text('basket_id').notNull().references(() => basket.id, { onDelete: 'cascade' }),
  number: text().notNull().references(() => giftCard.number),
  position: integer().notNull(),
}, (table) => [primaryKey({ columns: [table.basketId, table.number] })]);

export type OrderState = 'paymentprocessing' | 'placed' | 'completed' | 'cancelled';
/** Why an order was cancelled. */
export type CancelReason = 'refused' | 'expired' | 'replaced' | 'changed' | 'failed';

/** What is taken away when a payment starts and comes back when it fails. */
export interface Holdings {
  goods: { sku: string; quantity: number }[];
  giftCards: { number: string; amount: number }[];
}

/** An order with everything that it will ever say, as it stood when its payment started. */
export const order = pgTable('shop_order', {
  /** 192 random bits. */
  id: text().primaryKey(),
  number: text().notNull().unique(),
  /** What payment providers call it by: number and a word of our own, for other shops on the same account count too. */
  reference: text().notNull().unique(),
  basketId: text('basket_id').notNull(),
  /** The basket's version that it was made from. */
  basketVersion: integer('basket_version').notNull(),
  market: text().notNull(),
  state: text().$type<OrderState>().notNull(),
  cancelReason: text('cancel_reason').$type<CancelReason>(),
  currency: text().notNull(),
  /** Minor units, gift cards included. */
  total: integer().notNull(),
  document: jsonb().$type<OrderDocument>().notNull(),
  holdings: jsonb().$type<Holdings>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  /** When the goods go back if nobody has paid. */
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  placedAt: timestamp('placed_at', { withTimezone: true }),
}, (table) => [
  uniqueIndex('order_placed_once').on(table.basketId).where(sql`${table.state} IN ('placed', 'completed')`),
  index('order_open').on(table.expiresAt).where(sql`${table.state} = 'paymentprocessing'`),
]);

/** Numbers orders from here on. */
export const orderNumber = pgSequence('order_number', { startWith: 1_000_001 });

export type PaymentState = 'started' | 'pending' | 'authorised' | 'refused' | 'expired' | 'cancelled';

/** One try to pay one order. */
export const payment = pgTable('payment', {
  id: text().primaryKey(),
  orderId: text('order_id').notNull().unique().references(() => order.id),
  basketId: text('basket_id').notNull(),
  /** Made by the browser: the same press of pay carries the same. */
  attemptId: text('attempt_id').notNull(),
  state: text().$type<PaymentState>().notNull(),
  /** The provider's name of the method, for example `scheme`; `giftcard` when gift cards cover all. */
  method: text().notNull(),
  /** Minor units that the provider is asked for. */
  amount: integer().notNull(),
  currency: text().notNull(),
  /** What the shopper has to do at the provider. */
  action: jsonb().$type<PaymentAction>(),
  /** The provider's words for a refusal, for the log and support. */
  refusal: text(),
  /** SHA-256 of the request that started it. The same attempt id with another request is a conflict. */
  requestHash: text('request_hash'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
}, (table) => [
  uniqueIndex('payment_attempt').on(table.basketId, table.attemptId),
  uniqueIndex('payment_open_once').on(table.basketId).where(sql`${table.state} IN ('started', 'pending')`),
]);

export type AuthorisationState = 'kept' | 'voiding' | 'voided';

/** A provider's yes: kept by a placed order, or given back. */
export const authorisation = pgTable('authorisation', {
  /** The provider's reference. */
  reference: text().primaryKey(),
  paymentId: text('payment_id').notNull().references(() => payment.id),
  state: text().$type<AuthorisationState>().notNull(),
  amount: bigint({ mode: 'number' }).notNull(),
  currency: text().notNull(),
  /** How often the provider was asked to void it, and when to ask next. */
  tries: integer().notNull().default(0),
  nextTryAt: timestamp('next_try_at', { withTimezone: true }).notNull().defaultNow(),
}, (table) => [
  uniqueIndex('authorisation_kept_once').on(table.paymentId).where(sql`${table.state} = 'kept'`),
  index('authorisation_voiding').on(table.nextTryAt).where(sql`${table.state} = 'voiding'`),
]);

/** What a provider told us, each thing once. */
export const paymentNotification = pgTable('payment_notification', {
  reference: text().notNull(),
  event: text().notNull(),
  success: boolean().notNull(),
  item: jsonb().$type<NotificationItem>().notNull(),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull().defaultNow(),
  handledAt: timestamp('handled_at', { withTimezone: true }),
  /** How often it could not be worked off, and when it is tried next. */
  tries: integer().notNull().default(0),
  nextTryAt: timestamp('next_try_at', { withTimezone: true }).notNull().defaultNow(),
}, (table) => [
  primaryKey({ columns: [table.reference, table.event, table.success] }),
  index('payment_notification_new').on(table.nextTryAt).where(sql`${table.handledAt} IS NULL`),
]);

/** What somebody waits for: an article that is sold out, or a product that cannot be bought yet. */
export type WaitingFor = 'stock' | 'going-live';

/** A mail that somebody asked for and gets once, if the owner of the mailbox has confirmed it. Done when it is sent or ended; the address is forgotten then. */
export const subscription = pgTable('subscription', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text().$type<WaitingFor>().notNull(),
  /** Lower case. */
  email: text(),
  market: text().notNull(),
  productId: text('product_id').notNull(),
  /** The size; empty for any. */
  sku: text().notNull().default(''),
  acceptNewsletter: boolean('accept_newsletter').notNull().default(false),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  /** When the link of the confirmation mail was used; one that is never confirmed expires (`storage/retention.ts`). */
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  sentAt: timestamp('sent_at', { withTimezone: true }),
  endedAt: timestamp('ended_at', { withTimezone: true }),
}, (table) => [
  index('subscription_mailbox').on(table.email),
  uniqueIndex('subscription_live').on(table.productId, table.kind, table.sku, table.email).where(sql`${table.sentAt} IS NULL AND ${table.endedAt} IS NULL`),
]);

/** What proves that somebody may end a subscription: a browser that asked for it, or the link of its mail. Only hashes are kept. */
export const subscriptionProof = pgTable('subscription_proof', {
  /** SHA-256 of 256 bits that nobody else can know. */
  tokenHash: text('token_hash').primaryKey(),
  subscriptionId: bigint('subscription_id', { mode: 'number' }).notNull().references(() => subscription.id, { onDelete: 'cascade' }),
  /** SHA-256 of the browser's secret. */
  browserHash: text('browser_hash'),
}, (table) => [index('subscription_proof_browser').on(table.browserHash), index('subscription_proof_subscription').on(table.subscriptionId)]);

/** Each is written by `mail/letters.ts`. */
export type MailKind = 'back-in-stock' | 'going-live' | 'confirm-subscription' | 'order-confirmation';

/** The outbox: written in the transaction that gives the reason, worked off by `mail/mail-work.ts`. */
export const mail = pgTable('mail', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text().$type<MailKind>().notNull(),
  /** Forgotten when it is sent. */
  recipient: text(),
  market: text().notNull(),
  /** The subscription that it is about; each kind is sent once per subscription. */
  subscriptionId: bigint('subscription_id', { mode: 'number' }).references(() => subscription.id, { onDelete: 'cascade' }),
  /** The order that it reports; each kind is sent once per order. */
  orderId: text('order_id').references(() => order.id, { onDelete: 'cascade' }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  sentAt: timestamp('sent_at', { withTimezone: true }),
  /** How often it could not be sent, and when it is tried next. */
  tries: integer().notNull().default(0),
  nextTryAt: timestamp('next_try_at', { withTimezone: true }).notNull().defaultNow(),
  /** When nobody tried any more. */
  failedAt: timestamp('failed_at', { withTimezone: true }),
}, (table) => [
  index('mail_waiting').on(table.nextTryAt).where(sql`${table.sentAt} IS NULL AND ${table.failedAt} IS NULL`),
  uniqueIndex('mail_subscription_once').on(table.kind, table.subscriptionId),
  uniqueIndex('mail_order_once').on(table.kind, table.orderId),
]);

/** Counters of rate limits, shared by all instances. A row is one window of one key, for example `addGiftCard ip 203.0.113.7`. */
export const rateLimit = pgTable('rate_limit', {
  key: text().primaryKey(),
  count: integer().notNull(),
  /** End of the window; the row counts from 1 again afterwards. */
  resetsAt: timestamp('resets_at', { withTimezone: true }).notNull(),
}, (table) => [index('rate_limit_resets').on(table.resetsAt)]);
