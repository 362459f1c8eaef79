import type { GeneratorCallback, Tree } from '@nx/devkit';
import { finish } from './finish.ts';
import { namesOf } from './names.ts';
import { claimAlias } from './registry.ts';
import { addEntry } from './source.ts';
import { requireNothingAt, writeFiles } from './write-files.ts';

interface PageOptions {
  name: string;
  alias?: string;
  layout?: string;
}

const folder = 'apps/storefront/app/pages';
const registry = `${folder}.ts`;
const aliases = { file: 'libs/market/src/page-aliases.ts', name: 'pageAliases', storefront: registry, toCome: 'pagesToCome' };

/** A page with its style and story, and one line in the storefront's `pages.ts`. */
export async function generatePage(tree: Tree, { name, alias = `${namesOf(name).camelName}Page`, layout = 'default' }: PageOptions): Promise<GeneratorCallback | undefined> {
  const names = namesOf(name);
  requireNothingAt(tree, `${folder}/${name}.page.tsx`);
  claimAlias(tree, alias, aliases);
  addEntry(tree, registry, 'pages', `${alias}: { layout: '${layout}', module: lazyModule(() => import('./pages/${name}.page.tsx')) }`);
  writeFiles(tree, 'page', folder, { ...names, alias });
  return finish(tree);
}
