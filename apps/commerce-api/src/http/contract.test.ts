import { describe, expect, it } from 'vitest';
import { contractPackages } from '../commerce-api.ts';
import { operationsOf, readContract, type ContractOperation } from './contract.ts';
import { isUnanswered } from './unanswered.ts';

interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  enum?: unknown[];
  const?: unknown;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
}

/** What a widget's alias says of its settings, and what is Adyen's, handed on as it came. */
const saidElsewhere = /\.(?:widgets|blocks)\[…]\.settings$|\.adyenSession\.paymentMethodsResponse$|\.adyenAction\.data$/;

/** Places of answers that succeed where nothing is said of what stands in them: `getRetailAvailability 200 […].store.openingHours[…]`. */
const silentAnswersOf = ({ operationId, responses }: ContractOperation): string[] =>
  Object.entries(responses)
    .filter(([status]) => /^2/.test(status) && status !== '204')
    .flatMap(([status, { content = {} }]) => {
      const schemas = Object.values(content).map(({ schema }) => schema as Schema);
      return (schemas.length > 0 ? schemas.flatMap((schema) => silentPlaces(schema)) : ['']).map((place) => `${operationId} ${status}${place && ` ${place}`}`);
    });

/** An object of which nothing is named says no more than none, and so do words about it. */
function silentPlaces({ type, properties = {}, additionalProperties, items, allOf = [], oneOf = [], anyOf = [], ...rest }: Schema, place = ''): string[] {
  const parts = [...allOf, ...oneOf, ...anyOf].map((part) => [part, place] as const);
  const within = Object.entries(properties).map(([name, part]): [Schema, string] => [part, `${place}.${name}`]);
  if (typeof additionalProperties === 'object') within.push([additionalProperties, `${place}.*`]);
  if (items) within.push([items, `${place}[…]`]);
  const types = [type ?? []].flat();
  const holdsOthers = types.length === 0 || types.includes('object') || types.includes('array');
  const isSilent = holdsOthers && parts.length + within.length === 0 && !('enum' in rest) && !('const' in rest);
  return [...(isSilent ? [place] : []), ...[...parts, ...within].flatMap(([part, where]) => silentPlaces(part, where))];
}

describe('a contract', () => {
  it.each(contractPackages)('%s stands alone once read: nothing in it refers elsewhere', async (name) => {
    const contract = await readContract(name);
    expect(operationsOf(contract).length).toBeGreaterThan(0);
    expect(JSON.stringify(contract)).not.toContain('$ref');
  });

  it.each(contractPackages)('%s describes every answer that the commerce API gives', async (name) => {
    const answered = operationsOf(await readContract(name)).filter(({ operationId }) => !isUnanswered(operationId));
    expect(answered.flatMap(silentAnswersOf).filter((place) => !saidElsewhere.test(place))).toEqual([]);
  });

  it('is told which answers it leaves silent', () => {
    const json = (schema: object) => ({ content: { 'application/json': { schema } } });
    expect(silentAnswersOf({ operationId: 'a', responses: { 200: {}, 201: json({}), 202: json({ type: 'object' }), 203: json({ description: 'An order.' }), 204: {}, 206: json({ type: 'object', properties: { id: { type: 'string' } } }), 207: json({ type: 'string' }), 208: json({ type: ['object', 'null'] }), 210: json({ type: 'array', items: { type: 'object', properties: { id: { type: 'string' }, rest: { type: 'object' } } } }), 400: {} } }))
      .toEqual(['a 200', 'a 201', 'a 202', 'a 203', 'a 208', 'a 210 […].rest']);
  });
});
