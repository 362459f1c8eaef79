import { updateJson, type GeneratorCallback, type Tree } from '@nx/devkit';
import { finish } from './finish.ts';
import { namesOf } from './names.ts';
import { readManifest } from './package-of.ts';
import { requireNothingAt, writeFiles } from './write-files.ts';

interface LibraryOptions {
  name: string;
  purpose: string;
  component?: string;
  floor?: 'domain' | 'foundation';
  install?: boolean;
}

const floors = ['app', 'server', 'domain', 'foundation', 'ui', 'api'];

/** A package in `libs/` that lints, builds and shows its first component in the gallery, and its lines in the README and among the owners. */
export async function generateLibrary(tree: Tree, { name, purpose, component = name, floor = 'domain', install }: LibraryOptions): Promise<GeneratorCallback | undefined> {
  const library = namesOf(name);
  requireFree(tree, name);
  requireNothingAt(tree, `libs/${name}`);
  const { name: folder, Name } = namesOf(component);
  writeFiles(tree, 'library', `libs/${name}`, { lib: library.name, words: library.words, purpose: purpose.replace(/\.$/, ''), floor, component: folder, Name });
  addOwner(tree, name);
  addToGallery(tree, name);
  addToReadme(tree, `libs/${name}`.padEnd(22), purpose.replace(/\.$/, ''));
  return finish(tree, install);
}

/** @throws a sentence, when a library cannot have this name */
function requireFree(tree: Tree, name: string): void {
  if (floors.includes(name)) throw new Error(`"${name}" is a floor of the house, on which libraries stand: name it after what it is about.`);
  if (name.startsWith('api-')) throw new Error(`"${name}" would be taken for the client of a contract: those are libs/api-clients/${name.slice(4)}, made by npm run generate.`);
  for (const parent of ['apps', 'libs', '.']) {
    const taken = tree.children(parent).find((one) => tree.exists(`${parent}/${one}/package.json`) && readManifest(tree, `${parent}/${one}`).name === `@selvedge/${name}`);
    if (taken) throw new Error(`There is a @selvedge/${name} already, in ${parent === '.' ? '' : `${parent}/`}${taken}.`);
  }
}

/** Its own team reviews it, by a line below those of the other libraries. */
function addOwner(tree: Tree, name: string): void {
  const file = '.github/CODEOWNERS';
  const line = `${`/libs/${name}/`.padEnd(30)} @selvedge/${name}-team`;
  tree.write(file, tree.read(file, 'utf8')!.replace(/(?:^\/libs\/(?!api-clients).*\n)+/m, (libraries) => `${libraries}${line}\n`));
}

/** Its stories are the gallery's tests, which have to know. */
function addToGallery(tree: Tree, name: string): void {
  updateJson<{ nx: { implicitDependencies: string[] } }>(tree, 'apps/gallery/package.json', ({ nx, ...rest }) => ({ ...rest, nx: { ...nx, implicitDependencies: [...nx.implicitDependencies, `@selvedge/${name}`].sort() } }));
}

/** Below the last library on the README's map. */
function addToReadme(tree: Tree, folder: string, purpose: string): void {
  const text = tree.read('README.md', 'utf8')!;
  tree.write('README.md', text.replace(/(?:^libs\/.*\n)+/m, (libraries) => `${libraries}${folder} ${purpose}\n`));
}
