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

  it('is a 503 when the database is away', async () => {
    serverThatFails(new Error('Failed query', { cause: Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }) }));
    expect((await app.inject('/fails')).json()).toMatchObject({ status: 503, message: expect.stringContaining('try again') });
  });
});

describe('what is hardly HTTP', () => {
  it.each([
    ['a header that never ends', `GET / HTTP/1.1\r\nHost: shop\r\nX-Long: ${'x'.repeat(100_000)}\r\n\r\n`],
    ['an address of 100 kB', `GET /?${'x'.repeat(100_000)} HTTP/1.1\r\nHost: shop\r\n\r\n`],
    ['no HTTP at all', 'hello\r\n\r\n'],
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
