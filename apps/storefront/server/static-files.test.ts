import fastify from 'fastify';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { staticFiles } from './static-files.ts';

const server = fastify();
let client: string;

beforeAll(async () => {
  client = await mkdtemp(join(tmpdir(), 'client-'));
  await mkdir(join(client, 'assets'));
  await writeFile(join(client, 'assets', 'shop-a1B2c.css'), 'a{}');
  await writeFile(join(client, 'favicon.png'), 'a picture');
  await server.register(staticFiles(pathToFileURL(`${client}/`)));
});
afterAll(async () => {
  await server.close();
  await rm(client, { recursive: true });
});

it.each([
  ['a file with a hash in its name for good', '/assets/shop-a1B2c.css', 'public, max-age=31536000, immutable'],
  ['one without for an hour', '/favicon.png', 'public, max-age=3600'],
])('lets browsers keep %s', async (_kept, url, header) => {
  const answer = await server.inject(url);
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, header]);
});

it('leads who asks for the sign by its old name to it', async () => {
  const { statusCode, headers } = await server.inject('/favicon.ico');
  expect([statusCode, headers.location]).toEqual([301, '/favicon.png']);
});

it('knows no other file', async () => {
  expect((await server.inject('/assets/nothing.js')).statusCode).toBe(404);
});
