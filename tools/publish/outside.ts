import { spawn } from 'node:child_process';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { build, type Plugin } from 'vite';
import { root, workspaceNode } from '../start/checkout.mjs';
import type { Library } from './libraries.ts';
import { npmOutside } from './npm-outside.ts';

/** A module of the app outside, as its build came across it. */
export interface BuiltModule {
  file: string;
  code: string;
}

/** Makes a project that has nothing but these packages, and those that they ask for. @throws Error when npm finds that they do not go together */
export async function installOutside(folder: string, libraries: Library[], tarballs: ReadonlyMap<string, { file: string }>, registry: string): Promise<void> {
  await cp(join(root, 'tools/publish/consumer'), folder, { recursive: true });
  const peers = Object.assign({}, ...libraries.map(({ manifest }) => manifest.peerDependencies)) as Record<string, string>;
  const ours = Object.fromEntries(libraries.map(({ manifest: { name } }) => [name, `file:${tarballs.get(name)!.file}`]));
  const manifest = { name: 'outside', private: true, type: 'module', dependencies: { ...ours, ...peers, 'react-dom': '*', valibot: '*' }, devDependencies: { '@types/node': '*', '@types/react': '*', '@types/react-dom': '*' } };
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  const strict = { target: 'ES2024', lib: ['ES2024', 'DOM', 'DOM.Iterable'], module: 'ESNext', moduleResolution: 'Bundler', jsx: 'react-jsx', strict: true, noEmit: true, allowImportingTsExtensions: true, types: ['node'] };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: strict }));
  await mkdir(join(folder, '.npm'));
  await (await npmOutside(join(folder, '.npm'), registry)).run(folder, 'install', '--strict-peer-deps', '--ignore-scripts');
}

/** Builds it for browsers and for the server, as `NODE_ENV` says. @returns the modules that went into either */
export async function buildOutside(folder: string): Promise<Record<'client' | 'server', BuiltModule[]>> {
  const watched = () => {
    const modules: BuiltModule[] = [];
    const plugin: Plugin = { name: 'watch-modules', moduleParsed: ({ id, code }) => void (id.startsWith('\0') || modules.push({ file: id.split('?')[0]!, code: code ?? '' })) };
    return { modules, plugin };
  };
  const [client, server] = [watched(), watched()];
  const both = { root: folder, configFile: false, logLevel: 'error' } as const;
  await build({ ...both, plugins: [client.plugin], build: { outDir: 'dist/client', manifest: true, rolldownOptions: { input: 'entry.client.tsx' } } });
  // Node does not know style sheets, so what imports them is bundled; everything is, to see every module.
  await build({ ...both, plugins: [server.plugin], ssr: { noExternal: true }, build: { outDir: 'dist/server', ssr: 'entry.server.tsx' } });
  return { client: client.modules, server: server.modules };
}

/** Opens it as a process of its own. Ends with `close`. */
export async function serveOutside(folder: string): Promise<{ url: string; close(): void }> {
  const child = spawn(workspaceNode, ['serve.mjs'], { cwd: folder, env: { PATH: process.env.PATH, NODE_ENV: 'production' }, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stderr.on('data', (text) => (said += text));
  child.once('exit', (code) => void (code && console.error(said)));
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).once('line', resolve);
    child.once('exit', () => reject(new Error(`The app outside ended: ${said}`)));
  });
  return { url, close: () => void child.kill() };
}

/** Installed folders by package, from its lock file. */
export async function installedOutside(folder: string): Promise<Map<string, string[]>> {
  const { packages } = JSON.parse(await readFile(join(folder, 'package-lock.json'), 'utf8')) as { packages: Record<string, unknown> };
  return Map.groupBy(Object.keys(packages).filter(Boolean), (path) => path.split('node_modules/').at(-1)!);
}
