import { createHash } from 'node:crypto';
import { basename, posix, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

/** How CSS modules leave the house: class names are in the JavaScript already, and each module imports its own plain style sheet. */
export const compiledStyles = {
  /** Names a class after its component, so that it can be found; the rest tells versions and packages apart. */
  className: (folder: string) => (name: string, file: string, css: string): string => {
    const path = relative(folder, file.split('?')[0]!).split(sep).join('/');
    return `${basename(path).split('.')[0]}-${name}-${createHash('sha256').update(`${basename(folder)}/${path}\n${css}`).digest('base64url').replace(/[-_]/g, '').slice(0, 6)}`;
  },

  /** Library builds of Vite take the style sheets out of the modules; this lets each module import its own again. */
  besideTheirModules: (): Plugin => ({
    name: 'styles-beside-their-modules',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const imports = [...(chunk.viteMetadata?.importedCss ?? [])].map((file) => {
          const path = posix.relative(posix.dirname(chunk.fileName), file);
          return `import '${path.startsWith('.') ? path : `./${path}`}';\n`;
        });
        chunk.code = imports.join('') + chunk.code;
      }
    },
  }),
};
