/** The facets this shop can count; searchConfigurations say which are offered. */
export const facetIds = ['brand', 'category', 'colour', 'size', 'length', 'fit', 'material'] as const;
export type FacetId = (typeof facetIds)[number];

/** The orders on offer; what an order leaves equal stays in the default one, which is the first (CAT-120…122). */
export const sortings = ['recommended', 'newest', 'price-asc', 'price-desc', 'discount'] as const;
export type Sorting = (typeof sortings)[number];

/** What an engine is told about a style option. */
export interface SearchableOption {
  id: string;
  /** Numbers that name it exactly: of the style, its own, and SKUs and EANs of its variants. */
  numbers: readonly string[];
  /** Its category and all above it, from the root down. */
  categories: readonly string[];
  /** Values of the facets that neither stock nor the tree of categories decides. */
  facets: Partial<Record<'brand' | 'colour' | 'fit' | 'material', string>>;
  /** Of each variant, in the order of the product; sizes and lengths are counted where one can buy them. */
  sizes: readonly { sizeId: string; lengthId: string | null }[];
  /** Of each variant: pieces. */
  stock: readonly number[];
  /** It can be ordered without stock: before it comes, or because it is about to come. */
  isAwaited: boolean;
  tags: readonly string[];
  /** By currency, minor units. Without a price it is not on sale in the markets of that currency. */
  prices: ReadonlyMap<string, OptionPrice>;
  /** Milliseconds since 1970. */
  publishedAt: number;
  /** How sought after it is; higher comes first in the default order, then what is newer. */
  popularity: number;
  /** By language; English stands in for a language that is missing. */
  texts: Readonly<Record<string, OptionTexts>>;
}

export interface SearchableCategory {
  id: string;
  /** From the root down. */
  ancestors: readonly string[];
  /** By language. */
  names: Readonly<Record<string, string>>;
}

/** What an engine is made from. */
export interface SearchableShop {
  options: readonly SearchableOption[];
  /** In the order of the tree. */
  categories?: readonly SearchableCategory[];
  synonyms?: Synonyms;
}

export interface OptionPrice {
  sales: number;
  list: number;
  historic?: number | null;
  member?: number | null;
}

/** Words that find an option, by how much they say about it. */
export interface OptionTexts {
  name: string;
  /** Colour, category, brand. */
  kind: readonly string[];
  /** Fit, material and the like. */
  facts: readonly string[];
}

/** By language: groups of words or short phrases that mean the same. */
export type Synonyms = Readonly<Record<string, readonly (readonly string[])[]>>;

/** Both ends belong to it; an absent end is open. Minor units. */
export interface PriceBounds {
  lower?: number;
  upper?: number;
}

export interface SearchQuestion {
  /** Only what has a price in it is found. */
  currency: string;
  language: string;
  /** As typed; without a word it finds everything. */
  text?: string;
  /** Finds what is in it and in all below it. */
  category?: string;
  /** At least one of them; and at least one of the others. None given, none asked for. */
  tags?: readonly string[];
  multiBrandTags?: readonly string[];
  /** Values of one facet are alternatives; facets and price range all hold (CAT-138). No value, no wish. */
  chosen?: ReadonlyMap<FacetId, ReadonlySet<string>>;
  /** Facets to count. */
  facets?: readonly FacetId[];
  /** What the shopper chose. */
  price?: PriceBounds;
  /** What the editor of the list chose. */
  initialPrice?: PriceBounds;
  /** Milliseconds since 1970. */
  publishedSince?: number;
  sorting?: Sorting;
  /** So many are found at most. */
  limit?: number;
  /** The page: this many from this one on. */
  from: number;
  size: number;
}

export interface SearchAnswer {
  /** The page, in order: with a text the best matches first, what is equally good in the default order. */
  ids: string[];
  total: number;
  /** What each value would show. What is chosen in a facet does not limit the facet's own numbers (CAT-118). */
  counts: Map<FacetId, Map<string, number>>;
  /** Minor units, not limited by the chosen price range (CAT-119). Absent when there is nothing. */
  prices?: { lowest: number; highest: number };
  /** Nothing has all words of the text: found is what has the most of them. */
  isNearest: boolean;
}

export interface SuggestQuestion {
  currency: string;
  language: string;
  text: string;
  /** At most so many of each. */
  products: number;
  categories: number;
  terms: number;
}

export interface Suggestions {
  ids: string[];
  total: number;
  /** Those whose names have all words, and how many options of this market are in them and below. */
  categories: { id: string; count: number }[];
  /** What was typed with its last word completed; each finds something in this market. */
  terms: string[];
}

/** Finds style options. A text that is a number of some of them finds these alone; a text without letters and digits finds nothing. Whatever is asked is answered; an engine throws only when it is out of order. */
export interface SearchEngine {
  search(question: SearchQuestion): Promise<SearchAnswer>;
  /** For a shopper who is still typing. For less than two letters nothing is looked for. */
  suggest(question: SuggestQuestion): Promise<Suggestions>;
  /** What is there of an option's variants, in their order. */
  restock(id: string, stock: readonly number[]): void;
}
