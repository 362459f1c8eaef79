import type { Tree } from '@nx/devkit';
import { namesOf } from './names.ts';
import { addDependencies, addExport } from './package-of.ts';
import { addEntry, addImport, exportedObject, hasEntry, removeEntry } from './source.ts';

/** Where aliases of one kind stand: all of them, and those that nothing answers to yet. */
export interface AliasLists {
  file: string;
  name: string;
  storefront: string;
  toCome: string;
}

/**
 * Makes an alias known to the shop: one that was to come is taken off that list, a new one joins the list of all.
 * @throws a sentence, when something goes by it already
 */
export function claimAlias(tree: Tree, alias: string, { file, name, storefront, toCome }: AliasLists): void {
  if (!/^[a-zA-Z][a-zA-Z0-9]*$/.test(alias)) throw new Error(`"${alias}" is no alias: use letters and digits, as sizeFinder.`);
  if (hasEntry(tree, storefront, toCome, alias)) removeEntry(tree, storefront, toCome, alias);
  else if (hasEntry(tree, file, name, alias)) throw new Error(`There is something called ${alias} already (${file}). Choose another name, or give it another alias with --alias.`);
  else addEntry(tree, file, name, `'${alias}'`);
}

/** Adds an entry to the widgets or flyouts of a library. Its first one makes it a part of the storefront. */
export function register(tree: Tree, library: string, kind: 'widgets' | 'flyouts', entry: string): void {
  const file = `libs/${library}/src/${kind}.ts`;
  if (!tree.exists(file)) openRegistry(tree, library, kind, file);
  addEntry(tree, file, exportedObject(tree, file), entry);
}

function openRegistry(tree: Tree, library: string, kind: 'widgets' | 'flyouts', file: string): void {
  const { camelName, words } = namesOf(library);
  const registry = `${camelName}${kind === 'widgets' ? 'Widgets' : 'Flyouts'}`;
  const [imports, when] = kind === 'widgets' ? ["import { lazyModule } from '@selvedge/cms-widgets';\n\n", 'a page places it'] : ['', 'it is opened'];
  tree.write(file, `${imports}/** ${words}: its ${kind} by alias, each loaded when ${when}. */\nexport const ${registry} = {\n};\n`);
  addExport(tree, `libs/${library}`, `./${kind}`, `./src/${kind}.ts`);
  addDependencies(tree, 'apps/storefront', [`@selvedge/${library}`]);
  addImport(tree, `apps/storefront/app/${kind}.ts`, registry, `@selvedge/${library}/${kind}`);
  addEntry(tree, `apps/storefront/app/${kind}.ts`, kind, `...${registry}`);
}
