import { describe, expect, it } from 'vitest';
import { contractPackages } from '../commerce-api.ts';
import { operationsOf, readContract, type ContractOperation } from './contract.ts';
import { isUnanswered } from './unanswered.ts';

/** Answers that succeed and say nothing of what stands in them. */
const silentAnswersOf = ({ operationId, responses }: ContractOperation): string[] =>
  Object.entries(responses)
    .filter(([status, { content = {} }]) => /^2/.test(status) && status !== '204' && !(Object.keys(content).length > 0 && Object.values(content).every(({ schema }) => saysSomething(schema))))
    .map(([status]) => `${operationId} ${status}`);

/** A schema of an object that names nothing in it says no more than none, and so do words about it. */
function saysSomething(schema: object): boolean {
  const { type, ...rest } = schema as Record<string, object | string | undefined>;
  const words = ['properties', 'additionalProperties', 'allOf', 'oneOf', 'anyOf', ...(type === undefined ? ['enum', 'const'] : [])];
  return (type !== undefined && type !== 'object') || words.some((word) => Object.keys(rest[word] ?? {}).length > 0);
}

describe('a contract', () => {
  it.each(contractPackages)('%s stands alone once read: nothing in it refers elsewhere', async (name) => {
    const contract = await readContract(name);
    expect(operationsOf(contract).length).toBeGreaterThan(0);
    expect(JSON.stringify(contract)).not.toContain('$ref');
  });

  it.each(contractPackages)('%s describes every answer that the commerce API gives', async (name) => {
    const answered = operationsOf(await readContract(name)).filter(({ operationId }) => !isUnanswered(operationId));
    expect(answered.flatMap(silentAnswersOf)).toEqual([]);
  });

  it('is told which answers it leaves silent', () => {
    const json = (schema: object) => ({ content: { 'application/json': { schema } } });
    expect(silentAnswersOf({ operationId: 'a', responses: { 200: {}, 201: json({}), 202: json({ type: 'object' }), 203: json({ description: 'An order.' }), 204: {}, 206: json({ type: 'object', properties: { id: {} } }), 207: json({ type: 'string' }), 400: {} } })).toEqual(['a 200', 'a 201', 'a 202', 'a 203']);
  });
});
