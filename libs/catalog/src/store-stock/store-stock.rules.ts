import type { RetailAvailability } from '@selvedge/api-inventory';

export type StockLevel = 'in_stock' | 'few_left' | 'none';

/** From as many pieces on a store says that it has an article, below it that few are left: somebody may be holding one. */
const PLENTY = 3;

/** How much of an article a store has, by its number of pieces or else by the word that the service gives. */
export function levelOf({ quantity, level }: Pick<RetailAvailability, 'quantity' | 'level'>): StockLevel {
  if (quantity !== undefined) return quantity <= 0 ? 'none' : quantity < PLENTY ? 'few_left' : 'in_stock';
  const word = level?.toLowerCase() ?? '';
  if (/^(?:none|out|no|sold|empty)/.test(word)) return 'none';
  return /few|low|limited/.test(word) ? 'few_left' : 'in_stock';
}

const rank: Record<StockLevel, number> = { in_stock: 0, few_left: 1, none: 2 };

/** The stores that have it, those with most pieces to choose from first; otherwise in the order given. */
export const storesWith = (stores: readonly RetailAvailability[]): (RetailAvailability & { stockLevel: StockLevel })[] =>
  stores.map((one) => ({ ...one, stockLevel: levelOf(one) })).filter(({ stockLevel }) => stockLevel !== 'none').sort((a, b) => rank[a.stockLevel] - rank[b.stockLevel]);
