import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, link, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, isAbsolute, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { answers, end, isAlive, isUsed, runningOn, type Postmaster } from './postmaster.ts';
import { postgresPrograms, type PostgresPrograms } from './postgres-programs.ts';

export interface EmbeddedServer {
  url: string;
  /** Ends the server, unless another program is still connected to it. */
  stop(): Promise<void>;
}

export interface EmbeddedSettings {
  /** Absolute. Holds `postgres/` (the database), `postgres.password` and `postgres.log`. */
  dataDirectory: string;
  port: number;
  report?: (line: string) => void;
}

const USER = 'postgres';

/**
 * Starts the PostgreSQL that comes by npm, or takes over the one that still runs on this folder after its parent was killed.
 * It speaks to this machine only.
 * @throws Error with a sentence that says what to do
 */
export async function startEmbeddedPostgres({ dataDirectory, port, report = () => {} }: EmbeddedSettings): Promise<EmbeddedServer> {
  if (!isAbsolute(dataDirectory)) throw new Error(`The data folder "${dataDirectory}" must be an absolute path. Set DATA_DIR to one.`);
  await makeWritable(dataDirectory);
  const folder = join(dataDirectory, 'postgres');

  const running = await takeOver(dataDirectory, folder);
  if (running) {
    report(`PostgreSQL already runs on port ${running.port} (process ${running.pid}) and is taken over`);
    return running;
  }
  const programs = await postgresPrograms(dataDirectory);
  await passwordOf(dataDirectory, folder);
  if (!isComplete(folder)) {
    report(`creating a database in ${folder}`);
    await create(folder, programs, join(dataDirectory, 'postgres.password'));
  }
  await programs.own(folder);
  const said = await start(folder, programs, port, join(dataDirectory, 'postgres.log'));
  // Also when it did not start: another process may have been quicker.
  const started = await takeOver(dataDirectory, folder);
  if (started) return started;
  throw new Error(whyNot(said, port));
}

/** @throws Error with a sentence when the folder cannot be made or written */
async function makeWritable(folder: string): Promise<void> {
  const probe = join(folder, `.write-${randomUUID()}`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(probe, '');
    await rm(probe);
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException;
    throw new Error(`The data folder ${folder} cannot be written (${code ?? message}). Set DATA_DIR to a folder that this user may write.`, { cause });
  }
}

/**
 * Starts the server, which goes on without this process, and waits until it is ready or has ended.
 * @returns what it said
 */
async function start(folder: string, programs: PostgresPrograms, port: number, log: string): Promise<string> {
  const file = await open(log, 'a');
  const { size } = await file.stat();
  const parameters = ['-D', folder, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='];
  const server = programs.run('postgres', parameters, { stdio: ['ignore', file.fd, file.fd], env: { ...process.env, LC_MESSAGES: 'C' } });
  const ended = once(server, 'exit').catch(() => {});
  let isOver = false;
  void ended.then(() => (isOver = true));
  const said = async () => (await readFile(log)).subarray(size).toString();
  try {
    while (!isOver && !/ready to accept connections/.test(await said())) await Promise.race([pause(20), ended]);
    return await said();
  } finally {
    server.unref();
    await file.close();
  }
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

/** Only a complete database has this file at its place: it is made beside it and moved there. */
const isComplete = (folder: string) => existsSync(join(folder, 'global', 'pg_control'));

/** Makes a database in a folder of this process's own and moves it to its place; when two start at once, the first one's stays. */
async function create(folder: string, programs: PostgresPrograms, passwordFile: string): Promise<void> {
  await removeHalfMade(folder);
  const halfMade = `${folder}.new-${process.pid}`;
  await mkdir(halfMade, { mode: 0o700 });
  await programs.own(halfMade);
  const flags = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--auth=scram-sha-256', `--username=${USER}`];
  await programs.own(passwordFile);
  const initdb = programs.run('initdb', [`--pgdata=${halfMade}`, `--pwfile=${passwordFile}`, ...flags], { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, LC_MESSAGES: 'C' } });
  let said = '';
  for (const stream of [initdb.stdout!, initdb.stderr!]) stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  const [code] = (await once(initdb, 'close').catch((error: Error) => [error.message])) as [number | string];
  if (code !== 0) {
    await rm(halfMade, { recursive: true, force: true });
    throw new Error(`No database could be made in ${folder}. PostgreSQL said: ${said.trim() || code}`);
  }
  try {
    await rename(halfMade, folder);
  } catch (error) {
    await rm(halfMade, { recursive: true, force: true });
    if (!isComplete(folder)) throw error;
  }
}

/** Removes what earlier starts left half made; another one that is at work keeps its own. */
async function removeHalfMade(folder: string): Promise<void> {
  if (!isComplete(folder)) await rm(folder, { recursive: true, force: true });
  const parent = dirname(folder);
  for (const name of await readdir(parent)) {
    const [, maker] = /^postgres\.new(?:-(\d+))?$/.exec(name) ?? [];
    if (name.startsWith('postgres.new') && !(maker && isAlive(Number(maker)))) await rm(join(parent, name), { recursive: true, force: true });
  }
}

/** The database's password, for this user alone. Two processes that start at once agree on one. */
async function passwordOf(dataDirectory: string, folder: string): Promise<string> {
  const file = join(dataDirectory, 'postgres.password');
  const known = await readFile(file, 'utf8').catch(() => '');
  if (known) {
    if (((await stat(file)).mode & 0o077) !== 0) await chmod(file, 0o600);
    return known;
  }
  if (isComplete(folder)) throw new Error(`${file} is missing, so the database beside it cannot be opened. Put the file back, or remove ${folder} to begin with an empty shop.`);
  const mine = `${file}.${process.pid}`;
  await writeFile(mine, randomBytes(24).toString('base64url'), { mode: 0o600 });
  // A link to a written file appears whole or not at all.
  await link(mine, file).catch((error: NodeJS.ErrnoException) => (error.code === 'EEXIST' ? undefined : Promise.reject(error)));
  await rm(mine, { force: true });
  return readFile(file, 'utf8');
}
