/** Writes what `libs/ui/src/tokens.ts` and the fonts' packages say into style sheets and font files: `npm run generate`. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../start/checkout.mjs';
import { fallbackFaces } from './fallback-faces.ts';
import { fontFaces, fontFiles } from './fonts.ts';
import { tokensCss } from './tokens-css.ts';

/** Every generated file, by its path below the workspace's root. */
export async function designFiles(): Promise<Map<string, Uint8Array>> {
  const text = new TextEncoder();
  const files = new Map([...(await fontFiles())].map(([name, content]) => [`libs/ui/src/fonts/${name}`, content]));
  files.set('libs/ui/src/fonts/fonts.css', text.encode(`/* Written by \`npm run generate\` from tools/design. */\n${[...fontFaces(), ...fallbackFaces()].join('\n\n')}\n`));
  return files.set('libs/ui/src/tokens.css', text.encode(tokensCss()));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [path, content] of await designFiles()) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
  }
  console.log('generated tokens.css and fonts');
}
