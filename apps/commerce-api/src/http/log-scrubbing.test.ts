import { describe, expect, it } from 'vitest';
import { loggedError, scrubbed } from './log-scrubbing.ts';

describe('an address in the log', () => {
  it.each([
    ['/api/f/en-gb/page?path=/women&page=2', '/api/f/en-gb/page?path=/women&page=2'],
    ['/api/f?accessToken=abc&x=1', '/api/f?accessToken=…&x=1'],
    ['/api/f?email=a%40b.example', '/api/f?email=…'],
    ['/api/f?q=a@b.example', '/api/f?q=…'],
    ['/api/f?a@b.example', '/api/f?=…'],
    ['/api/users/a%40b.example/x', '/api/users/…/x'],
    ['/api/f?promocode=SECRET', '/api/f?promocode=…'],
    ['/api/order/en-gb/basket/line?basketId=Zm9vYmFyYmF6', '/api/order/en-gb/basket/line?basketId=…'],
    ['/api/order/en-gb/order/receipt/Zm9vYmFyYmF6cXV1eGNvcmdlZ3JhdWx0', '/api/order/en-gb/order/receipt/…'],
    ['/api/order/en-gb/basket/basket/Zm9vYmFyYmF6cXV1eGNvcmdlZ3JhdWx0/return?redirectResult=abc', '/api/order/en-gb/basket/basket/…/return?redirectResult=…'],
    ['/api/order/en-gb/basket/line?basket%49d=Zm9vYmFyYmF6', '/api/order/en-gb/basket/line?basketId=…'],
    ['/api/order/en-gb/order/receipt/%5Am9vYmFyYmF6cXV1eGNvcmdlZ3JhdWx0', '/api/order/en-gb/order/receipt/…'],
    ['/api/order/en-gb/basket/remove-giftcard/6006', '/api/order/en-gb/basket/remove-giftcard/…'],
  ])('keeps no token, no e-mail address and no id that is a secret: %s', (url, kept) => expect(scrubbed(url)).toBe(kept));
});

it('cuts an address that is longer than any of the shop', () => {
  expect(scrubbed(`/${'a/'.repeat(5_000)}`)).toHaveLength(2_001);
});

describe('an error in the log', () => {
  it('keeps the query that failed, and why, but none of its values', () => {
    const error = new Error('Failed query: select 1 where mail = $1\nparams: ada@lovelace.example,two\nlines', { cause: new Error('connection lost') });
    const logged = loggedError(error);
    expect(JSON.stringify(logged)).not.toMatch(/lovelace|two|lines/);
    expect(logged).toMatchObject({ type: 'Error', message: 'Failed query: select 1 where mail = $1\nparams: …', stack: expect.stringContaining('log-scrubbing.test.ts'), cause: expect.stringContaining('connection lost') });
    const lookalike = new Error('Failed query: select $1\nparams: one\n    at secret', { cause: new Error('lost') });
    expect(JSON.stringify(loggedError(lookalike))).not.toMatch(/secret|one/);
    expect(loggedError('a word')).toMatchObject({ message: 'a word' });
  });
});
