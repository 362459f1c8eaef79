import type { FastifyInstance } from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { fakeApi, page } from './fake-api.ts';
import { createRenderQueue, OverloadError } from './render-queue.ts';
import { testStorefront } from './test-storefront.ts';

it('renders so many pages at once and refuses more than may wait', async () => {
  const renderInTurn = createRenderQueue({ concurrency: 2, maxWaiting: 1, maxWait: 60_000 });
  let finish = () => {};
  const finished = new Promise<void>((done) => (finish = done));
  const render = async () => finished;
  const taken = [renderInTurn(render), renderInTurn(render), renderInTurn(render)];
  await expect(renderInTurn(render)).rejects.toThrow(OverloadError);
  finish();
  await Promise.all(taken);
  await renderInTurn(render);
});

it('gives up a page whose turn does not come in time', async () => {
  const renderInTurn = createRenderQueue({ concurrency: 1, maxWaiting: 10, maxWait: 20 });
  let finish = () => {};
  const first = renderInTurn(() => new Promise<void>((done) => (finish = done)));
  await expect(renderInTurn(async () => {})).rejects.toThrow('A page waited 20 ms');
  finish();
  await first;
});

it('answers 503 with a way to try again while too many pages are asked for, and keeps cached pages', async () => {
  const api = await fakeApi();
  const shop: FastifyInstance = await testStorefront(api.url, { renderQueue: { concurrency: 1, maxWaiting: 1, maxWait: 60_000 } });
  onTestFinished(async () => {
    await Promise.all([shop.close(), api.close()]);
  });
  const open = (url: string) => shop.inject({ url, headers: { host: 'shop.example' } });
  api.answers.page = () => page({ alias: 'contentPage', title: 'Cached' });
  await open('/en-gb/cached');

  let answerPages = () => {};
  const answered = new Promise<void>((done) => (answerPages = done));
  api.answers.page = async () => {
    await answered;
    return page({ alias: 'contentPage', title: 'Later' });
  };
  const flood = [open('/en-gb/1'), open('/en-gb/2'), open('/en-gb/3')];
  const refused = await Promise.race(flood);
  expect([refused.statusCode, refused.headers['retry-after'], refused.headers['cache-control']]).toEqual([503, '5', 'no-store']);
  expect((await open('/en-gb/cached')).statusCode).toBe(200);
  answerPages();
  expect((await Promise.all(flood)).map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 503]);
});
