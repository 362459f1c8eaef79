import { once } from 'node:events';
import { connect } from 'node:net';
import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { createHttpServer } from './server.ts';

let app: FastifyInstance;
afterEach(() => app?.close());

function serverThatFails(error: unknown) {
  const log = new PassThrough();
  app = createHttpServer({ logger: { level: 'info', stream: log } });
  app.get('/fails', async () => {
    throw error;
  });
  return { lines: () => (log.read()?.toString() ?? '').trim().split('\n').filter(Boolean).map((line: string) => JSON.parse(line)) };
}

describe('an error that nobody foresaw', () => {
  it('says no more than that it happened, and is logged once (PLT-060)', async () => {
    const { lines } = serverThatFails(new Error('password of the database'));
    const answer = await app.inject('/fails?email=ada@lovelace.example&page=2');
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({ status: 500, title: 'Internal Server Error', message: 'An unexpected server error occurred.' });
    const logged = lines();
    expect(logged.filter(({ level }: { level: number }) => level >= 50)).toEqual([expect.objectContaining({ err: expect.objectContaining({ message: 'password of the database' }) })]);
    expect(JSON.stringify(logged)).not.toContain('lovelace');
    expect(JSON.stringify(logged)).toContain('page=2');
  });

  it.each([undefined, null, 'text', { statusCode: 200 }])('may be any value: %s', async (thrown) => {
    serverThatFails(thrown);
    expect((await app.inject('/fails')).statusCode).toBe(500);
  });

  it.each([
    ['no connection', { code: 'ECONNREFUSED' }], ['a connection that broke', { code: 'ECONNRESET' }], ['a connection that PostgreSQL ended', { message: 'Connection terminated unexpectedly' }], ['no free connection in time', { message: 'timeout exceeded when trying to connect' }],
    ['connection failure', { code: '08006' }], ['too many connections', { code: '53300' }], ['a full disk', { code: '53100' }], ['no memory', { code: '53200' }], ['a read-only database', { code: '25006' }],
    ['shutdown', { code: '57P01' }], ['a start that is under way', { code: '57P03' }], ['a statement that took too long', { code: '57014' }], ['a lock that was not available', { code: '55P03' }], ['a deadlock', { code: '40P01' }], ['an I/O error', { code: '58030' }],
  ])('is a 503 with a time to try again when the database is at fault: %s', async (_what, { code, message = 'of the database' }: { code?: string; message?: string }) => {
    serverThatFails(new Error('Failed query', { cause: Object.assign(new Error(message), { code }) }));
    const answer = await app.inject('/fails');
    expect(answer.json()).toMatchObject({ status: 503, message: expect.stringContaining('try again') });
    expect(answer.headers['retry-after']).toBe('5');
  });

  it.each(['23505', '42P01', '22P02'])('stays a 500 when a statement of ours is wrong: %s', async (code) => {
    serverThatFails(new Error('Failed query', { cause: Object.assign(new Error('of the database'), { code }) }));
    expect((await app.inject('/fails')).statusCode).toBe(500);
  });
});

describe('what is hardly HTTP', () => {
  it.each([
    ['a header that never ends', `GET / HTTP/1.1\r\nHost: shop\r\nX-Long: ${'x'.repeat(100_000)}\r\n\r\n`],
    ['an address of 100 kB', `GET /?${'x'.repeat(100_000)} HTTP/1.1\r\nHost: shop\r\n\r\n`],
    ['no HTTP at all', 'hello\r\n\r\n'],
    ['two hosts', 'GET / HTTP/1.1\r\nHost: shop\r\nHost: elsewhere\r\nConnection: close\r\n\r\n'],
    ['two hosts in other letters', 'GET / HTTP/1.1\r\nHost: shop\r\nhOST: shop\r\nConnection: close\r\n\r\n'],
    ['a host that is none', 'GET / HTTP/1.1\r\nHost: shop/elsewhere\r\nConnection: close\r\n\r\n'],
    ['a host with a name', 'GET / HTTP/1.1\r\nHost: user@shop\r\nConnection: close\r\n\r\n'],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nxx'],
    ['a length and chunks', 'POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
    ['a length that is none', 'POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: -1\r\n\r\n'],
    ['an unknown transfer encoding', 'POST / HTTP/1.1\r\nHost: shop\r\nTransfer-Encoding: chunked, x\r\n\r\n'],
    ['a broken chunk', 'POST / HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n'],
    ['a space before a colon', 'GET / HTTP/1.1\r\nHost : shop\r\n\r\n'],
    ['a folded header', 'GET / HTTP/1.1\r\nHost: shop\r\nX-A: a\r\n b\r\n\r\n'],
    ['a NUL in a header', 'GET / HTTP/1.1\r\nHost: shop\r\nX-A: a\0b\r\n\r\n'],
    ['lines without carriage return', 'GET / HTTP/1.1\nHost: shop\n\n'],
    ['a malformed path', 'GET /%zz HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n'],
  ])('is answered with 400: %s', async (_name, bytes) => {
    app = createHttpServer();
    await app.listen({ host: '127.0.0.1', port: 0 });
    const socket = connect((app.server.address() as { port: number }).port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk)).on('error', () => {});
    socket.write(bytes);
    await once(socket, 'close');
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(JSON.parse(answer.split('\r\n\r\n')[1]!)).toMatchObject({ status: 400, title: 'Bad Request' });
  });
});

it.each(['[', '{"a":'])('brackets within brackets, as many as fit, are read to their end: %s', async (open) => {
  app = createHttpServer();
  app.post('/', async () => 'read');
  const depth = Math.floor(99_000 / (open.length + 1));
  const payload = `${open.repeat(depth)}1${(open === '[' ? ']' : '}').repeat(depth)}`;
  expect((await app.inject({ method: 'POST', url: '/', headers: { 'content-type': 'application/json' }, payload })).body).toBe('read');
});
