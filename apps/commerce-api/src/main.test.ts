import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { page } from './storage/schema.ts';
import { testDatabase } from './storage/test-database.ts';
import { freePort } from './storage/test-server.ts';
import type { OpenDatabase } from './storage/database.ts';

// A program may take its time to start where everything else runs beside it.
vi.setConfig({ testTimeout: 60_000 });

let database: OpenDatabase;
let running: ChildProcess | undefined;
beforeEach(async () => void (database = await testDatabase(inject('postgresUrl'))));
afterEach(async () => {
  if (running && running.exitCode === null && running.signalCode === null) {
    running.kill('SIGKILL');
    await once(running, 'exit');
  }
  await database.close();
});

/** What production does not start without. */
const whole = {
  PUBLIC_URL: 'https://shop.example', SHOP_ORIGINS: 'https://shop.example', SHOP_SECRET: randomBytes(32).toString('base64'),
  ADYEN_API_KEY: 'AQE-real', ADYEN_MERCHANT_ACCOUNT: 'Selvedge', ADYEN_CLIENT_KEY: 'live_client', ADYEN_HMAC_KEY: 'ab'.repeat(32), ADYEN_ENVIRONMENT: 'live', ADYEN_LIVE_PREFIX: 'prefix-Selvedge',
};

function start(env: Record<string, string>) {
  const child = spawn(process.execPath, [fileURLToPath(new URL('main.ts', import.meta.url))], { env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, SHOP_ENV: 'production', ...whole, DATABASE_URL: database.url, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  running = child;
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk) => (said.out += chunk));
  child.stderr.on('data', (chunk) => (said.err += chunk));
  /** Where it answers. */
  const open = async () => {
    await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
    const [, url] = said.out.match(/^commerce-api listening on (http:\/\/127\.0\.0\.1:\d+)\n$/) ?? [];
    expect(url, said.out + said.err).toBeDefined();
    return url!;
  };
  return { child, said, open };
}

describe('the commerce API as a program', () => {
  it('says in one line where it answers, answers there, and ends in good order when asked to', async () => {
    const { child, said, open } = start({ API_PORT: '0' });
    const health = await fetch(`${await open()}/health`);
    expect([health.status, await health.json()]).toEqual([200, { status: 'ok' }]);

    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(said.out.split('\n')).toHaveLength(2);
    await expect.poll(async () => (await database.db.execute(`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'commerce-api catalogue'`)).rowCount).toBe(0);
  });

  it('begins with the texts of the interface and nothing else of the sample shop in production, brings those that are missing later, and leaves those of editors alone', async () => {
    const words = () => database.db.execute<{ text: string }>(`SELECT text FROM translation WHERE language = 'en' AND key IN ('shell.menu', 'basket.title') ORDER BY key`).then(({ rows }) => rows.map(({ text }) => text));
    const openOnce = async () => {
      const { child, open } = start({ API_PORT: '0' });
      await open();
      child.kill('SIGTERM');
      await once(child, 'exit');
    };
    await openOnce();
    expect(await words()).toEqual(['Basket', 'Menu']);
    for (const table of ['style', 'page', 'shop_document']) expect((await database.db.execute(`SELECT 1 FROM ${table}`)).rowCount).toBe(0);
    await database.db.execute(`DELETE FROM translation WHERE key <> 'shell.menu'; UPDATE translation SET text = 'Everything'`);
    await openOnce();
    expect(await words()).toEqual(['Basket', 'Everything']);
  });

  it('says why the database does not take what it writes, without all that it writes', async () => {
    await database.db.execute('ALTER TABLE translation ADD CONSTRAINT brief CHECK (length(text) < 3)');
    const { child, said } = start({ API_PORT: '0' });
    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(said.err).toMatch(/^The database did not take “insert into "translation" .{20,80} …”: .*"brief"\n$/);
  });

  it('says how far it is with the pictures of the home pages, which it draws once it answers', async () => {
    const image = '/api/media/garments/gift-card.e9e1cf.paper/front.jpg';
    const document = { metadata: { title: {}, description: {} }, areas: { rows: [{ id: 'row', widgets: [{ id: 'w', alias: 'any', settings: { image } }] }] } };
    await database.db.insert(page).values({ id: 'home', path: '/', alias: 'homePage', document });
    const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const { child, said } = start({ API_PORT: '0', PICTURES_DIR: folder });
    await expect.poll(() => said.err, { timeout: 30_000 }).toContain('The pictures of the home pages are there.\n');
    expect(said.err).toMatch(/^Drawing 3 pictures of the home pages /);
    child.kill('SIGTERM');
    await once(child, 'exit');
  });

  it('brings its PostgreSQL back when that is killed', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'commerce-api-'));
    await chmod(folder, 0o755);
    const { child, open } = start({ DATABASE_URL: '', DATA_DIR: folder, API_PORT: '0', POSTGRES_PORT: String(await freePort()) });
    try {
      const url = await open();
      const health = () => fetch(`${url}/health`).then(({ status }) => status);
      expect(await health()).toBe(200);
      const [postmaster] = (await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8')).split('\n');
      process.kill(Number(postmaster), 'SIGKILL');
      await expect.poll(health, { timeout: 15_000 }).not.toBe(200);
      await expect.poll(health, { timeout: 15_000 }).toBe(200);
    } finally {
      if (child.kill('SIGTERM') && child.exitCode === null) await once(child, 'exit');
      await rm(folder, { recursive: true, force: true });
    }
  });

  it('names the port that another program has, and the setting', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const { child, said } = start({ API_PORT: String(port) });
    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(said.err).toBe(`Port ${port} is in use by another program, so the commerce API cannot answer there. End that program or set API_PORT to a free port.\n`);
    other.close();
  });

  it.each([
    [{ SHOP_ENV: 'staging' }, /SHOP_ENV is "staging"/],
    [{ SHOP_SECRET: 'weak', PUBLIC_URL: 'http://shop.example', SHOP_ORIGINS: '', ADYEN_API_KEY: '' }, /^(?=.*PUBLIC_URL)(?=.*SHOP_ORIGINS)(?=.*SHOP_SECRET)(?=.*ADYEN_API_KEY)/],
    [{ API_PORT: 'http' }, /API_PORT is "http"/],
    [{ PICTURES_MB: 'many' }, /PICTURES_MB is "many"/],
    [{ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/shop' }, /127\.0\.0\.1:1\/shop cannot be used/],
  ])('says what is wrong with a setting: %j', async (env, sentence) => {
    const { child, said } = start(env);
    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(said.err).toMatch(sentence);
    expect(said.err.trim().split('\n')).toHaveLength(1);
  });

  it('answers what it has begun when asked to end, takes nothing new, and keeps no connection open', async () => {
    const { child, open } = start({ API_PORT: '0' });
    const url = await open();
    await fetch(`${url}/health`);
    const holder = await database.db.$client.connect();
    await holder.query('BEGIN');
    await holder.query('LOCK TABLE market');
    const inFlight = fetch(`${url}/api/f/en-gb/page?path=/`);
    await expect.poll(async () => (await database.db.execute(`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`)).rowCount).toBeGreaterThan(0);
    child.kill('SIGTERM');
    await expect.poll(() => fetch(`${url}/health`).then(({ status }) => String(status), (error: { cause: { code: string } }) => error.cause.code)).toBe('ECONNREFUSED');
    expect(child.exitCode).toBeNull();
    await holder.query('COMMIT');
    holder.release();
    const answer = await inFlight;
    expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
    const answeredAt = Date.now();
    if (child.exitCode === null) expect(await once(child, 'exit')).toEqual([0, null]);
    expect(Date.now() - answeredAt).toBeLessThan(10_000);
  });

  it('ends when its parent is gone, if told to', async () => {
    const port = await freePort();
    const script = `const child = require('node:child_process').spawn(process.execPath, [${JSON.stringify(fileURLToPath(new URL('main.ts', import.meta.url)))}], { env: { ...process.env }, stdio: ['ignore', 'pipe', 'inherit'] }); child.stdout.on('data', () => console.log(child.pid)); setInterval(() => {}, 1e6);`;
    const parent = spawn(process.execPath, ['-e', script], { env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, SHOP_ENV: 'production', ...whole, DATABASE_URL: database.url, API_PORT: String(port), EXIT_WITH_PARENT: '1' }, stdio: ['ignore', 'pipe', 'inherit'] });
    const [pid] = (await once(parent.stdout, 'data')) as [Buffer];
    parent.kill('SIGKILL');
    try {
      await expect.poll(() => fetch(`http://127.0.0.1:${port}/health`).then(() => 'answers', () => 'gone'), { timeout: 10_000 }).toBe('gone');
    } catch (error) {
      process.kill(Number(pid), 'SIGKILL');
      throw error;
    }
  });
});
