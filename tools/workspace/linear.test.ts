import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

/** Functions that read what shoppers, editors or attackers wrote, by file. */
const readers: Record<string, (functions: Record<string, (text: string) => unknown>) => ((text: string) => unknown)[]> = {
  'apps/commerce-api/src/http/log-scrubbing.ts': ({ scrubbed, loggedError }) => [scrubbed!, (text) => loggedError!(Object.assign(new Error(text), { cause: new Error(text) }) as never)],
  'apps/commerce-api/src/search/words.rules.ts': (all) => Object.values(all).filter((read) => read.name !== 'isWorthSuggesting'),
  'apps/commerce-api/src/content/page.rules.ts': ({ cleanPath, redirect }) => [cleanPath!, (text) => (redirect as unknown as (status: number, to: string) => unknown)(302, text)],
  'apps/sandbox/src/adyen/card-field.rules.ts': ({ digitsOf }) => [digitsOf!],
  'libs/address/src/phone.rules.ts': (all) => Object.values(all).map((read) => (text) => (read as (...args: string[]) => unknown)(text, 'GB')),
  'libs/address/src/postal-code.rules.ts': (all) => Object.values(all).map((read) => (text) => (read as (...args: string[]) => unknown)(text, 'GB')),
  'libs/address/src/street.rules.ts': ({ splitStreet, joinStreet }) => [splitStreet!, (text) => (joinStreet as unknown as (street: object, country: string) => unknown)({ line1: text, houseNumber: '1' }, 'GB')],
  'libs/catalog/src/search/search-history.rules.ts': (all) => Object.values(all).map((read) => (text) => (read as (...args: unknown[]) => unknown)([], text)),
  'libs/catalog/src/search/suggestion.rules.ts': ({ asWritten }) => [asWritten!],
  'libs/catalog/src/listing.params.ts': ({ amountIn, listingParams }) => [amountIn!, (text) => (listingParams as unknown as (query: object, facets: string[]) => unknown)({ q: text, colour: text }, ['colour'])],
  'libs/checkout/src/checkout.steps.ts': ({ stepOfPath }) => [stepOfPath!],
  'libs/cms-widgets/src/markdown/markdown.rules.ts': ({ readMarkdown, limitWords }) => [readMarkdown!, (text) => (limitWords as unknown as (text: string, limit: number) => unknown)(text, 3)],
  'libs/market/src/shop-request.ts': ({ splitMarket }) => [splitMarket!],
  'libs/market/src/email.rules.ts': ({ isEmail }) => [isEmail!],
};

/** What patterns stumble over when it comes in large numbers. */
const pieces = ['a', '1', ' ', ',', '-', '.', '/', '@', '*', '[', ']', '(', ')', '](', '](a', '|', '#', '# a\n', '\n', '\t', '%', '%40', '0', '=', '?', '&', '{', '_', "'", '"', '<', '- ', '1-', ' 1 -', 'a@', '\nparams: ', '\n    at '];
const ends = ['', 'x', '!', ')', '\n'];
type Sample = [start: string, parts: string[], end: string];
const samples = fc.tuple(fc.constantFrom('', '[', '*', 'a', '/', 'params: '), fc.array(fc.constantFrom(...pieces), { minLength: 2, maxLength: 3 }), fc.constantFrom(...ends)) as fc.Arbitrary<Sample>;

/** Shorter times, in ms, are noise. */
const LEAST = 4;
const median = (times: number[]) => times.sort((a, b) => a - b)[times.length >> 1]!;

function timeOf(read: (text: string) => unknown, text: string, turns = 5): number {
  return median(Array.from({ length: turns }, () => {
    const start = performance.now();
    try {
      read(text);
    } catch {
      // A refusal takes its time as well.
    }
    return performance.now() - start;
  }));
}

/** Linear work takes 4 times as long for 4 times the text, quadratic work 16 times. */
function expectLinear(read: (text: string) => unknown, [start, parts, end]: Sample, size = 8_000): void {
  const ofSize = (size: number) => start + parts.join('').repeat(Math.ceil(size / parts.join('').length)) + end;
  if (timeOf(read, ofSize(4 * size), 1) < LEAST) return;
  const ratios: number[] = [];
  for (let turn = 0; turn < 3; turn++) {
    const [few, many] = [timeOf(read, ofSize(size)), timeOf(read, ofSize(4 * size))];
    if (many < LEAST || many / few < 9) return;
    ratios.push(many / few);
  }
  expect.fail(`4 times the text took ${ratios.map((ratio) => ratio.toFixed(1)).join(', ')} times as long for ${JSON.stringify([start, parts, end])}.`);
}

describe('reading what others wrote', () => {
  it.each(Object.entries(readers))('takes time in proportion to its length: %s', async (file, pick) => {
    const functions = (await import(fileURLToPath(new URL(`../../${file}`, import.meta.url)))) as Record<string, (text: string) => unknown>;
    const read = pick(Object.fromEntries(Object.entries(functions).filter(([, one]) => typeof one === 'function')));
    expect(read.length).toBeGreaterThan(0);
    for (const one of read) for (const piece of pieces) for (const end of ends) expectLinear(one, ['', [piece], end]);
    fc.assert(fc.property(fc.constantFrom(...read), samples, (one, sample) => expectLinear(one, sample)), { numRuns: 150, endOnFailure: true });
  });

  it('tells a quadratic pattern', () => {
    expect(() => expectLinear((text) => text.replace(/[^/]*(@|%40)[^/]*/gi, '…'), ['', ['a'], ''], 3_000)).toThrow(/times as long/);
  });
});
