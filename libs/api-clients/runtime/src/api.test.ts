import { describe, expect, it } from 'vitest';
import { createApi } from './api.ts';
import { ApiError, UNEXPECTED } from './api-error.ts';
import type { Operation } from './operation.ts';

const readShoe: Operation<'readShoe', { catalog: string; shoeId: string; eans?: string[] }, { name: string }> = {
  id: 'readShoe', method: 'GET', path: '/api/catalog/{catalog}/shoe/{shoeId}', query: ['eans'], required: [], errors: [400, 404],
};
const readStock: Operation<'readStock', { catalog: string; EanCodes: string[]; ShipFromStore: boolean }, unknown> = {
  id: 'readStock', method: 'GET', path: '/api/inventory/{catalog}/get-availability', query: ['ShipFromStore', 'EanCodes'], required: ['ShipFromStore', 'EanCodes'], errors: [],
};
const addShoe: Operation<'addShoe', { catalog: string; body: { name: string } }, undefined> = {
  id: 'addShoe', method: 'POST', path: '/api/catalog/{catalog}/shoe', query: [], required: [], errors: [204, 302],
};

/** An API whose network gives these answers, one after another. */
function answering(...answers: (Response | Error)[]) {
  const asked: { url: string; init: RequestInit }[] = [];
  const send = (async (url: string, init: RequestInit) => {
    asked.push({ url, init });
    const next = answers[Math.min(asked.length, answers.length) - 1]!;
    if (next instanceof Error) throw next;
    return next.clone();
  }) as typeof fetch;
  return { asked, api: createApi({ baseUrl: 'http://api', fetch: send, headers: { 'x-iso-context': 'false' } }) };
}
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status, headers: { 'x-trace': 'abc' } });
const failure = async (call: Promise<unknown>) => (await call.then(() => expect.fail('it succeeded'), (error: unknown) => error)) as ApiError;

describe('a call', () => {
  it('goes to its path with encoded ids, repeated query values and a JSON body (PLT-051, PLT-052, PLT-053)', async () => {
    const { api, asked } = answering(json(200, { name: 'Derby' }));
    await api.call(readShoe, { catalog: 'en-gb', shoeId: 'a/b ü', eans: ['1', '2'] });
    expect(asked[0]!.url).toBe('http://api/api/catalog/en-gb/shoe/a%2Fb%20%C3%BC?eans=1&eans=2');
    await api.call(addShoe, { catalog: 'en-gb', body: { name: 'Derby' } }).catch(() => undefined);
    expect(asked[1]!.init).toMatchObject({ method: 'POST', body: '{"name":"Derby"}', headers: { 'content-type': 'application/json', 'x-iso-context': 'false' } });
  });

  it('is refused without an argument that it needs (PLT-068, PLT-069, PLT-070, CAT-224, CAT-226)', async () => {
    const { api, asked } = answering(json(200, {}));
    await expect(api.call(readShoe, { catalog: undefined as never, shoeId: '1' })).rejects.toThrow('The parameter catalog must be defined.');
    await expect(api.call(readShoe, { catalog: 'en-gb', shoeId: null as never })).rejects.toThrow('The parameter shoeId must be defined.');
    await expect(api.call(readStock, { catalog: 'en-gb', ShipFromStore: true } as never)).rejects.toThrow('The parameter EanCodes must be defined.');
    await expect(api.call(readStock, { catalog: 'en-gb', ShipFromStore: null as never, EanCodes: [] })).rejects.toThrow('The parameter ShipFromStore cannot be null.');
    await expect(api.call(readShoe, { catalog: 'en-gb', shoeId: '1', eans: null as never })).rejects.toThrow('The parameter eans cannot be null.');
    expect(asked).toHaveLength(0);
  });
});

describe('an error', () => {
  it('carries message, status, raw response, headers and the parsed result (PLT-059, PLT-061, BSK-159, BSK-162)', async () => {
    const { api } = answering(json(400, { title: 'No' }));
    const error = await failure(api.call(readShoe, { catalog: 'en-gb', shoeId: '1' }));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ message: 'Bad Request', status: 400, response: '{"title":"No"}', result: { title: 'No' } });
    expect(error.headers['x-trace']).toBe('abc');
  });

  it('names a status of the contract and calls every other unexpected (PLT-060, PLT-064, BSK-160, BSK-165)', async () => {
    expect(await failure(answering(json(404, {})).api.call(readShoe, { catalog: 'en-gb', shoeId: '1' }))).toMatchObject({ message: 'Not Found', status: 404 });
    for (const status of [201, 206, 401, 418, 500]) {
      expect(await failure(answering(json(status, {})).api.call(readShoe, { catalog: 'en-gb', shoeId: '1' }))).toMatchObject({ message: UNEXPECTED, status, result: undefined });
    }
    expect(UNEXPECTED).toBe('An unexpected server error occurred.');
  });

  it('is 204 or 302 where the contract says so; elsewhere 204 is an empty success (PLT-065, PLT-066)', async () => {
    const empty = new Response(null, { status: 204 });
    expect(await failure(answering(empty).api.call(addShoe, { catalog: 'en-gb', body: { name: 'x' } }))).toMatchObject({ message: 'No Content', status: 204 });
    expect(await failure(answering(new Response('', { status: 302 })).api.call(addShoe, { catalog: 'en-gb', body: { name: 'x' } }))).toMatchObject({ message: 'Found', status: 302 });
    expect(await answering(empty).api.call(readShoe, { catalog: 'en-gb', shoeId: '1' })).toBeUndefined();
  });

  it('is what an answer becomes that is no JSON or does not fit its schema', async () => {
    expect(await failure(answering(new Response('<html>')).api.call(readShoe, { catalog: 'en-gb', shoeId: '1' }))).toMatchObject({ message: UNEXPECTED, status: 200 });
    const strict = createApi({ fetch: async () => json(200, { nom: 1 }), parse: () => { throw new Error('no name'); } });
    expect(await failure(strict.call(readShoe, { catalog: 'en-gb', shoeId: '1' }))).toMatchObject({ message: UNEXPECTED, cause: new Error('no name') });
  });
});

describe('a lost answer', () => {
  it('is asked for again, for reads only', async () => {
    const reading = answering(new TypeError('fetch failed'), json(503, {}), json(200, { name: 'Derby' }));
    expect(await reading.api.call(readShoe, { catalog: 'en-gb', shoeId: '1' })).toEqual({ name: 'Derby' });
    expect(reading.asked).toHaveLength(3);
    const writing = answering(new TypeError('fetch failed'), json(200, {}));
    expect(await failure(writing.api.call(addShoe, { catalog: 'en-gb', body: { name: 'x' } }))).toMatchObject({ status: 0, message: UNEXPECTED });
    expect(writing.asked).toHaveLength(1);
  });

  it('is given up at the deadline', async () => {
    const hanging: typeof fetch = (_url, init) => new Promise((_, reject) => init!.signal!.addEventListener('abort', () => reject(init!.signal!.reason as Error)));
    const api = createApi({ fetch: hanging });
    expect(await failure(api.call(readShoe, { catalog: 'en-gb', shoeId: '1' }, { deadline: 5 }))).toMatchObject({ status: 0 });
  });
});
