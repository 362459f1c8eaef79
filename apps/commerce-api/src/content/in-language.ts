import type { Localised, LocalisedList } from '../storage/schema.ts';

const FALLBACK = 'en';

/** A text in a language; English stands in for a missing one, any other language for missing English. */
export const textIn = (texts: Localised | undefined | null, language: string): string => texts?.[language] ?? texts?.[FALLBACK] ?? Object.values(texts ?? {})[0] ?? '';

/** The same for a list of texts. */
export const listIn = (lists: LocalisedList | undefined | null, language: string): string[] => lists?.[language] ?? lists?.[FALLBACK] ?? Object.values(lists ?? {})[0] ?? [];

/** A document of the editors in one language: every `{ "$text": { en, de, … } }` in it becomes a text. */
export function inLanguage<Document>(document: Document, language: string): Document {
  const flat = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(flat);
    if (typeof value !== 'object' || value === null) return value;
    if ('$text' in value) return textIn(value.$text as Localised, language);
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, flat(inner)]));
  };
  return flat(document) as Document;
}
