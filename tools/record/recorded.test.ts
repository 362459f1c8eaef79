import { readFileSync } from 'node:fs';
import * as catalog from '@selvedge/api-catalog';
import * as catalogSchemas from '@selvedge/api-catalog/schemas';
import * as content from '@selvedge/api-content';
import * as contentSchemas from '@selvedge/api-content/schemas';
import type { Operation } from '@selvedge/api-runtime';
import { sampleMarkets, samplePlaces, type Recording } from '@selvedge/api-samples';
import { parse, type GenericSchema } from 'valibot';
import { describe, expect, it } from 'vitest';

const isOperation = (value: unknown): value is Operation => typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
const operations = [...Object.values(catalog), ...Object.values(content)].filter(isOperation);
const schemas = { ...catalogSchemas, ...contentSchemas } as unknown as Record<string, GenericSchema>;
const operationOf = ({ method, url }: { method: string; url: string }) =>
  operations.find((one) => one.method === method && new RegExp(`^${one.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(new URL(url, 'http://shop.example').pathname));

describe.each(sampleMarkets)('what was recorded in %s', (market) => {
  const { places, calls } = JSON.parse(readFileSync(new URL(`../../libs/api-clients/samples/recorded/${market}.json`, import.meta.url), 'utf8')) as Recording;

  it('shows every place', () => expect(Object.keys(places).sort()).toEqual([...samplePlaces].sort()));

  it.each(calls.filter(({ status }) => status === 200).map((call) => [`${call.method} ${call.url.slice(0, 80)} ${call.body ?? ''}`, call] as const))('%s is what the contract says today; if not: npm run record', (_, call) => {
    const operation = operationOf(call);
    expect(operation).toBeDefined();
    const schema = schemas[`v${operation!.id[0]!.toUpperCase()}${operation!.id.slice(1)}Response`];
    expect(parse(schema!, call.answer)).toEqual(call.answer);
  });
});
