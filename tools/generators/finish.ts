import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { GeneratorCallback, Tree } from '@nx/devkit';
import { root, workspaceNode } from '../start/checkout.mjs';
import { npm } from '../start/npm.mjs';

/** What is left to do once the files are written: when packages changed, npm links them and Nx sets the references between projects; when libraries changed, their reports say what they offer now. */
export function finish(tree: Tree, install = true): GeneratorCallback | undefined {
  const isPackageChanged = tree.listChanges().some(({ path }) => path.endsWith('package.json'));
  const libraries = changedLibraries(tree);
  if (!isPackageChanged && libraries.length === 0) return undefined;
  return async () => {
    if (isPackageChanged && install) await npm(['install', '--no-audit', '--no-fund', '--loglevel=error'], { failure: 'The files are written, but the package could not be linked. Run npm install yourself.' });
    if (isPackageChanged) await onWorkspaceNode(['node_modules/nx/dist/bin/nx.js', 'sync'], 'the references between projects are not set. Run npx nx sync yourself.');
    if (libraries.length > 0) await onWorkspaceNode(['tools/publish/api-report.ts', ...libraries], 'the reports of what libraries offer are not. Run npm run api-report yourself.');
  };
}

/** The libraries that something was written into, by their folders in `libs`. */
export const changedLibraries = (tree: Tree): string[] => [...new Set(tree.listChanges().flatMap(({ path }) => /^libs\/([^/]+)\//.exec(path)?.[1] ?? []))].sort();

const onWorkspaceNode = ([script, ...words]: [string, ...string[]], failure: string) =>
  new Promise<void>((resolve, reject) => {
    const child = spawn(workspaceNode, [join(root, script), ...words], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`The files are written, but ${failure}`))));
  });
