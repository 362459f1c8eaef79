import { isRightToLeft } from './shop-view.ts';

export type TextParameters = Record<string, string | number>;
export type Translate = (key: string, parameters?: TextParameters) => string;

const known = new Map<string, Intl.PluralRules>();

function pluralRules(language: string): Intl.PluralRules {
  const rules = known.get(language) ?? new Intl.PluralRules(language);
  known.set(language, rules);
  return rules;
}

/** Runs as it would alone, whatever stands around it: a date must not be turned round by Arabic words. */
const isolated = (value: string | number) => (typeof value === 'number' ? String(value) : `\u2068${value}\u2069`);

/**
 * Texts of a market. A key with a number `count` prefers the plural form `key_one`, `key_two`, `key_few` … of the language.
 * An unknown key gives itself in lower case (MKT-084); placeholders stand in braces (MKT-085).
 */
export function createTranslate(texts: Record<string, string>, language: string): Translate {
  const put = isRightToLeft(language) ? isolated : String;
  return (key, parameters = {}) => {
    const form = typeof parameters.count === 'number' ? texts[`${key}_${pluralRules(language).select(parameters.count)}`] : undefined;
    const text = form ?? texts[key];
    if (text === undefined) return key.toLowerCase();
    return !text.includes('{') ? text : text.replace(/\{(\w+)\}/g, (placeholder, name: string) => (parameters[name] === undefined ? placeholder : put(parameters[name])));
  };
}
