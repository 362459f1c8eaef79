/** What a country is called in a language. */
export const countryName = (country: string, language: string): string => new Intl.DisplayNames([language, 'en'], { type: 'region' }).of(country) ?? country;
