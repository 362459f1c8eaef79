import { pageNumber } from '@selvedge/market/request';

/** What a listing's address says (SHELL-037, CAT-136, CAT-137, CAT-146…148). */
export interface ListingParams {
  /** From 1. */
  page: number;
  /** Absent: the default order. */
  sorting?: string;
  q?: string;
  /** Chosen values by facet. */
  facets: Record<string, string[]>;
  /** Bounds of the price in major units. */
  lower?: number;
  upper?: number;
}

/** Of a search term, in letters: what the contract takes. */
export const longestTerm = 200;

/** As much as a search takes: so many values of a facet, so long texts. */
const most = { values: 100, value: 100, sorting: 60, term: longestTerm };

/** Reads a listing's query keys; whatever makes no sense is as if it were not there, and what is too much is cut off. */
export function listingParams(query: Readonly<Record<string, string>>, facetIds: readonly string[]): ListingParams {
  const facets: ListingParams['facets'] = {};
  for (const id of facetIds) {
    const values = [...new Set((query[id] ?? '').split(',', most.values).map(decodeValue).filter((value) => value && value.length <= most.value))];
    if (values.length > 0) facets[id] = values.sort();
  }
  const q = plain(query.q).slice(0, most.term).replace(/[\ud800-\udbff]$/, '').toWellFormed().trim();
  const sorting = plain(query.sorting);
  return {
    page: pageNumber(query.page),
    ...(sorting && sorting.length <= most.sorting ? { sorting } : {}),
    ...(q ? { q } : {}),
    facets,
    ...bound('lower', query.lowerBoundingValue),
    ...bound('upper', query.upperBoundingValue),
  };
}

/** The brand that a listing is narrowed to, when it is to one, in small letters. */
export function onlyBrand(query: Readonly<Record<string, string>>, facetIds: readonly string[]): string | undefined {
  const { brand = [] } = listingParams(query, facetIds).facets;
  return brand.length === 1 ? brand[0]!.toLowerCase() : undefined;
}

/** The query string of a listing, with its question mark; empty for the listing as it opens. */
export function listingSearch({ page, sorting, q, facets, lower, upper }: ListingParams): string {
  const query = new URLSearchParams();
  if (q) query.set('q', q);
  for (const [id, values] of Object.entries(facets).sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (values.length > 0) query.set(id, values.map(encodeValue).join(','));
  }
  if (lower !== undefined) query.set('lowerBoundingValue', String(lower));
  if (upper !== undefined) query.set('upperBoundingValue', String(upper));
  if (sorting) query.set('sorting', sorting);
  if (page > 1) query.set('page', String(page));
  const search = query.toString();
  return search ? `?${search}` : '';
}

/** The query of a listing's address with the page that its answer shows: the last one, when the address names one beyond it (CAT-154). */
export function listingQuery(query: Record<string, string>, result: { startingFrom: number } | undefined, size: number): Record<string, string> {
  const shown = result && Math.floor(result.startingFrom / size) + 1;
  return shown === undefined || shown === pageNumber(query.page) ? query : { ...query, page: String(shown) };
}

/** The same listing with something changed, from its first page (CAT-138). */
export const changed = (params: ListingParams, change: Partial<ListingParams>): ListingParams => ({ ...params, page: 1, ...change });

/** The listing with a facet value taken or given back. */
export function toggled(params: ListingParams, facet: string, value: string): ListingParams {
  const before = params.facets[facet] ?? [];
  const values = before.includes(value) ? before.filter((one) => one !== value) : [...before, value];
  return changed(params, { facets: { ...params.facets, [facet]: values } });
}

/** The listing without its filters, in the same order. */
export const unnarrowed = (params: ListingParams): ListingParams => changed(params, { facets: {}, lower: undefined, upper: undefined });

/** Number of the last page (CAT-152). */
export const lastPage = (total: number, size: number): number => Math.max(1, Math.ceil(total / size));

function bound(name: 'lower' | 'upper', text: string | undefined): Partial<ListingParams> {
  const amount = amountIn(text);
  return typeof amount === 'number' ? { [name]: amount } : {};
}

/** An amount as somebody types it; `undefined` when nothing is there, `null` when it is none. The decimal sign may be a comma, the numerals may be Arabic. */
export function amountIn(typed = ''): number | undefined | null {
  // The last four bits of an Arabic or Persian digit are its value.
  const text = typed.trim().replace(/[,\u066b]/, '.').replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
  const amount = Number(text);
  return text === '' ? undefined : Number.isFinite(amount) && amount >= 0 ? amount : null;
}

/** A comma separates values, so one inside a value is written as %2C. */
const encodeValue = (value: string) => value.replaceAll('%', '%25').replaceAll(',', '%2C');
const decodeValue = (text: string) => plain(text.replaceAll(/%2C/gi, ',').replaceAll('%25', '%'));

/** Half characters and U+0000 are no text. */
const plain = (text = '') => text.replaceAll('\0', '').toWellFormed().trim();
