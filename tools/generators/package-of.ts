import { updateJson, type Tree } from '@nx/devkit';

interface Manifest {
  name: string;
  exports: Record<string, string>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

export const readManifest = (tree: Tree, folder: string): Manifest => JSON.parse(tree.read(`${folder}/package.json`, 'utf8')!) as Manifest;

/** @throws a sentence, when the library is none that widgets and flyouts can belong to: those stand on `ui` and `market` themselves */
export function requireLibrary(tree: Tree, library: string): void {
  const possible = tree.children('libs').filter((name) => tree.exists(`libs/${name}/package.json`) && name !== 'ui' && name !== 'market');
  if (!possible.includes(library)) throw new Error(`"${library}" is no library that it could belong to. There are: ${possible.join(', ')}. A new one: npm run new -- library`);
}

/** Writes down what a package needs. */
export function addDependencies(tree: Tree, folder: string, names: string[]): void {
  const { dependencies = {} } = readManifest(tree, folder);
  const missing = names.filter((name) => !dependencies[name]);
  if (missing.length === 0) return;
  const entries = [...Object.entries(dependencies), ...missing.map((name) => [name, versionOf(tree, name)] as const)].sort(([one], [other]) => (one < other ? -1 : 1));
  updateJson<Manifest>(tree, `${folder}/package.json`, ({ peerDependencies, devDependencies, ...rest }) => ({ ...rest, dependencies: Object.fromEntries(entries), peerDependencies, devDependencies }));
}

/** Every package of the workspace has the same version of another one. */
const versionOf = (tree: Tree, name: string): string => readManifest(tree, 'libs/cms-widgets').dependencies?.[name] ?? '0.0.0';

/** Opens an entry of a package beside its main one. */
export function addExport(tree: Tree, folder: string, name: string, file: string): void {
  updateJson<Manifest>(tree, `${folder}/package.json`, (manifest) => ({ ...manifest, exports: { ...manifest.exports, [name]: file } }));
}
