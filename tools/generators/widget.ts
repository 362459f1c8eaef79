import type { GeneratorCallback, Tree } from '@nx/devkit';
import { finish } from './finish.ts';
import { namesOf } from './names.ts';
import { addDependencies, requireLibrary } from './package-of.ts';
import { claimAlias, register } from './registry.ts';
import { addEntry } from './source.ts';
import { requireNothingAt, writeFiles } from './write-files.ts';

interface WidgetOptions {
  name: string;
  lib: string;
  alias?: string;
  install?: boolean;
}

const aliases = { file: 'libs/cms-widgets/src/widget-aliases.ts', name: 'widgetAliases', storefront: 'apps/storefront/app/widgets.ts', toCome: 'widgetsToCome' };

/** A folder with widget, component, story and test, and one line in the library's `widgets.ts`. */
export async function generateWidget(tree: Tree, { name, lib, alias = `${namesOf(name).camelName}Widget`, install }: WidgetOptions): Promise<GeneratorCallback | undefined> {
  const names = namesOf(name);
  const folder = `libs/${lib}/src/${name}`;
  requireLibrary(tree, lib);
  requireNothingAt(tree, folder);
  claimAlias(tree, alias, aliases);
  const isContent = lib === 'cms-widgets';
  writeFiles(tree, 'widget', folder, { ...names, alias, lib, isContent });
  if (isContent) addEntry(tree, 'libs/cms-widgets/src/widgets.test.tsx', 'samples', `${alias}: { headline: '${names.words}' }`);
  else addDependencies(tree, `libs/${lib}`, ['@selvedge/cms-widgets', 'valibot']);
  register(tree, lib, 'widgets', `${alias}: lazyModule(() => import('./${name}/${name}.widget.ts'))`);
  return finish(tree, install);
}
