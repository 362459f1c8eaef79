import { glob, readFile } from 'node:fs/promises';
import { join, posix, sep } from 'node:path';
import ts from 'typescript';

/** What shoppers are served from: no tests, samples, stories or generated files. */
const shopSources = ['libs/*/src/**/*.{ts,tsx}', 'apps/storefront/{app,server}/**/*.{ts,tsx}'];
const notServed = /\.(test|sample|stories)\.tsx?$|(^|\/)(node_modules|generated|out-tsc|dist)\/|\.d\.ts$/;

/** A parsed source file with its path in the checkout: `libs/basket/src/index.ts`. */
export interface Source {
  file: string;
  syntax: ts.SourceFile;
}

/** Every source file of the shop in a checkout, parsed. */
export async function sourcesOf(checkout: string): Promise<Source[]> {
  const files: string[] = [];
  for await (const file of glob(shopSources, { cwd: checkout, exclude: (name) => name === 'node_modules' })) files.push(file.split(sep).join('/'));
  return Promise.all(files.filter((file) => !notServed.test(file)).sort().map((file) => readSource(checkout, file)));
}

export async function readSource(checkout: string, file: string): Promise<Source> {
  return { file, syntax: ts.createSourceFile(file, await readFile(join(checkout, file), 'utf8'), ts.ScriptTarget.Latest, true, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS) };
}

/** Every node of a file, from the outermost inwards. */
export function* nodesOf(node: ts.Node): Generator<ts.Node> {
  yield node;
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  for (const child of children) yield* nodesOf(child);
}

/** `libs/basket/src/index.ts:12` */
export const placeOf = ({ file, syntax }: Source, node: ts.Node): string => `${file}:${syntax.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;

/** Which file an import of the workspace leads to: `@selvedge/basket/flyouts` → `libs/basket/src/flyouts.ts`. */
export async function fileOf(checkout: string, importer: string, specifier: string): Promise<string> {
  const [, library, entry = ''] = specifier.match(/^@selvedge\/([\w-]+)(?:\/(.+))?$/) ?? [];
  if (!library) return posix.join(posix.dirname(importer), specifier);
  const { exports } = JSON.parse(await readFile(join(checkout, 'libs', library, 'package.json'), 'utf8')) as { exports: Record<string, string | Record<string, string>> };
  const targets = exports[entry ? `./${entry}` : '.'] ?? '';
  return posix.join('libs', library, typeof targets === 'string' ? targets : (Object.values(targets).find((target) => target.startsWith('./src/')) ?? ''));
}
