/** Builds the library in whose folder it runs: `dist` is what is published. `npx nx run-many -t build -p 'libs/**'` builds all. */
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { build } from 'vite';
import { root } from '../start/checkout.mjs';
import { publishedContract } from './contract.ts';
import { writeDeclarations } from './declarations.ts';
import { publishedManifest, publishedSources, type Manifest } from './manifest.ts';
import { presentationOf, publishedReadme } from './presentation.ts';
import { compiledStyles } from './styles.ts';

const folder = process.cwd();
const output = join(folder, 'dist');
const manifest = JSON.parse(await readFile('package.json', 'utf8')) as Manifest;
const sources = publishedSources(manifest);
const modules = sources.filter((path) => /\.tsx?$/.test(path));

// Whatever the shell says: the development runtime of JSX is for sources.
process.env.NODE_ENV = 'production';
await build({
  root: folder,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  css: { modules: { generateScopedName: compiledStyles.className(folder) } },
  plugins: [compiledStyles.besideTheirModules()],
  build: {
    outDir: output,
    emptyOutDir: true,
    target: 'es2024',
    // The app that uses it minifies.
    minify: false,
    cssCodeSplit: true,
    cssTarget: 'esnext',
    lib: { entry: modules.map((path) => join(folder, path)), formats: ['es'] },
    rolldownOptions: {
      // Every package comes from where the app has it, once.
      external: (id) => !/^[./\0]/.test(id),
      output: { preserveModules: true, preserveModulesRoot: join(folder, 'src'), entryFileNames: '[name].js', assetFileNames: '[name][extname]' },
    },
  },
});

await writeDeclarations(folder, output);
for (const path of sources.filter((path) => path.endsWith('.css'))) await copyStyles(join(folder, path));
for (const path of sources.filter((path) => path.endsWith('.yaml'))) await writeFile(join(output, path), await publishedContract(join(folder, path)));
const readme = await readFile('README.md', 'utf8');
const workspace = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as Parameters<typeof presentationOf>[1];
await writeFile(join(output, 'README.md'), publishedReadme(readme));
if (existsSync('CHANGELOG.md')) await copyFile('CHANGELOG.md', join(output, 'CHANGELOG.md'));
await copyFile(join(root, 'LICENSE'), join(output, 'LICENSE'));
await writeFile(join(output, 'package.json'), `${JSON.stringify(publishedManifest(manifest, presentationOf(readme, workspace, relative(root, folder))), null, 2)}\n`);

/** A plain style sheet goes as it is, with those that it imports, its files, and the licences beside them. */
async function copyStyles(file: string): Promise<void> {
  const target = join(output, file.slice(join(folder, 'src').length));
  await mkdir(dirname(target), { recursive: true });
  await copyFile(file, target);
  const css = await readFile(file, 'utf8');
  for (const [, imported] of css.matchAll(/@import\s+'(\.[^']+)'/g)) await copyStyles(join(dirname(file), imported!));
  const used = [...css.matchAll(/url\('(\.[^']+)'\)/g)].map(([, path]) => join(dirname(file), path!));
  const licences = used.length === 0 ? [] : (await readdir(dirname(file))).filter((name) => name.endsWith('-licence.txt')).map((name) => join(dirname(file), name));
  for (const path of [...used, ...licences]) await copyFile(path, join(output, path.slice(join(folder, 'src').length)));
}
