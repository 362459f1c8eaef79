import type { ContractOperation } from './contract.ts';

interface Schema {
  type?: string;
  enum?: unknown[];
  examples?: unknown[];
  items?: Schema;
  required?: string[];
  properties?: Record<string, Schema>;
  format?: string;
  minimum?: number;
  minLength?: number;
}

/** For tests: a request that an operation's contract accepts, asked from a market. A pattern needs an example beside it. */
export function sampleRequest({ path, method, parameters = [], requestBody }: ContractOperation & { path: string; method: string }, market: string) {
  const valueOf = (name: string, schema: Schema) => (/^(market|catalog|catalogId)$/.test(name) ? market : sampleOf(schema));
  const given = parameters.filter(({ in: where, required }) => where === 'path' || required).map(({ name, in: where, schema }) => ({ name, where, value: valueOf(name, schema as Schema) }));
  const query = new URLSearchParams(given.filter(({ where }) => where === 'query').flatMap(({ name, value }) => [value].flat().map((one): [string, string] => [name, String(one)])));
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  const body = content && sampleOf(content.schema as Schema);
  return {
    method: method as 'GET',
    url: `${given.reduce((address, { name, value }) => address.replace(`{${name}}`, encodeURIComponent(String(value))), path)}?${query}`,
    headers: { 'x-shop-call': '1', 'x-market': market, ...(type && { 'content-type': type }) },
    ...(type && { payload: type === 'application/json' ? JSON.stringify(body) : new URLSearchParams(body as Record<string, string>).toString() }),
  };
}

function sampleOf(schema: Schema): unknown {
  const [first] = schema.examples ?? schema.enum ?? [];
  if (first !== undefined) return first;
  if (schema.type === 'array') return [sampleOf(schema.items!)];
  if (schema.type === 'object') return Object.fromEntries((schema.required ?? []).map((name) => [name, sampleOf(schema.properties![name]!)]));
  if (schema.type === 'boolean') return true;
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 1;
  if (schema.format === 'date') return '2026-01-31';
  if (schema.format === 'date-time') return '2026-01-31T12:00:00Z';
  return 'x'.repeat(schema.minLength ?? 1);
}
