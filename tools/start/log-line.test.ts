import { expect, test } from 'vitest';
import { newsFilter, readable } from './log-line.mjs';

test('shows warnings and errors of the log as one sentence', () => {
  const entry = { level: 50, msg: 'The shop cannot reach its data.', req: { method: 'GET', url: '/en-gb' }, err: { message: 'Failed query', cause: 'Error: connect ECONNREFUSED\n    at pool' } };
  expect(readable(JSON.stringify(entry))).toBe('The shop cannot reach its data. [GET /en-gb] (Error: connect ECONNREFUSED)');
});

test('keeps the everyday lines of the log off the screen', () => expect(readable('{"level":30,"msg":"request completed"}')).toBeUndefined());

test('keeps the stack of an error in the log file only', () => {
  expect(readable('    at finalizeResolution (node:internal/modules/esm/resolve:272:11)')).toBeUndefined();
  expect(readable('    at async file:///shop/main.ts:7:1 {')).toBeUndefined();
});

test.each(['a plain line', '  at the door', '{"answer":42}', '{ broken'])('shows %s as it is', (line) => expect(readable(line)).toBe(line));

test('says the same thing once a minute', () => {
  let now = 0;
  const isNews = newsFilter(() => now);
  expect([isNews('down'), isNews('down'), isNews('slow')]).toEqual([true, false, true]);
  now = 60_000;
  expect(isNews('down')).toBe(true);
});
