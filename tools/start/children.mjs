import { spawn } from 'node:child_process';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { workspaceNode } from './checkout.mjs';
import { Explained } from './explained.mjs';
import { newsFilter, readable } from './log-line.mjs';
import { isAlive, signalGroup } from './processes.mjs';

const endWithStart = new URL('./end-with-start.mjs', import.meta.url).href;
const windows = process.platform === 'win32';

/**
 * One process of the shop.
 * @typedef {Awaited<ReturnType<typeof launch>>} Child
 * @typedef {{ name: string, script: string, parameters?: string[], watch?: boolean, env: NodeJS.ProcessEnv, cwd: string, log: string }} Program
 * `script` and `log` are absolute; the log of the run before is kept beside it
 */

/**
 * Starts a program on the workspace's Node. It listens once it has printed `… listening on http…`.
 * @param {Program} program
 * @param {(line: string) => void} show what the program complains about
 */
export async function launch({ name, script, parameters = [], watch = false, env, cwd, log }, show) {
  await mkdir(dirname(log), { recursive: true });
  if (existsSync(log)) await rename(log, log.replace(/\.log$/, '.previous.log'));
  const file = createWriteStream(log);

  // A group of its own: Ctrl-C reaches the start script only, which ends the programs in order.
  const child = spawn(workspaceNode, [...(watch ? ['--watch', '--watch-preserve-output'] : []), '--import', endWithStart, script, ...parameters], {
    cwd,
    env: { ...env, START_PID: String(process.pid) },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: !windows,
    windowsHide: true,
  });
  const isNews = newsFilter();
  /** @type {string[]} */
  const lastLines = [];
  const keep = (/** @type {string} */ line) => {
    file.write(`${line}\n`);
    const words = readable(line);
    if (words && lastLines.push(words) > 15) lastLines.shift();
    return words;
  };

  /** @type {Promise<void>} */
  const listening = new Promise((resolve) => {
    createInterface(child.stdout).on('line', (line) => {
      keep(line);
      if (/ listening on http/.test(line)) resolve();
    });
  });
  createInterface(child.stderr).on('line', (line) => {
    const words = keep(line);
    if (words && isNews(words)) show(`${name}: ${words}`);
  });

  /** @type {Promise<string>} how it ended; every line that it said has been read then */
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => resolve(signal ? `signal ${signal}` : `exit code ${code}`));
  });
  // A grandchild may hold the pipes open, so the exit itself is watched too.
  /** @type {Promise<void>} */
  const exited = new Promise((resolve) => child.once('exit', () => resolve()).once('error', () => resolve()));
  let closing = false;

  return {
    name,
    script,
    pid: child.pid ?? 0,
    listening,
    /** Rejects when the program ends without having been asked to. */
    async untilItFails() {
      const how = await Promise.race([ended, exited.then(() => within(1_000, ended)).then((reason) => reason ?? describeExit(child))]);
      if (closing) return new Promise(() => {});
      const words = lastLines.length ? `Its last words:\n\n${lastLines.map((line) => `  ${line}`).join('\n')}\n\n` : 'It said nothing. ';
      throw new Explained(`The ${name} ended by itself (${how}). ${words}Its whole log: ${log}`);
    },
    /** Ends it in order, and by force after `grace` milliseconds. What it started is asked to end too, when it could not do that itself. */
    async stop(grace = 10_000) {
      closing = true;
      const pid = child.pid;
      if (!pid) return;
      const hadFailed = child.exitCode !== null || child.signalCode !== null;
      if (hadFailed) signalGroup(pid, 'SIGINT');
      else child.kill('SIGTERM');
      await within(grace, exited);
      if (isAlive(pid)) signalGroup(pid, 'SIGKILL');
      file.end();
    },
    kill: () => child.pid && signalGroup(child.pid, 'SIGKILL'),
  };
}

const describeExit = (/** @type {import('node:child_process').ChildProcess} */ { exitCode, signalCode }) => (signalCode ? `signal ${signalCode}` : `exit code ${exitCode}`);

/**
 * @template Result
 * @param {number} milliseconds
 * @param {Promise<Result>} work
 * @returns {Promise<Result | undefined>} undefined when it took longer
 */
export async function within(milliseconds, work) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const late = new Promise((resolve) => (timer = setTimeout(resolve, milliseconds)));
  return Promise.race([work, /** @type {Promise<undefined>} */ (late)]).finally(() => clearTimeout(timer));
}
