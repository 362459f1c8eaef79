import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { contractPackages } from '../commerce-api.ts';
import { translation } from '../storage/schema.ts';
import { openTestShop, type TestShop } from '../test-shop.ts';
import { operationsOf, readContract } from './contract.ts';
import { sampleRequest } from './sample-request.ts';
import { isUnanswered, unanswered } from './unanswered.ts';

let shop: TestShop;
beforeAll(async () => void (shop = await openTestShop(inject('postgresUrl'))));
afterAll(() => shop?.close());

const operations = Object.fromEntries(
  await Promise.all(contractPackages.map(async (name) => [name.replace('@selvedge/api-', ''), operationsOf(await readContract(name))] as const)),
);
const waiting = Object.values(operations).flat().filter(({ operationId }) => isUnanswered(operationId));
const GERMAN = 'Das gibt es in diesem Shop noch nicht.';

describe('what the commerce API does not answer yet', () => {
  it.each(Object.entries(unanswered))('is named once, under the contract that has it: %s', (service, names) => {
    expect(operations[service]!.map(({ operationId }) => operationId)).toEqual(expect.arrayContaining([...names]));
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(waiting)('is told as a problem document in the language of the market: $method $path', async (operation) => {
    const { db } = shop.database;
    await db.insert(translation).values({ language: 'de', key: 'server.unanswered', text: GERMAN }).onConflictDoNothing();
    const answer = await shop.api.inject(sampleRequest(operation, 'de-de'));
    expect(answer.json()).toEqual({ status: 501, title: 'Not Implemented', message: GERMAN });
    expect(answer.statusCode).toBe(501);
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});
