import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Puts a .br and a .gz beside every script and stylesheet, so that the server never compresses them. */
export function compressAssets(): Plugin {
  return {
    name: 'compress-assets',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir }) {
      const folder = join(dir!, 'assets');
      for (const name of await readdir(folder)) {
        if (!/\.(?:js|css)$/.test(name)) continue;
        const content = await readFile(join(folder, name));
        await writeFile(join(folder, `${name}.br`), await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
        await writeFile(join(folder, `${name}.gz`), await gz(content, { level: 9 }));
      }
    },
  };
}
