import { join } from 'node:path';
import { generateFiles, type Tree } from '@nx/devkit';

/** Writes what the templates in `files/` say, with names and values filled in. */
export const writeFiles = (tree: Tree, templates: string, folder: string, values: Record<string, unknown>): void => generateFiles(tree, join(import.meta.dirname, 'files', templates), folder, values);

/** @throws a sentence, when there is something at a path already */
export function requireNothingAt(tree: Tree, path: string): void {
  if (tree.exists(path)) throw new Error(`There is a ${path} already: choose another name.`);
}
