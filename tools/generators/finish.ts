import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { GeneratorCallback, Tree } from '@nx/devkit';
import { root, workspaceNode } from '../start/checkout.mjs';
import { npm } from '../start/npm.mjs';

/** What is left to do once the files are written, when packages changed: npm links them, Nx sets the references between projects. */
export function finish(tree: Tree, install = true): GeneratorCallback | undefined {
  if (!tree.listChanges().some(({ path }) => path.endsWith('package.json'))) return undefined;
  return async () => {
    if (install) await npm(['install', '--no-audit', '--no-fund', '--loglevel=error'], { failure: 'The files are written, but the package could not be linked. Run npm install yourself.' });
    await sync();
  };
}

const sync = () =>
  new Promise<void>((resolve, reject) => {
    const child = spawn(workspaceNode, [join(root, 'node_modules/nx/dist/bin/nx.js'), 'sync'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error('The files are written, but the references between projects are not set. Run npx nx sync yourself.'))));
  });
