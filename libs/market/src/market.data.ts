/** A market as reference data: a country plus a language (MKT-004). */
export interface MarketData {
  /** language-country, lower case (MKT-005, SHELL-014). */
  id: string;
  language: string;
  /** In the language itself. */
  languageName: string;
  /** ISO 3166-1 alpha-2 in capitals. */
  country: string;
  countryName: string;
  /** ISO 4217. */
  currency: string;
  priority: number;
}

/** Used before a market is known (MKT-017). */
export const defaultMarketId = 'en-gb';

const rows: [id: string, languageName: string, countryName: string, currency: string, priority: number][] = [
  ['sq-al', 'Shqip', 'Albania', 'ALL', 0],
  ['ar-dz', 'العربية', 'Algeria', 'DZD', 0],
  ['ca-ad', 'Català', 'Andorra', 'EUR', 0],
  ['hy-am', 'Հայերեն', 'Armenia', 'AMD', 0],
  ['de-at', 'Deutsch', 'Austria', 'EUR', 0],
  ['nl-be', 'Nederlands', 'Belgium', 'EUR', 0],
  ['fr-be', 'Français', 'Belgium', 'EUR', 0],
  ['bs-ba', 'Bosanski', 'Bosnia and Herzegovina', 'BAM', 0],
  ['bg-bg', 'Български', 'Bulgaria', 'EUR', 0],
  ['en-ca', 'English', 'Canada', 'CAD', 0],
  ['fr-ca', 'Français', 'Canada', 'CAD', 0],
  ['hr-hr', 'Hrvatski', 'Croatia', 'EUR', 0],
  ['el-cy', 'Ελληνικά', 'Cyprus', 'EUR', 0],
  ['cs-cz', 'Čeština', 'Czechia', 'CZK', 0],
  ['da-dk', 'Dansk', 'Denmark', 'DKK', 60],
  ['ar-eg', 'العربية', 'Egypt', 'EGP', 0],
  ['et-ee', 'Eesti', 'Estonia', 'EUR', 0],
  ['fi-fi', 'Suomi', 'Finland', 'EUR', 0],
  ['fr-fr', 'Français', 'France', 'EUR', 70],
  ['de-de', 'Deutsch', 'Germany', 'EUR', 90],
  ['en-gb', 'English', 'United Kingdom', 'GBP', 100],
  ['el-gr', 'Ελληνικά', 'Greece', 'EUR', 0],
  ['hu-hu', 'Magyar', 'Hungary', 'HUF', 0],
  ['en-ie', 'English', 'Ireland', 'EUR', 0],
  ['it-it', 'Italiano', 'Italy', 'EUR', 0],
  ['ar-jo', 'العربية', 'Jordan', 'JOD', 0],
  ['ar-kw', 'العربية', 'Kuwait', 'KWD', 0],
  ['lv-lv', 'Latviešu', 'Latvia', 'EUR', 0],
  ['lt-lt', 'Lietuvių', 'Lithuania', 'EUR', 0],
  ['fr-lu', 'Français', 'Luxembourg', 'EUR', 0],
  ['de-lu', 'Deutsch', 'Luxembourg', 'EUR', 0],
  ['en-mt', 'English', 'Malta', 'EUR', 0],
  ['fr-mc', 'Français', 'Monaco', 'EUR', 0],
  ['fr-ma', 'Français', 'Morocco', 'MAD', 0],
  ['sr-me', 'Crnogorski', 'Montenegro', 'EUR', 0],
  ['nl-nl', 'Nederlands', 'Netherlands', 'EUR', 0],
  ['mk-mk', 'Македонски', 'North Macedonia', 'MKD', 0],
  ['nb-no', 'Norsk', 'Norway', 'NOK', 0],
  ['pl-pl', 'Polski', 'Poland', 'PLN', 0],
  ['pt-pt', 'Português', 'Portugal', 'EUR', 0],
  ['ar-qa', 'العربية', 'Qatar', 'QAR', 0],
  ['ro-ro', 'Română', 'Romania', 'RON', 0],
  ['ar-sa', 'العربية', 'Saudi Arabia', 'SAR', 0],
  ['sr-rs', 'Srpski', 'Serbia', 'RSD', 0],
  ['sk-sk', 'Slovenčina', 'Slovakia', 'EUR', 0],
  ['sl-si', 'Slovenščina', 'Slovenia', 'EUR', 0],
  ['es-es', 'Español', 'Spain', 'EUR', 0],
  ['sv-se', 'Svenska', 'Sweden', 'SEK', 0],
  ['de-ch', 'Deutsch', 'Switzerland', 'CHF', 0],
  ['fr-ch', 'Français', 'Switzerland', 'CHF', 0],
  ['it-ch', 'Italiano', 'Switzerland', 'CHF', 0],
  ['fr-tn', 'Français', 'Tunisia', 'TND', 0],
  ['tr-tr', 'Türkçe', 'Türkiye', 'TRY', 0],
  ['uk-ua', 'Українська', 'Ukraine', 'UAH', 0],
  ['ar-ae', 'العربية', 'United Arab Emirates', 'AED', 50],
  ['en-us', 'English', 'United States', 'USD', 80],
];

/** Every market of the shop: all supported countries (MKT-015), one market per shop language (MKT-018). */
export const markets: MarketData[] = rows.map(([id, languageName, countryName, currency, priority]) => {
  const [language, country] = id.split('-') as [string, string];
  return { id, language, languageName, country: country.toUpperCase(), countryName, currency, priority };
});
