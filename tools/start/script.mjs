import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { workspaceNode } from './checkout.mjs';
import { Explained } from './explained.mjs';

/**
 * Runs a script of the workspace on its Node, on this terminal.
 * @param {string} script absolute
 * @param {string[]} parameters
 * @param {{ env: NodeJS.ProcessEnv, signal?: AbortSignal }} options the signal ends it
 * @returns {Promise<number>} its exit code
 */
export const runScript = (script, parameters, { env, signal }) =>
  new Promise((resolve, reject) => {
    const child = spawn(workspaceNode, [script, ...parameters], { env, stdio: 'inherit' });
    const end = () => child.kill('SIGTERM');
    signal?.addEventListener('abort', end, { once: true });
    child.once('error', (error) => reject(new Explained(`${script} cannot be started: ${error.message}`)));
    child.once('close', (code, name) => {
      signal?.removeEventListener('abort', end);
      resolve(code ?? 128 + (name ? constants.signals[name] : 0));
    });
  });
