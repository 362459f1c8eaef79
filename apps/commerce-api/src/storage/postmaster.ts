import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';

/** A PostgreSQL server that runs on a folder, as its `postmaster.pid` tells. */
export interface Postmaster {
  pid: number;
  folder: string;
  port: number;
}

/** The server that runs on this folder. The pid file of one that is gone is removed, for a new one would not start beside it. */
export async function runningOn(folder: string): Promise<Postmaster | undefined> {
  const file = pidFile(folder);
  const [pid, namedFolder = folder, , port] = (await readFile(file, 'utf8').catch(() => '')).split('\n');
  if (!pid) return undefined;
  if (isAlive(Number(pid)) && (await commandOf(Number(pid)))?.includes(namedFolder) !== false) return { pid: Number(pid), folder, port: Number(port) };
  await rm(file, { force: true });
  return undefined;
}

/**
 * Waits until a running server takes this address. False when it ends meanwhile.
 * @throws Error when it refuses the password or stays silent for 15 s
 */
export async function answers({ pid, folder, port }: Postmaster, url: string): Promise<boolean> {
  let reason = 'it does not answer';
  for (let tries = 0; tries < 150; tries++) {
    if (!isAlive(pid) || !existsSync(pidFile(folder))) return false;
    try {
      await ask(url, 'SELECT 1 AS n');
      return true;
    } catch (error) {
      const { code, message } = error as { code?: string; message: string };
      if (code?.startsWith('28')) {
        reason = message;
        break;
      }
    }
    await pause(100);
  }
  throw new Error(`PostgreSQL runs on ${folder} (process ${pid}, port ${port}), but cannot be used: ${reason}. End process ${pid} and start again.`);
}

/** Ends a server by PostgreSQL's fast shutdown: open connections are closed, nothing is lost. */
export async function end({ pid, folder }: Postmaster): Promise<void> {
  try {
    process.kill(pid, 'SIGINT');
  } catch {
    return;
  }
  for (let tries = 0; tries < 1_500 && isAlive(pid) && existsSync(pidFile(folder)); tries++) await pause(20);
}

/** Whether somebody else is connected. A connection that was just closed is seen for another moment, hence several looks. */
export async function isUsed(url: string): Promise<boolean> {
  const others = `SELECT count(*)::int AS n FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`;
  for (let tries = 0; tries < 20; tries++) {
    if ((await ask(url, others).catch(() => 0)) === 0) return false;
    await pause(50);
  }
  return true;
}

const pidFile = (folder: string) => join(folder, 'postmaster.pid');

async function ask(url: string, query: string): Promise<number> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query(query)).rows[0].n;
  } finally {
    await client.end().catch(() => {});
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The command line of a process: its number alone may belong to another program by now. Undefined where nothing can tell. */
async function commandOf(pid: number): Promise<string | undefined> {
  if (process.platform === 'linux') return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return promisify(execFile)('ps', ['-p', String(pid), '-o', 'args=']).then(({ stdout }) => stdout, () => undefined);
}
