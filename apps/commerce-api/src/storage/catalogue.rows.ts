import type { badge, category, price, store, storeStock, style, styleOption, variant, variantPrice } from './schema.ts';

/** A part of the catalogue as rows: what the sample shop and an import hand to the writer. */
export interface CatalogueRows {
  categories: (typeof category.$inferInsert)[];
  styles: (typeof style.$inferInsert)[];
  options: (typeof styleOption.$inferInsert)[];
  variants: (typeof variant.$inferInsert)[];
  prices: (typeof price.$inferInsert)[];
  /** Of variants that cost something else than their option. */
  variantPrices?: (typeof variantPrice.$inferInsert)[];
  /** Those that the options name and the shop may not know yet. */
  badges?: (typeof badge.$inferInsert)[];
  /** Those that the stock below names and the shop may not know yet. */
  stores?: (typeof store.$inferInsert)[];
  storeStock?: (typeof storeStock.$inferInsert)[];
}
