import { expect, it, onTestFinished } from 'vitest';
import { fakeApi, page } from './fake-api.ts';
import { testStorefront } from './test-storefront.ts';

it('answers requests in flight when it closes, and takes no new ones', async () => {
  const api = await fakeApi();
  onTestFinished(() => api.close());
  const shop = await testStorefront(api.url);
  let isAsked = () => {};
  const asked = new Promise<void>((done) => (isAsked = done));
  let answerPage = () => {};
  const answered = new Promise<void>((done) => (answerPage = done));
  api.answers.page = async () => {
    isAsked();
    await answered;
    return page({ alias: 'contentPage', title: 'In flight' });
  };
  const address = await shop.listen({ port: 0, host: '127.0.0.1' });
  const inFlight = fetch(`${address}/en-gb/about`);
  await asked;
  const closed = shop.close();
  const late = await fetch(`${address}/en-gb/other`).then(({ status }) => status, () => 'refused');
  answerPage();
  const answer = await inFlight;
  expect([answer.status, (await answer.text()).includes('In flight')]).toEqual([200, true]);
  expect([503, 'refused']).toContain(late);
  await closed;
});
