import { join } from 'node:path';
import type { Library } from './libraries.ts';
import { npmOutside } from './npm-outside.ts';

/** Packs built libraries into a folder, as npm would send them. */
export async function packed(libraries: Library[], folder: string): Promise<Map<string, { file: string; paths: string[] }>> {
  const npm = await npmOutside(join(folder, 'npm'), 'http://127.0.0.1:9/');
  const said = await npm.run(folder, 'pack', ...libraries.map(({ built }) => built), '--json', '--pack-destination', folder);
  const packs = Object.values(JSON.parse(said) as Record<string, { name: string; filename: string; files: { path: string }[] }>);
  return new Map(packs.map(({ name, filename, files }) => [name, { file: join(folder, filename), paths: files.map(({ path }) => path) }]));
}
