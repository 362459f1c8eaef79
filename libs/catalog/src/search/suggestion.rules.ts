/** How long a shopper has to pause until suggestions are asked for, in ms (SHELL-174, CAT-179). */
export const SUGGEST_DELAY = 500;
/** Suggested products (CAT-180). */
const VISIBLE_PRODUCTS = 3;

/** Screen classes by the pixels from which on they are, the widest first (SHELL-161…166). */
const screenClasses = [['wideScreen', 1280], ['laptop', 960], ['tablet', 768], ['mobileLandscape', 480], ['mobilePortrait', 0]] as const;

export type SuggestionAmounts = Partial<Record<(typeof screenClasses)[number][0], number>>;

/** How many products are suggested on a screen: what the shop is configured to show, three where that is nothing (CAT-180, CAT-182, CAT-183). */
export function suggestedProducts(amounts: SuggestionAmounts = {}, isAsWideAs = (pixels: number) => matchMedia(`(min-width:${pixels}px)`).matches): number {
  const [screenClass] = screenClasses.find(([, from]) => isAsWideAs(from)) ?? screenClasses.at(-1)!;
  return amounts[screenClass] || VISIBLE_PRODUCTS;
}

/** Whether a term is worth suggestions: an empty one asks for nothing (CAT-178), and one letter says too little. */
export const isWorthAsking = (term: string): boolean => [...term.trim()].length > 1;

/** A term as it can be shown among other words: it runs in its own direction, and turns nothing round it. */
export const asWritten = (term: string): string => `\u2068${term.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')}\u2069`;
