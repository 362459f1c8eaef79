import type { RecommendationRequest, Tags } from '@selvedge/api-recommendation';
import type { IndexedProduct } from '../search/indexed-product.ts';

/** What the editor wants (CMS-162…165). */
export type Wishes = Pick<RecommendationRequest, 'requiredTags' | 'excludedTags' | 'excludeMarkdown' | 'excludeNoMarkdown'>;

/** Whether it has one of the tags, or all of them. No tags are no wish: `undefined`. */
function hasTags({ style }: IndexedProduct, { evaluationMode = 'any', tags }: Tags | undefined = { tags: [] }): boolean | undefined {
  const own = style.facts.tags ?? [];
  if (tags.length === 0) return undefined;
  return evaluationMode === 'all' ? tags.every((tag) => own.includes(tag)) : tags.some((tag) => own.includes(tag));
}

/** Whether a product may be recommended in a currency. It must be on sale there. */
export function isWanted(product: IndexedProduct, currency: string, { requiredTags, excludedTags, excludeMarkdown = false, excludeNoMarkdown = false }: Wishes): boolean {
  const { sales, list } = product.prices.get(currency)!;
  const isReduced = sales < list;
  return hasTags(product, requiredTags) !== false && hasTags(product, excludedTags) !== true && !(isReduced ? excludeMarkdown : excludeNoMarkdown);
}

/** Somebody can order it today, or will be able to. Gift cards are no idea of ours. */
export const isOfUse = ({ option: { flags }, hasPieces }: IndexedProduct): boolean =>
  !flags.digital && (flags.preorder === true || flags.comingSoon === true || hasPieces);

/** Points for what a shopper sees first: kind and cut, then cloth, colour and price. */
const worth = { category: 4, subGroup: 3, fit: 3, material: 2, colour: 2, brand: 1, price: 3 };

/** How much alike two products are; higher is nearer. */
export function likeness(one: IndexedProduct, other: IndexedProduct, currency: string): number {
  const [{ style: a, option: c }, { style: b, option: d }] = [one, other];
  const same = (left: string | undefined, right: string | undefined, points: number) => (left !== undefined && left === right ? points : 0);
  const [price, otherPrice] = [one, other].map(({ prices }) => prices.get(currency)?.sales ?? 0) as [number, number];
  const nearness = Math.min(price, otherPrice) / Math.max(price, otherPrice, 1);
  return (
    same(one.category.id, other.category.id, worth.category) + same(a.facts.subGroup, b.facts.subGroup, worth.subGroup) + same(a.facts.fit, b.facts.fit, worth.fit) +
    same(a.facts.material, b.facts.material, worth.material) + same(c.colour.base, d.colour.base, worth.colour) + same(a.brand, b.brand, worth.brand) + nearness * worth.price
  );
}

/** Of each style one, no two of the same colour beside each other while there is a choice: four times the same jeans are no idea. */
export function varied(ordered: readonly IndexedProduct[]): IndexedProduct[] {
  const result: IndexedProduct[] = [];
  let left = ordered;
  while (left.length > 0) {
    const before = result.at(-1)?.option.colour.id;
    const next = left.find(({ option }) => option.colour.id !== before) ?? left[0]!;
    result.push(next);
    left = left.filter(({ style }) => style !== next.style);
  }
  return result;
}
