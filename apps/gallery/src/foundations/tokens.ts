import { useMemo, useSyncExternalStore } from 'react';

export interface Token {
  name: string;
  /** As the page's brand has it. */
  value: string;
}

/** The design tokens whose names begin so, in the order of the style sheet, in the brand of the page. */
export function useTokens(prefix: string): Token[] {
  const brand = useSyncExternalStore(onBrandChange, () => document.documentElement.dataset.brand);
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the values change with the brand
  return useMemo(() => tokens(prefix), [prefix, brand]);
}

export function tokens(prefix: string): Token[] {
  const style = getComputedStyle(document.documentElement);
  const names = [...document.styleSheets].flatMap((sheet) => namesIn(sheet.cssRules));
  return [...new Set(names)].filter((name) => name.startsWith(prefix)).map((name) => ({ name, value: style.getPropertyValue(name).trim() }));
}

/** The tokens that every brand has, wherever the layers and imports have put them. */
const namesIn = (rules: CSSRuleList): string[] =>
  [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return rule.selectorText === ':root' ? [...rule.style].filter((name) => name.startsWith('--')) : [];
    if (rule instanceof CSSImportRule) return rule.styleSheet ? namesIn(rule.styleSheet.cssRules) : [];
    return rule instanceof CSSLayerBlockRule ? namesIn(rule.cssRules) : [];
  });

function onBrandChange(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-brand'] });
  return () => observer.disconnect();
}

/** How far two colours are apart, 1 to 21, as WCAG counts it. */
export function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const context = new OffscreenCanvas(1, 1).getContext('2d')!;
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [red, green, blue] = [...context.getImageData(0, 0, 1, 1).data].map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4)) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
