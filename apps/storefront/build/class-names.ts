import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const workspace = fileURLToPath(new URL('../../..', import.meta.url));
const files = new Map<string, string>();

/**
 * The name of a class of a CSS module: its own, and four characters for its file. They stand in styles, scripts and documents alike,
 * and what Vite would add weighs more than many a component.
 * @throws when two files would have the same four: then a fifth is needed
 */
export function className(name: string, file: string): string {
  const path = relative(workspace, file.replace(/\?.*/, ''));
  const mark = createHash('sha256').update(path).digest('base64url').slice(0, 4);
  if ((files.get(mark) ?? path) !== path) throw new Error(`${path} and ${files.get(mark)} would share the names of their classes.`);
  files.set(mark, path);
  return `${name}_${mark}`;
}
