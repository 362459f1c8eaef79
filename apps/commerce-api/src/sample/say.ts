import type { Localised } from '../storage/schema.ts';

/** A text of the sample shop in the languages that it is complete in; every other language reads English. */
export const say = (en: string, de: string, ar: string): Localised => ({ en, de, ar });

/** Several sentences as one paragraph, language by language. */
export const paragraph = (...sentences: Localised[]): Localised => inEach((language) => sentences.map((sentence) => sentence[language]).join(' '));

/** Builds a text per language of the sample shop. */
export const inEach = (text: (language: SampleLanguage) => string): Localised =>
  Object.fromEntries(sampleLanguages.map((language) => [language, text(language)]));

export const sampleLanguages = ['en', 'de', 'ar'] as const;
export type SampleLanguage = (typeof sampleLanguages)[number];
