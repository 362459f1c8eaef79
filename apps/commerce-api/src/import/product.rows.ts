import { isDeepStrictEqual } from 'node:util';
import type { CatalogueRows } from '../storage/catalogue.rows.ts';
import type { Localised } from '../storage/schema.ts';
import { source, type KnownStyle } from './known-catalogue.queries.ts';
import { priceRowsOf, type PricedOption } from './price.rows.ts';
import type { MarketPrice } from './price.rules.ts';
import type { ImportedVariant } from './product.rules.ts';
import { slugOf } from './slug.ts';
import type { IdentifiedProduct } from './variant-identity.rules.ts';

export type StyleRows = Required<Pick<CatalogueRows, 'options' | 'variants' | 'prices' | 'variantPrices'>> & { style: CatalogueRows['styles'][number] };

export interface RowSettings {
  categoryId: string;
  /** Of the file's texts. */
  language: string;
  /** When products count as published that the shop does not know yet. */
  now: Date;
  pricesOf(variant: Pick<ImportedVariant, 'sales' | 'list'>): MarketPrice[];
}

/**
 * The rows of an imported product. What the file does not tell (other languages, care, popularity, prices in other currencies)
 * stays as the shop has it. Colours that the file no longer has lose their variants and prices, and with them their place in the
 * shop; when some rows were rejected, whatever is missing stays instead.
 */
export function rowsOf(product: IdentifiedProduct, known: KnownStyle | undefined, settings: RowSettings): StyleRows {
  const { styleNumber } = product;
  const { categoryId, language, now } = settings;
  const texts = (text: string, before?: Localised | null): Localised => ({ ...before, [language]: text });
  const rows: StyleRows = {
    style: {
      ...known?.style,
      number: styleNumber, handle: product.handle, source, brand: product.brand, categoryId,
      name: texts(product.name, known?.style.name),
      description: texts(product.description, known?.style.description),
      facts: { ...known?.style.facts, material: product.material ?? known?.style.facts.material, fit: product.fit ?? known?.style.facts.fit, tags: product.tags },
    },
    options: [], variants: [], prices: [], variantPrices: [],
  };
  const optionOf = new Map(known?.options.map((option) => [option.id, option]));
  const variantOf = new Map(known?.variants.map((variant) => [variant.id, variant]));

  product.cards.forEach((card, position) => {
    const { optionId: id, colour } = card;
    const before = optionOf.get(id);
    const alts = new Map(before?.pictures.map((picture) => [picture.index, picture.alt]));
    const slug = slugOf(readableHandle(product.handle));
    rows.options.push({
      popularity: 0, publishedAt: now, ...before,
      id, styleNumber, position,
      slug: colour.id === 'default' ? slug : slugOf(`${slug} ${typeof card.name === 'string' ? card.name : ''}`),
      colour: { ...colour, name: typeof card.name === 'string' ? texts(card.name, before?.colour.name) : card.name },
      pictures: card.pictures.map(({ index, format, alt }) => ({ index, format, ...(alt ? { alt: texts(alt, alts.get(index)) } : {}) })),
      flags: { ...before?.flags, digital: product.digital || undefined },
    });
    card.variants.forEach(({ id: variantId, sku, ean, stock, sizeId, sizeName, lengthId, lengthName }, place) => {
      const owned = variantOf.get(variantId);
      rows.variants.push({
        ...owned,
        id: variantId, styleOptionId: id, position: place, sizeId, sizeName,
        lengthId: lengthId ?? null, lengthName: lengthName ?? null, ean: ean ?? null,
        merchantSku: sku === undefined ? owned?.merchantSku : sku,
        stock: stock ?? owned?.stock ?? 0,
      });
    });
  });
  keepTheRest(rows, product, known);
  priceAll(rows, product, known, settings);
  return rows;
}

/** Some exports write handles of other scripts as they stand in addresses, percent-encoded. */
function readableHandle(handle: string): string {
  try {
    return decodeURIComponent(handle);
  } catch {
    return handle;
  }
}

/** The writer takes away what a written option no longer has, so what shall stay is written again. */
function keepTheRest(rows: StyleRows, { whole }: Pick<IdentifiedProduct, 'whole'>, known: KnownStyle | undefined): void {
  if (!known) return;
  const written = new Set(rows.options.map(({ id }) => id));
  rows.options.push(...known.options.filter(({ id }) => !written.has(id)));
  const sold = new Set(rows.variants.map(({ id }) => id));
  if (!whole) rows.variants.push(...known.variants.filter(({ id }) => !sold.has(id)));
}

/** Prices of every option that still has variants. */
function priceAll(rows: StyleRows, { cards }: IdentifiedProduct, known: KnownStyle | undefined, { pricesOf }: RowSettings): void {
  const wanted = new Map(cards.flatMap(({ variants }) => variants.map((variant) => [variant.id, pricesOf(variant)])));
  for (const [optionId, variants] of Map.groupBy(rows.variants, ({ styleOptionId }) => styleOptionId)) {
    const option: PricedOption = { optionId, variants: variants.map(({ id }) => ({ id, wanted: wanted.get(id) })) };
    const { prices, variantPrices } = priceRowsOf(option, known);
    rows.prices.push(...prices);
    rows.variantPrices.push(...variantPrices);
  }
}

/** Whether writing the rows would change nothing. */
export function isUnchanged(rows: StyleRows, known: KnownStyle): boolean {
  return same([rows.style], [known.style], ({ number }) => number)
    && same(rows.options, known.options, ({ id }) => id)
    && same(rows.variants, known.variants, ({ id }) => id)
    && same(rows.prices, known.prices, ({ styleOptionId, currency }) => `${styleOptionId} ${currency}`)
    && same(rows.variantPrices, known.variantPrices, ({ variantId, currency }) => `${variantId} ${currency}`);
}

function same<Row extends object>(written: Row[], known: Row[], keyOf: (row: Row) => string): boolean {
  const byKey = (all: Row[]) => new Map(all.map((row) => [keyOf(row), withoutNothing(row)]));
  return isDeepStrictEqual(byKey(written), byKey(known));
}

/** The database says null or leaves out where a row says undefined. */
function withoutNothing(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNothing);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== undefined && inner !== null).map(([key, inner]) => [key, withoutNothing(inner)]));
}
