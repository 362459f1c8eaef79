import { isDeepStrictEqual } from 'node:util';
import type { CatalogueRows } from '../storage/catalogue.rows.ts';
import type { Localised } from '../storage/schema.ts';
import { source, type KnownStyle } from './known-catalogue.queries.ts';
import type { MarketPrice } from './price.rules.ts';
import type { ImportedCard, ImportedProduct } from './product.rules.ts';
import { slugOf } from './slug.ts';

export type StyleRows = Pick<CatalogueRows, 'options' | 'variants' | 'prices'> & { style: CatalogueRows['styles'][number] };

export interface RowSettings {
  styleNumber: string;
  categoryId: string;
  /** Of the file's texts. */
  language: string;
  /** When products count as published that the shop does not know yet. */
  now: Date;
  pricesOf(card: Pick<ImportedCard, 'sales' | 'list'>): MarketPrice[];
}

/**
 * The rows of an imported product. What the file does not tell (other languages, care, popularity, prices in other currencies)
 * stays as the shop has it. Colours that the file no longer has lose their variants and prices, and with them their place in the
 * shop; when some rows were rejected, whatever is missing stays instead.
 */
export function rowsOf(product: ImportedProduct, known: KnownStyle | undefined, settings: RowSettings): StyleRows {
  const { styleNumber, categoryId, language, now, pricesOf } = settings;
  const texts = (text: string, before?: Localised | null): Localised => ({ ...before, [language]: text });
  const rows: StyleRows = {
    style: {
      ...known?.style,
      number: styleNumber, handle: product.handle, source, brand: product.brand, categoryId,
      name: texts(product.name, known?.style.name),
      description: texts(product.description, known?.style.description),
      facts: { ...known?.style.facts, material: product.material ?? known?.style.facts.material, fit: product.fit ?? known?.style.facts.fit, tags: product.tags },
    },
    options: [], variants: [], prices: [],
  };
  const optionOf = new Map(known?.options.map((option) => [option.id, option]));
  const variantOf = new Map(known?.variants.map((variant) => [variant.id, variant]));
  const priceOf = new Map(known?.prices.map((price) => [`${price.styleOptionId} ${price.currency}`, price]));

  product.cards.forEach((card, position) => {
    const id = `${styleNumber}_${card.colour.id}_1`;
    const before = optionOf.get(id);
    rows.options.push({
      popularity: 0, publishedAt: now, ...before,
      id, styleNumber, position,
      slug: card.colour.id === 'default' ? slugOf(product.handle) : slugOf(`${slugOf(product.handle)} ${typeof card.name === 'string' ? card.name : ''}`),
      colour: { ...card.colour, name: typeof card.name === 'string' ? texts(card.name, before?.colour.name) : card.name },
      pictures: card.pictures.map(({ index, format, alt }, place) => {
        const same = before?.pictures[place];
        const alts = alt ? texts(alt, same?.index === index ? same.alt : undefined) : undefined;
        return { index, format, ...(alts ? { alt: alts } : {}) };
      }),
      flags: { ...before?.flags, digital: product.digital || undefined },
    });
    card.variants.forEach(({ line: _, sku, stock, ...size }, place) => {
      const owned = variantOf.get(sku);
      rows.variants.push({ ...owned, ean: null, lengthId: null, lengthName: null, ...size, id: sku, styleOptionId: id, position: place, stock: stock ?? owned?.stock ?? 0 });
    });
    for (const wanted of pricesOf(card)) {
      const old = priceOf.get(`${id} ${wanted.currency}`);
      const same = old && old.sales === wanted.sales && old.list === wanted.list;
      rows.prices.push({ ...(same ? old : { member: old?.member, historic: null }), ...wanted, styleOptionId: id });
    }
  });
  keepTheRest(rows, product, known);
  return rows;
}

/** The writer takes away what a written option no longer has, so what shall stay is written again. */
function keepTheRest(rows: StyleRows, { whole }: ImportedProduct, known: KnownStyle | undefined): void {
  if (!known) return;
  const written = new Set(rows.options.map(({ id }) => id));
  const missing = known.options.filter(({ id }) => !written.has(id));
  const sold = new Set(rows.variants.map(({ id }) => id));
  const priced = new Set(rows.prices.map(({ styleOptionId, currency }) => `${styleOptionId} ${currency}`));
  rows.options.push(...missing);
  if (!whole) rows.variants.push(...known.variants.filter(({ id }) => !sold.has(id)));
  const stays = new Set(rows.variants.map(({ styleOptionId }) => styleOptionId));
  rows.prices.push(...known.prices.filter(({ styleOptionId, currency }) => stays.has(styleOptionId) && !priced.has(`${styleOptionId} ${currency}`)));
}

/** Whether writing the rows would change nothing. */
export function isUnchanged(rows: StyleRows, known: KnownStyle): boolean {
  return same([rows.style], [known.style], ({ number }) => number)
    && same(rows.options, known.options, ({ id }) => id)
    && same(rows.variants, known.variants, ({ id }) => id)
    && same(rows.prices, known.prices, ({ styleOptionId, currency }) => `${styleOptionId} ${currency}`);
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
