import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startEmbeddedPostgres, type EmbeddedServer } from './embedded-postgres.ts';
import { freePort } from './test-server.ts';

let dataDirectory: string;
let port: number;
let servers: EmbeddedServer[];
let elsewhere: (() => Promise<void>)[];

beforeEach(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'selvedge-embedded-'));
  port = await freePort();
  servers = [];
  elsewhere = [];
});

afterEach(async () => {
  for (const server of servers) await server.stop();
  for (const stop of elsewhere) await stop();
  await rm(dataDirectory, { recursive: true, force: true });
});

async function start(): Promise<EmbeddedServer> {
  const server = await startEmbeddedPostgres({ dataDirectory, port });
  servers.push(server);
  return server;
}

async function query(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

/** The pid that PostgreSQL wrote down. */
const pidOf = async () => Number((await readFile(join(dataDirectory, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]);

/** Starts the server from a process of its own, with the given environment, and says how it ended. */
async function startElsewhere(env: NodeJS.ProcessEnv = process.env): Promise<string> {
  const script = `const { startEmbeddedPostgres } = await import(${JSON.stringify(fileURLToPath(new URL('embedded-postgres.ts', import.meta.url)))});
    const server = await startEmbeddedPostgres({ dataDirectory: ${JSON.stringify(dataDirectory)}, port: ${port} }).catch((error) => console.log(error.message));
    if (server) console.log('up'); process.stdin.resume().once('end', async () => { await server?.stop(); process.exit(); });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['pipe', 'pipe', 'inherit'], env });
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  elsewhere.push(async () => {
    child.stdin.end();
    await once(child, 'exit');
  });
  return String(said).trim();
}

/** A PATH that leads to these programs alone. */
async function pathTo(...programs: string[]): Promise<string> {
  const folder = join(dataDirectory, 'bin');
  await mkdir(folder);
  for (const program of programs) await symlink(`/usr/bin/${program}`, join(folder, program));
  return folder;
}

/** Starts the server from a process of its own, which is killed without any chance to clean up. */
async function startAndKillParent() {
  const script = `const { startEmbeddedPostgres } = await import(${JSON.stringify(fileURLToPath(new URL('embedded-postgres.ts', import.meta.url)))});
    await startEmbeddedPostgres({ dataDirectory: ${JSON.stringify(dataDirectory)}, port: ${port} }); console.log('up'); setInterval(() => {}, 1e6);`;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(parent.stdout, 'data');
  parent.kill('SIGKILL');
  await once(parent, 'exit');
}

describe('the embedded PostgreSQL', () => {
  it('keeps what was written when it is stopped and started again, and its password to itself', async () => {
    const first = await start();
    await query(first.url, 'CREATE TABLE kept AS SELECT 42 AS answer');
    await first.stop();

    const second = await start();

    expect(await query(second.url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
    expect((await stat(join(dataDirectory, 'postgres.password'))).mode & 0o777).toBe(0o600);
    await expect(query(second.url.replace(/:[^:@]+@/, ':wrong@'), 'SELECT 1')).rejects.toThrow(/password/);
  });

  it('takes over the server that outlived its killed parent', async () => {
    await startAndKillParent();
    const pid = await pidOf();

    const adopted = await start();

    expect(await pidOf()).toBe(pid);
    expect(await query(adopted.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await adopted.stop();
    await expect(query(adopted.url, 'SELECT 1')).rejects.toThrow(/ECONNREFUSED/);
  });

  it('starts although a killed server left its pid file, and the number now belongs to another program', async () => {
    const first = await start();
    await first.stop();
    await writeFile(join(dataDirectory, 'postgres', 'postmaster.pid'), `${process.pid}\n${join(dataDirectory, 'postgres')}\n1\n${port}\n\n127.0.0.1\n`);

    const second = await start();

    expect(await query(second.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('makes a half-made database again', async () => {
    await mkdir(join(dataDirectory, 'postgres', 'global'), { recursive: true });
    await writeFile(join(dataDirectory, 'postgres', 'PG_VERSION'), '18\n');
    await mkdir(join(dataDirectory, 'postgres.new'));
    await mkdir(join(dataDirectory, 'postgres.new-999999999'));

    const server = await start();

    expect(await query(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('goes on for another program that is connected, and ends with the last one', async () => {
    const shop = await start();
    const other = new pg.Client({ connectionString: shop.url });
    await other.connect();

    await shop.stop();
    expect((await other.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);

    await other.end();
    await (await start()).stop();
    await expect(query(shop.url, 'SELECT 1')).rejects.toThrow(/ECONNREFUSED/);
  });

  it('names the port when another program has it', async () => {
    const other = createServer().listen(port, '127.0.0.1');
    await once(other, 'listening');
    try {
      await expect(start()).rejects.toThrow(`Port ${port} is in use by another program`);
    } finally {
      other.close();
    }
  });

  it('says what is wrong with a relative data folder and with a lost password', async () => {
    await expect(startEmbeddedPostgres({ dataDirectory: '.data', port })).rejects.toThrow(/must be an absolute path. Set DATA_DIR/);
    await (await start()).stop();
    await rm(join(dataDirectory, 'postgres.password'));
    await expect(start()).rejects.toThrow(/postgres\.password is missing/);
  });

  it('comes to one database when two first starts begin at once', async () => {
    expect(await Promise.all([startElsewhere(), startElsewhere(), startElsewhere()])).toEqual(['up', 'up', 'up']);
    const { url } = await start();
    expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('says in a sentence that its folder cannot be written', async () => {
    const file = join(dataDirectory, 'file');
    await writeFile(file, '');
    await expect(startEmbeddedPostgres({ dataDirectory: join(file, 'data'), port })).rejects.toThrow(/^The data folder .+ cannot be written \(ENOTDIR\)\. Set DATA_DIR to a folder that this user may write\.$/);
  });
});

describe.runIf(process.platform === 'linux' && process.getuid?.() === 0)('the embedded PostgreSQL of root', () => {
  it('runs in a folder that nobody else may enter', async () => {
    expect((await stat(dataDirectory)).mode & 0o777).toBe(0o700);
    const { url } = await start();
    expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect((await stat(dataDirectory)).mode & 0o777).toBe(0o700);
  });

  it('runs there also where a container forbids user namespaces', async () => {
    expect(await startElsewhere({ ...process.env, PATH: await pathTo('setpriv', 'true', 'chown') })).toBe('up');
  });

  it('takes over a database of another user', async () => {
    await (await start()).stop();
    spawnSync('chown', ['-R', '12345:12345', join(dataDirectory, 'postgres')]);
    const { url } = await start();
    expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('says what to do where it cannot become anybody who may enter the folder', async () => {
    expect(await startElsewhere({ ...process.env, PATH: await pathTo('true', 'chown') })).toMatch(/^PostgreSQL does not run as root, and no other user may enter .+\. Set DATABASE_URL/);
  });
});
