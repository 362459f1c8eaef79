import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { contractPackages } from '../commerce-api.ts';
import { english } from '../order/server-texts.ts';
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

  it.each([
    ['what its contract refuses', { method: 'POST', url: '/api/wishlist/createwishlist', payload: {} }, 400],
    ['a market that does not exist', { method: 'GET', url: '/api/stores/zz-zz' }, 404],
    ['a read that changes something, from another site', { method: 'GET', url: '/api/order/en-gb/retrigger-payment-notification/1' }, 403],
    ['a form where the contract wants JSON', { method: 'POST', url: '/api/auth/signin', headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: 'formFields=1' }, 415],
    ['a form where the contract wants nothing', { method: 'POST', url: '/api/wishlist/en-gb/wishlist/add?sku=1&wishlistId=1', headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: 'x=1' }, 415],
    ['JSON where the contract wants a form', { method: 'POST', url: '/api/auth/callback/apple', payload: {} }, 415],
  ] as const)('is refused like any other call: %s', async (_what, call, status) => {
    const answer = await shop.api.inject(call);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ status });
  });

  it('is told in English where nothing names a market', async () => {
    expect((await shop.api.inject('/api/careers/jobs')).json()).toMatchObject({ status: 501, message: english['server.unanswered'] });
  });
});
