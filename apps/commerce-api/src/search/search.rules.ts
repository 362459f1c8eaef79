import type { Bounds } from '@selvedge/api-catalog';
import { minorDigits } from '../catalog/price.rules.ts';
import { sortings, type PriceBounds, type Sorting } from './search-engine.ts';
import { termsOf } from './words.rules.ts';

/** Where a page of results begins and how long it is (CAT-109, CAT-110, CAT-112, CAT-113). */
export const windowOf = ({ from = 0, size = 20 }: { from?: number; size?: number }) => ({ from: Math.max(0, from), size: size < 1 ? 3 : size });

/** Tags count only if the first says something (CAT-111). */
export const tagsAsked = (tags: string[] | undefined): string[] => (tags?.[0] ? tags.filter(Boolean) : []);

/** Gift cards are hidden on lists that show none. While a shopper is typing they are hidden in the United States, and everywhere until they can be bought (CAT-173, CAT-174, CAT-177). */
export const isHiddenCard = ({ digital = false, comingSoon = false }: { digital?: boolean; comingSoon?: boolean }, { giftCardsOnLists, isSuggestion, country }: { giftCardsOnLists: boolean; isSuggestion: boolean; country: string }): boolean =>
  digital && (!giftCardsOnLists || (isSuggestion && (comingSoon || country === 'US')));

/** What is shown of a page. Gift cards on it are hidden where lists have none; then the total is one less (CAT-173, CAT-175, CAT-176). */
export function shownOf<Product>(loaded: Product[], total: number, isHidden: (product: Product) => boolean): { results: Product[]; total: number } {
  const results = loaded.filter((product) => !isHidden(product));
  return { results, total: Math.max(0, total - (results.length < loaded.length ? 1 : 0)) };
}

/** A price range in minor units. What lies between two of them belongs to none: a lower bound goes up, an upper one down. */
export function minorBounds({ lowerBoundingValue: lower, upperBoundingValue: upper }: Bounds = {}, currency: string): PriceBounds {
  // 19.99 × 100 is not quite 1999.
  const minor = (amount: number) => Number((amount * 10 ** minorDigits(currency)).toFixed(6));
  return { ...(lower === undefined ? {} : { lower: Math.ceil(minor(lower)) }), ...(upper === undefined ? {} : { upper: Math.floor(minor(upper)) }) };
}

/** The order that is asked for; an unknown one counts as the default (CAT-120…122). */
export const sortingOf = (asked: string | undefined): Sorting => sortings.find((id) => id === asked) ?? sortings[0];

/** The orders on offer, the one in use selected. */
export const sortingsFor = (asked: string | undefined) => sortings.map((id) => ({ id, selected: id === sortingOf(asked) }));

/** Where a search term leads instead of finding products (CAT-123). It counts when it is all that was typed, in any way of writing it. */
export function redirectOf(text: string, redirects: readonly { terms: readonly string[]; to: string }[]): string | undefined {
  const typed = termsOf(text);
  if (typed.length === 0) return undefined;
  const isTyped = (term: string) => {
    const words = termsOf(term);
    return words.length === typed.length && words.every((forms, place) => forms.some((form) => typed[place]!.includes(form)));
  };
  return redirects.find(({ terms }) => terms.some(isTyped))?.to;
}

/** Names of categories; those that several have say where each lies: `Jeans – Women`. */
export const toldApart = (categories: readonly { name: string; above?: string }[]): string[] =>
  categories.map(({ name, above }) => (above && categories.filter((one) => one.name === name).length > 1 ? `${name} – ${above}` : name));

const LETTER_SIZES = ['4XS', 'XXXXS', '3XS', 'XXXS', '2XS', 'XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '2XL', 'XXXL', '3XL', 'XXXXL', '4XL', '5XL', '6XL'];

/** Facet values as one looks for them: letter sizes from small to large, all else by number and alphabet. */
export function byName(language: string): (a: { name: string }, b: { name: string }) => number {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const rank = (name: string) => LETTER_SIZES.indexOf(name.toUpperCase());
  return (a, b) => {
    const [first, second] = [rank(a.name), rank(b.name)];
    if (first >= 0 || second >= 0) return first >= 0 && second >= 0 ? first - second : first >= 0 ? -1 : 1;
    return compare(a.name, b.name);
  };
}
