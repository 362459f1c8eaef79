import { brands, tokenIn, tokens as house, type Brand, type Token } from '@selvedge/ui/tokens';
import { useSyncExternalStore } from 'react';

export interface ShownToken {
  name: Token;
  /** As the brand has it, tokens that it names in their place. */
  value: string;
}

/** The design tokens whose names begin so, in the order of their source, in the brand of the page. */
export const useTokens = (prefix: string): ShownToken[] => tokens(prefix, useSyncExternalStore(onBrandChange, pageBrand));

export const tokens = (prefix: string, brand = pageBrand()): ShownToken[] =>
  (Object.keys(house) as Token[]).filter((name) => name.startsWith(prefix)).map((name) => ({ name, value: tokenIn(brand, name) }));

function pageBrand(): Brand {
  const { brand = '' } = document.documentElement.dataset;
  return brand in brands ? (brand as Brand) : 'selvedge';
}

function onBrandChange(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-brand'] });
  return () => observer.disconnect();
}
