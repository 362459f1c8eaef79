import { connect, createServer, type Server, type AddressInfo } from 'node:net';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { fakeApi, type FakeApi } from './fake-api.ts';
import { testStorefront } from './test-storefront.ts';

let api: FakeApi;
let shop: FastifyInstance;
let log: string[];

beforeEach(async () => {
  log = [];
  api = await fakeApi();
  api.answers.other = () => ({ status: 'ok' });
  shop = await testStorefront(api.url, {}, { write: (line) => void log.push(line) });
});
afterEach(async () => {
  await Promise.all([shop.close(), api.close()]);
});

const basketId = 'b'.repeat(32);
const call = (url: string, more: object = {}) => shop.inject({ url, headers: { host: 'shop.example' }, ...more });

/** Sends bytes as they are and reads until the server closes. */
function sendRaw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let answer = '';
    socket.on('data', (data) => (answer += String(data))).on('close', () => resolve(answer)).on('error', reject);
  });
}

const portOf = async (server: FastifyInstance) => Number(new URL(await server.listen({ port: 0, host: '127.0.0.1' })).port);

describe('a call that cannot be forwarded', () => {
  it.each([
    ['a broken escape in the query', `/api/order/en-gb/basket?x=%&basketId=${basketId}`, 400],
    ['a broken escape in the path', '/api/order/%zz/basket', 400],
    ['U+0000', '/api/order/en-gb/basket?x=%00', 400],
    ['bytes that are no UTF-8', '/api/order/en-gb/basket?x=%ff', 400],
    ['an address of 9,000 characters', `/api/order/en-gb/basket?x=${'x'.repeat(9_000)}`, 414],
  ])('is refused with 4xx in a problem document, and nothing of it is logged: %s', async (_what, url, status) => {
    const { statusCode, headers, body } = await call(url);
    expect([statusCode, headers['cache-control']]).toEqual([status, 'no-store']);
    expect(JSON.parse(body)).toMatchObject({ status, message: expect.any(String) as string });
    expect(api.asked).toEqual([]);
    expect(log.join('')).not.toContain(basketId);
  });

  it('is refused with 413 when its body is too long', async () => {
    const { statusCode, body } = await call('/api/order/en-gb/basket/line', { method: 'POST', headers: { host: 'shop.example', 'content-type': 'application/json' }, payload: JSON.stringify('x'.repeat(300_000)) });
    expect([statusCode, JSON.parse(body)]).toMatchObject([413, { status: 413 }]);
    expect(api.asked).toEqual([]);
  });

  it('is refused with 413 when a body without a length grows too long', async () => {
    const port = await portOf(shop);
    const answer = await sendRaw(port, `POST /api/x HTTP/1.1\r\nhost: shop.example\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n${`8000\r\n${'x'.repeat(0x8000)}\r\n`.repeat(9)}0\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
    expect(api.asked).toEqual([]);
  });

  it('is refused with 408 when its body stalls', async () => {
    const port = await portOf(shop);
    expect(shop.server.requestTimeout).toBe(30_000);
    // Node reports a stalled request like this, once its time is over.
    shop.server.on('connection', (socket) => socket.once('data', () => shop.server.emit('clientError', Object.assign(new Error(), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket)));
    expect(await sendRaw(port, 'POST /api/x HTTP/1.1\r\nhost: shop.example\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{')).toMatch(/^HTTP\/1.1 408 /);
    expect(api.asked).toEqual([]);
  });

  it.each([
    ['two hosts', 'GET /api/x HTTP/1.1\r\nhost: shop.example\r\nhost: store.example\r\n\r\n', 400],
    ['no host', 'GET /api/x HTTP/1.1\r\n\r\n', 400],
    ['two lengths', 'POST /api/x HTTP/1.1\r\nhost: shop.example\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab', 400],
    ['a length and chunks', 'POST /api/x HTTP/1.1\r\nhost: shop.example\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n', 400],
    ['headers of 20 kB', `GET /api/x HTTP/1.1\r\nhost: shop.example\r\nx-a: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    ['no HTTP', 'HELLO\r\n\r\n', 400],
  ])('is refused with 4xx when it has %s', async (_what, bytes, status) => {
    const port = await portOf(shop);
    expect(await sendRaw(port, bytes.replace('\r\n\r\n', '\r\nconnection: close\r\n\r\n'))).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(api.asked).toEqual([]);
  });
});

describe('an answer of the API', () => {
  it('is passed on with its status, type and body', async () => {
    api.answers.other = (_request, reply) => reply.code(409).send({ status: 409, title: 'Conflict', message: 'Sold out.' });
    const { statusCode, headers, body } = await call('/api/order/en-gb/basket/line', { method: 'POST', headers: { host: 'shop.example', 'content-type': 'application/json' }, payload: '{"sku":"1"}' });
    expect([statusCode, headers['content-type'], JSON.parse(body)]).toEqual([409, 'application/json; charset=utf-8', { status: 409, title: 'Conflict', message: 'Sold out.' }]);
    expect(api.asked.at(-1)!.body).toEqual({ sku: '1' });
  });

  it.each(['/en-gb/notify-me', 'https://shop.example/en-gb/notify-me'])('is passed on when it leads to the shop: %s', async (location) => {
    api.answers.other = (_request, reply) => reply.redirect(location, 302);
    const { statusCode, headers } = await call('/api/notifyme/en-gb/optout?token=t');
    expect([statusCode, headers.location]).toEqual([302, location]);
  });

  it.each(['https://evil.example/', '//evil.example/', '/\\evil.example', 'javascript:alert(1)'])('is not passed on when it leads elsewhere: %s', async (location) => {
    api.answers.other = (_request, reply) => reply.code(302).header('location', location).send();
    const { statusCode, headers } = await call('/api/notifyme/en-gb/optout?token=t');
    expect([statusCode, headers.location]).toEqual([502, undefined]);
  });

  it.each(['text/html', 'application/xhtml+xml', 'text/javascript', 'image/svg+xml', ''])('is not passed on when a browser might run it: %s', async (type) => {
    api.answers.other = (_request, reply) => (type ? reply.type(type) : reply).header('set-cookie', 'a=b').send(Buffer.from('<script>alert(1)</script>'));
    const { statusCode, headers, body } = await call('/api/x');
    expect([statusCode, headers['set-cookie'], JSON.parse(body)]).toMatchObject([502, undefined, { status: 502 }]);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  it.each([
    ['closes the connection', ''],
    ['breaks off in its headers', 'HTTP/1.1 200 OK\r\ncontent-ty'],
    ['is no HTTP', 'hello\r\n\r\n'],
    ['has a status that does not exist', 'HTTP/1.1 999 Odd\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}'],
  ])('is a 502 with a problem document when it %s', async (_what, bytes) => {
    const broken: Server = createServer((socket) => socket.on('error', () => {}).once('data', () => socket.end(bytes)));
    await new Promise<void>((done) => broken.listen(0, '127.0.0.1', done));
    onTestFinished(() => new Promise((done) => broken.close(() => done())));
    const behind = await testStorefront(`http://127.0.0.1:${(broken.address() as AddressInfo).port}`);
    onTestFinished(() => behind.close());
    const { statusCode, body } = await behind.inject({ url: `/api/order/en-gb/basket?basketId=${basketId}`, headers: { host: 'shop.example' } });
    expect([statusCode, JSON.parse(body)]).toMatchObject([502, { status: 502 }]);
  });
});

const texts = fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.constantFrom('%', '%zz', '%00', '\u0000', '../..', '\ud800', '{}', '[]', 'null', "' OR 1=1", '__proto__', 'x'.repeat(10_000), '\u202e'));
const paths = fc.constantFrom('order/en-gb/basket', 'order/en-gb/basket/line', 'order/en-gb/basket/note', 'order/en-gb/basket/create-payment', 'order/en-gb/receipt', 'f/en-gb/page', 'f/en-gb/shop', 'catalog/en-gb/search');
const requests = fc.record({ path: paths, key: texts, value: texts, raw: fc.boolean(), method: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'PATCH'), type: fc.constantFrom('application/json', 'text/plain', 'multipart/form-data', 'application/x-www-form-urlencoded', 'nonsense', ''), payload: texts });

it('answers every call without an error of its own (fuzz test)', async () => {
  const statuses: Record<number, number> = {};
  await fc.assert(
    fc.asyncProperty(requests, async ({ path, key, value, raw, method, type, payload }) => {
      const write = raw ? (text: string) => text.replace(/[^\x21-\x7e]|#/g, '') : (text: string) => encodeURIComponent(text.toWellFormed());
      const takesBody = ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method);
      const { statusCode } = await shop.inject({ method: method as 'GET', url: `/api/${path}?${write(key)}=${write(value)}`, headers: { host: 'shop.example', ...(takesBody && type ? { 'content-type': type } : {}) }, ...(takesBody ? { payload } : {}) });
      statuses[statusCode] = (statuses[statusCode] ?? 0) + 1;
      expect(statusCode).toBeLessThan(500);
    }),
    { numRuns: 500 },
  );
  expect(statuses[200], JSON.stringify(statuses)).toBeGreaterThan(50);
}, 60_000);
