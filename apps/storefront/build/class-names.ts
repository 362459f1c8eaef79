import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { Plugin } from 'vite';

const root = new URL('../../../', import.meta.url).pathname;

/** A class as browsers know it: its own name, and four characters of its file. */
export const className = (name: string, file: string): string => `${name}_${createHash('sha256').update(relative(root, file)).digest('base64url').slice(0, 4)}`;

/**
 * Writes class names where elements wear them, instead of looking them up in an object for each style sheet: 1 kB gzip on
 * every page. With a namespace import each class is a constant, which rolldown puts in its place (`inlineConst`).
 */
export function inlineClassNames(): Plugin {
  return {
    name: 'inline-class-names',
    // After Vite has made modules of the style sheets.
    enforce: 'post',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\.(?:tsx?|module\.css)$/ },
      handler(code, id) {
        if (!id.endsWith('.css')) return { code: code.replaceAll(/import (\w+) from (["'][^"']+\.module\.css["'])/g, 'import * as $1 from $2'), map: null };
        const unnamed = /export default \{[^}]*?"([^"]+)":/.exec(code)?.[1];
        if (unnamed) this.error(`${relative(root, id)} has a class .${unnamed}, which no constant can be called. Write it in camel case.`);
        // Nothing of it may be left in the scripts; its styles must stay.
        return { code, map: null, moduleSideEffects: 'no-treeshake' };
      },
    },
  };
}
