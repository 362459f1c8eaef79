import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { root, workspaceNode } from '../start/checkout.mjs';
import type { Manifest } from './manifest.ts';

/** A library that is published. */
export interface Library {
  /** Below the workspace's root. */
  folder: string;
  manifest: Manifest;
  /** Where its build lies. */
  built: string;
}

/** All libraries that are published, by name. */
export async function libraries(): Promise<Library[]> {
  const folders = (await Promise.all(['libs', 'libs/api-clients'].map(async (parent) => (await readdir(join(root, parent))).map((name) => `${parent}/${name}`)))).flat();
  const found = await Promise.all(
    folders.filter((folder) => existsSync(join(root, folder, 'package.json'))).map(async (folder) => ({ folder, manifest: JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8')) as Manifest, built: join(root, folder, 'dist') })),
  );
  return found.filter(({ manifest }) => !manifest.private).sort((a, b) => a.manifest.name.localeCompare(b.manifest.name));
}

/** The same, of which each must have been built. @throws Error naming those that were not */
export async function builtLibraries(): Promise<Library[]> {
  const all = await libraries();
  const missing = all.filter(({ built }) => !existsSync(join(built, 'package.json'))).map(({ manifest }) => manifest.name);
  if (missing.length > 0) throw new Error(`Not built: ${missing.join(', ')}. Build them first: npx nx run-many -t build -p 'libs/**'`);
  return all;
}

/** Builds what is not built as it stands now. @throws Error when one cannot be built; Nx has said why */
export async function buildLibraries(): Promise<void> {
  const env = { ...process.env, PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`, NX_DAEMON: 'false', NX_TUI: 'false' };
  const child = spawn(workspaceNode, [join(root, 'node_modules/nx/dist/bin/nx.js'), 'run-many', '-t', 'build', '-p', 'libs/**', '--output-style=static'], { cwd: root, env, stdio: 'inherit' });
  const [code] = (await once(child, 'close')) as [number];
  if (code !== 0) throw new Error('A library cannot be built; see above.');
}
