import { createApi, type Operation } from '@selvedge/api-runtime';
import { expect, it, vi } from 'vitest';
import { recordedApi } from './recording.ts';
import { answers, refuses, sampleApi } from './sample-api.ts';

const getThing: Operation<'getThing', { market: string; id: string[] }, { name: string }> = { id: 'getThing', method: 'GET', path: '/api/{market}/thing', query: ['id'], required: [], errors: [500] };
const addThing: Operation<'addThing', { market: string; body: { name: string } }, { name: string }> = { id: 'addThing', method: 'POST', path: '/api/{market}/thing', query: [], required: [], errors: [] };

it('answers an operation with what was called for, and the first answer counts', async () => {
  const api = createApi({ fetch: sampleApi([answers(getThing, ({ market, id }) => ({ name: `${market} ${id.join('+')}` })), refuses(getThing), answers(addThing, ({ body }) => body)]) });
  expect(await api.call(getThing, { market: 'en gb', id: ['a', 'b'] })).toEqual({ name: 'en gb a+b' });
  expect(await api.call(addThing, { market: 'x', body: { name: 'coat' } })).toEqual({ name: 'coat' });
});

it('refuses as told, and calls that nobody answers by name', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  const api = createApi({ fetch: sampleApi([refuses(getThing, 500, { message: 'closed' })]) });
  await expect(api.call(getThing, { market: 'x', id: [] })).rejects.toMatchObject({ status: 500, result: { message: 'closed' } });
  await expect(api.call(addThing, { market: 'x', body: { name: '' } })).rejects.toMatchObject({ status: 404 });
  expect(warned).toHaveBeenCalledWith('The samples have no answer to POST /api/x/thing.');
});

it('answers what was recorded by address and body, and asks on for the rest', async () => {
  const recorded = recordedApi({ places: {} as never, calls: [{ method: 'POST', url: '/api/x/thing', body: '{"name":"coat"}', status: 200, answer: { name: 'recorded' } }] }, sampleApi([answers(addThing, { name: 'other' })]));
  const api = createApi({ fetch: recorded });
  expect(await api.call(addThing, { market: 'x', body: { name: 'coat' } })).toEqual({ name: 'recorded' });
  expect(await api.call(addThing, { market: 'x', body: { name: 'hat' } })).toEqual({ name: 'other' });
});
