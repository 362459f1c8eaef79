import { expect, test } from 'vitest';
import { Explained } from './explained.mjs';
import { createNarrator } from './narrator.mjs';
import { supervise } from './supervisor.mjs';

type Child = Parameters<typeof supervise>[0];

const dying = { untilItFails: () => Promise.reject(new Explained('The commerce API ended by itself (exit code 1). Its last words:\n\n  no room')) } as unknown as Child;
const silent = createNarrator({ write: () => true, on: () => {} } as unknown as NodeJS.WritableStream);

test('gives up a program that ends again and again, with its last words', async () => {
  let starts = 0;
  const start = async () => {
    starts++;
    return dying;
  };
  await expect(supervise(dying, start, { say: silent, signal: new AbortController().signal, pauses: [1, 1, 1] })).rejects.toThrow('no room');
  expect(starts).toBe(3);
});

test('starts nothing again while the shop closes', async () => {
  const closing = new AbortController();
  closing.abort();
  let starts = 0;
  const supervised = supervise(dying, async () => (starts++, dying), { say: silent, signal: closing.signal, pauses: [0] });
  expect(await Promise.race([supervised, new Promise((done) => setTimeout(done, 20, 'quiet'))])).toBe('quiet');
  expect(starts).toBe(0);
});
