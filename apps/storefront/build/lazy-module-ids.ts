import { relative } from 'node:path';
import type { Plugin } from 'vite';

const call = /lazyModule\(\(\) => import\((['"])([^'"]+)\1\)\)/g;

/**
 * Gives every `lazyModule(() => import('./x'))` the name of its module in the build's manifest, on the server only: that is
 * how the server knows which chunks a page uses.
 */
export function lazyModuleIds(): Plugin {
  let root = '';
  return {
    name: 'lazy-module-ids',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    configResolved: (config) => void (root = config.root),
    async transform(code, importer) {
      if (!code.includes('lazyModule(() =>')) return;
      let result = code;
      for (const [whole, , source] of code.matchAll(call)) {
        const module = await this.resolve(source!, importer);
        if (!module) this.error(`${importer} registers ${source}, which does not exist.`);
        result = result.replace(whole, `lazyModule(() => import('${source}'), ${JSON.stringify(relative(root, module.id))})`);
      }
      return { code: result, map: null };
    },
  };
}
