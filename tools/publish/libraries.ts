import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../start/checkout.mjs';
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
