import { readFile, glob } from 'node:fs/promises';
import { dirname, join, posix, sep } from 'node:path';
import { root } from '../start/checkout.mjs';

/** The folders of all projects, by the `workspaces` of a checkout's package.json: `libs/basket`. */
export async function projectFolders(checkout = root): Promise<string[]> {
  const { workspaces } = JSON.parse(await readFile(join(checkout, 'package.json'), 'utf8')) as { workspaces: string[] };
  const folders: string[] = [];
  for await (const manifest of glob(workspaces.map((folder) => posix.join(folder, 'package.json')), { cwd: checkout })) folders.push(dirname(manifest).split(sep).join('/'));
  return folders.sort();
}
