import type { CatalogueRows } from '../storage/catalogue.rows.ts';
import type { KnownStyle } from './known-catalogue.queries.ts';
import type { MarketPrice } from './price.rules.ts';

type PriceRow = CatalogueRows['prices'][number];
type VariantPriceRow = NonNullable<CatalogueRows['variantPrices']>[number];

/** The variants of a style option; those that the file does not name have no wanted prices and keep theirs. */
export interface PricedOption {
  optionId: string;
  variants: { id: string; wanted?: MarketPrice[] }[];
}

export type PriceRows = Required<Pick<CatalogueRows, 'prices' | 'variantPrices'>>;

/**
 * The price rows of a style option: the lowest price of its variants, and a row for each variant that costs something else.
 * Prices in currencies that the file does not tell stay; a new variant costs there what the option costs.
 */
export function priceRowsOf({ optionId, variants }: PricedOption, known: KnownStyle | undefined): PriceRows {
  const optionPrices = new Map(
    known?.prices.filter(({ styleOptionId }) => styleOptionId === optionId).map((row) => [row.currency, row]),
  );
  const variantPrices = new Map(known?.variantPrices.map((row) => [`${row.variantId} ${row.currency}`, row]));
  const knownIds = new Set(
    known?.variants.filter(({ styleOptionId }) => styleOptionId === optionId).map(({ id }) => id),
  );
  const currencies = new Set([
    ...variants.flatMap(({ wanted = [] }) => wanted.map(({ currency }) => currency)),
    ...optionPrices.keys(),
  ]);

  const rows: PriceRows = { prices: [], variantPrices: [] };
  for (const currency of currencies) {
    const before = optionPrices.get(currency);
    const each = variants.flatMap(({ id, wanted }) => {
      const own = variantPrices.get(`${id} ${currency}`);
      const price =
        wanted?.find((one) => one.currency === currency) ?? (knownIds.has(id) ? (own ?? before) : undefined);
      return price ? [{ id, own, price }] : [];
    });
    if (each.length === 0) continue;
    const { price: lowest } = each.reduce((best, next) => (isLower(next.price, best.price) ? next : best));
    rows.prices.push({ ...kept(lowest, before), styleOptionId: optionId, currency });
    for (const { id, own, price } of each) {
      if (isSame(price, lowest)) continue;
      // What costs something else from now on was priced by its option before.
      const old = own ?? (before && isSame(before, price) ? before : undefined);
      rows.variantPrices.push({ ...kept(price, old), variantId: id, currency });
    }
  }
  return rows;
}

type Amounts = Pick<MarketPrice, 'sales' | 'list'>;

const isSame = (one: Amounts, other: Amounts) => one.sales === other.sales && one.list === other.list;

/** Of two equal prices the one with the smaller reduction: no reduction is named that not all of them have. */
const isLower = (one: Amounts, other: Amounts) =>
  one.sales < other.sales || (one.sales === other.sales && one.list < other.list);

/** A price with what the file does not tell: the member price stays, the lowest of the last 30 days only with the same price. */
function kept(
  { sales, list }: Amounts,
  old: Pick<PriceRow | VariantPriceRow, 'sales' | 'list' | 'historic' | 'member'> | undefined,
) {
  return { sales, list, historic: old && isSame(old, { sales, list }) ? old.historic : null, member: old?.member };
}
