import { boolean, index, integer, jsonb, pgTable, primaryKey, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

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
  calloutAttributes?: LocalisedList;
  modelMeasurements?: Record<string, string>;
  sustainability?: { text: Localised; reasons: { id: string; reason: Localised; supportText: Localised }[] };
}

export interface OptionFlags {
  isNew?: boolean;
  comingSoon?: boolean;
  preorder?: boolean;
  digital?: boolean;
}

export interface PageDocument {
  metadata: { title: Localised; description: Localised; robots?: string; image?: string };
  /** Area to rows; texts inside widget settings may be `{ "$text": { en, de, … } }` and are flattened for the market's language. */
  areas: Record<string, { id: string; widgets?: { id: string; alias: string; settings: Record<string, unknown> }[]; hideOnISO?: boolean; isHidden?: boolean; perRowMobile?: number }[]>;
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

/** Single documents of the shop by key: `navigation`, `searchConfigurations`, `siteLinks`, `brand`. Localised texts as in pages. */
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
}, (table) => [index('style_option_style').on(table.styleNumber)]);

export const variant = pgTable('variant', {
  /** The sku. */
  id: text().primaryKey(),
  styleOptionId: text('style_option_id').notNull().references(() => styleOption.id, { onDelete: 'cascade' }),
  position: integer().notNull(),
  ean: text(),
  sizeId: text('size_id').notNull(),
  sizeName: text('size_name').notNull(),
  lengthId: text('length_id'),
  lengthName: text('length_name'),
  stock: integer().notNull().default(0),
  retailStock: integer('retail_stock').notNull().default(0),
}, (table) => [index('variant_option').on(table.styleOptionId)]);

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
