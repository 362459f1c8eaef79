import { useShop } from '@selvedge/market';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isWorthAsking, SUGGEST_DELAY, suggestedProducts } from './suggestion.rules.ts';
import { suggestions, type Suggested } from './suggestions.queries.ts';

export interface SuggestionState {
  /** What is shown: the last answer stays until the next one is there. */
  answer?: Suggested;
  /** The answer is not yet that of the term. */
  isPending: boolean;
  hasFailed: boolean;
  retry: () => void;
}

/** Suggestions for a term, asked for as soon as the shopper pauses; an answer that is overtaken is given up (CAT-178, CAT-179). */
export function useSuggestions(term: string): SuggestionState {
  const { market, searchConfigurations } = useShop();
  const [size] = useState(() => suggestedProducts(searchConfigurations.suggestionAmounts));
  const words = term.trim();
  const settled = useSettled(words);
  const { data, isError, isPlaceholderData, refetch } = useQuery({ ...suggestions(market.id, settled, size), enabled: isWorthAsking(settled), placeholderData: keepPreviousData });
  const isPending = settled !== words || isPlaceholderData || (!data && !isError);
  return { answer: data, isPending, hasFailed: isError && settled === words, retry: () => void refetch() };
}

/** A text once it has not changed for a while. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SUGGEST_DELAY);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
