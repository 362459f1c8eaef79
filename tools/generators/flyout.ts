import type { GeneratorCallback, Tree } from '@nx/devkit';
import { finish } from './finish.ts';
import { namesOf } from './names.ts';
import { addDependencies, requireLibrary } from './package-of.ts';
import { claimAlias, register } from './registry.ts';
import { addEntry, exportedObject } from './source.ts';
import { requireNothingAt, writeFiles } from './write-files.ts';

interface FlyoutOptions {
  name: string;
  lib: string;
  alias?: string;
  install?: boolean;
}

const aliases = { file: 'libs/market/src/flyout-aliases.ts', name: 'flyoutAliases', storefront: 'apps/storefront/app/flyouts.ts', toCome: 'flyoutsToCome' };

/** A folder with the flyout and its story, its alias and parameters in `@selvedge/market`, and one line in the library's `flyouts.ts`. */
export async function generateFlyout(tree: Tree, { name, lib, alias = namesOf(name).camelName, install }: FlyoutOptions): Promise<GeneratorCallback | undefined> {
  const names = namesOf(name);
  const folder = `libs/${lib}/src/${name}`;
  requireLibrary(tree, lib);
  requireNothingAt(tree, folder);
  claimAlias(tree, alias, aliases);
  addEntry(tree, aliases.file, 'FlyoutParameters', `${alias}: { title: string; text: string };`);
  addDependencies(tree, `libs/${lib}`, ['@selvedge/market', '@selvedge/ui']);
  register(tree, lib, 'flyouts', `${alias}: () => import('./${name}/${names.Name}.tsx')`);
  // Those of the catalogue come behind one name more, so the storefront names them itself.
  if (tree.read('apps/storefront/app/product.flyouts.ts', 'utf8')?.includes(`'@selvedge/${lib}/flyouts'`)) addEntry(tree, aliases.storefront, 'flyouts', `${alias}: ofProduct('${alias}')`);
  writeFiles(tree, 'flyout', folder, { ...names, alias, lib, registry: exportedObject(tree, `libs/${lib}/src/flyouts.ts`) });
  return finish(tree, install);
}
