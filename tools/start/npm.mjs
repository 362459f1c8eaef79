import { spawn } from 'node:child_process';
import { delimiter, sep } from 'node:path';
import { Explained } from './explained.mjs';
import { root } from './checkout.mjs';

/**
 * Runs npm quietly. It runs on the machine's own Node, for the one of the workspace may be what npm is about to replace.
 * @param {string[]} parameters
 * @param {{ signal?: AbortSignal, env?: NodeJS.ProcessEnv, failure: string }} options `failure` is what to say when it fails, before npm's last words
 * @throws {Explained}
 */
export async function npm(parameters, { signal, env = process.env, failure }) {
  const inside = `${root}${sep}node_modules`;
  const path = (env.PATH ?? env.Path ?? '').split(delimiter).filter((folder) => !folder.includes(`node_modules${sep}.bin`)).join(delimiter);
  const own = process.env.npm_execpath;
  const node = process.execPath.startsWith(inside) ? 'node' : process.execPath;
  const [command, first] = own?.includes('npm-cli') && !own.startsWith(inside) ? [node, [own]] : ['npm', []];
  const { code, output } = await outputOf(command, [...first, ...parameters], { ...env, PATH: path }, signal);
  signal?.throwIfAborted();
  if (code === 0) return;
  const lastWords = output.trim().split('\n').slice(-25).join('\n');
  throw new Explained(`${failure} \`npm ${parameters.join(' ')}\` said:\n\n${lastWords || 'nothing'}`);
}

/**
 * @param {string} command
 * @param {string[]} parameters
 * @param {NodeJS.ProcessEnv} env
 * @param {AbortSignal} [signal]
 * @returns {Promise<{ code: number, output: string }>}
 */
const outputOf = (command, parameters, env, signal) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, parameters, { cwd: root, env, signal, stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
    child.once('error', (error) => {
      if (error.name === 'AbortError') return;
      reject(new Explained(`npm cannot be started (${error.message}). It comes with Node: https://nodejs.org`));
    });
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
