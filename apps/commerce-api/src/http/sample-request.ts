import type { ContractOperation } from './contract.ts';

export interface Schema {
  type?: string;
  enum?: unknown[];
  examples?: unknown[];
  pattern?: string;
  items?: Schema;
  maxItems?: number;
  maxLength?: number;
  maximum?: number;
  required?: string[];
  properties?: Record<string, Schema>;
  format?: string;
  minimum?: number;
  minLength?: number;
}

/** By name, what makes sense to the shop where the contract has no example. */
export type Sense = Record<string, () => unknown>;

export const namesMarket = (name: string): boolean => /^(market|catalog|catalogId)$/.test(name);

/** For tests: a request that an operation's contract accepts, asked from a market. A pattern needs an example beside it. */
export function sampleRequest({ path, method, parameters = [], requestBody }: ContractOperation & { path: string; method: string }, market: string, sense: Sense = {}) {
  const valueOf = (name: string, schema: Schema) => (namesMarket(name) ? market : sampleOf(schema, sense, name));
  const given = parameters.filter(({ in: where, required }) => where === 'path' || required).map(({ name, in: where, schema }) => ({ name, where, value: valueOf(name, schema as Schema) }));
  const query = new URLSearchParams(given.filter(({ where }) => where === 'query').flatMap(({ name, value }) => [value].flat().map((one): [string, string] => [name, String(one)])));
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  const body = content && sampleOf(content.schema as Schema, sense);
  return {
    method: method as 'GET',
    url: `${given.reduce((address, { name, value }) => address.replace(`{${name}}`, encodeURIComponent(String(value).toWellFormed())), path)}?${query}`,
    headers: { 'x-shop-call': '1', 'x-market': market, ...(type && { 'content-type': type }) } as Record<string, string>,
    ...(type && { payload: type === 'application/json' ? JSON.stringify(body) : formOf(body) }),
  };
}

/** A body as a form sends it, whatever it is. */
export const formOf = (body: unknown): string =>
  new URLSearchParams(Object.entries(Object(body ?? {}) as Record<string, unknown>).map(([name, value]): [string, string] => [name, typeof value === 'object' ? JSON.stringify(value) : String(value)])).toString();

export function sampleOf(schema: Schema, sense: Sense, name = ''): unknown {
  // A schema without a type, or with its examples taken away, was made strange on purpose.
  const isPlain = schema.type !== undefined && !(Object.hasOwn(schema, 'examples') && schema.examples === undefined);
  if (isPlain && Object.hasOwn(sense, name)) return sense[name]!();
  const [first] = schema.examples ?? schema.enum ?? [];
  if (first !== undefined) return first;
  if (schema.type === 'array') return [sampleOf(schema.items!, sense)];
  if (schema.type === 'object') return Object.fromEntries(Object.entries(schema.properties ?? {}).filter(([one]) => schema.required?.includes(one) || Object.hasOwn(sense, one)).map(([one, own]) => [one, sampleOf(own, sense, one)]));
  if (schema.type === 'boolean') return true;
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 1;
  if (schema.format === 'date') return '2026-01-31';
  if (schema.format === 'date-time') return '2026-01-31T12:00:00Z';
  return 'x'.repeat(schema.minLength ?? 1);
}
