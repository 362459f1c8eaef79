import { spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdir, mkdtemp, realpath, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { workspaceNode, root } from './checkout.mjs';
import { freePorts } from './ports.mjs';

const server = (name: string, port: string, more: string) => `
import { createServer } from 'node:http';
${more}
createServer((request, response) => {
  if (request.url === '/die') { console.error('the roof is leaking'); process.exit(3); }
  if (request.url === '/env') return response.end(JSON.stringify({ ...process.env, pid: process.pid }));
  response.end('a page');
}).listen(Number(process.env.${port}), '127.0.0.1', () => console.log('${name} listening on http://127.0.0.1:' + process.env.${port}));
`;

const files = {
  'package.json': JSON.stringify({ name: 'fake', private: true, type: 'module', workspaces: ['apps/*'] }),
  'package-lock.json': '{}',
  'tsconfig.base.json': '{}',
  'libs/window.ts': '// glass',
  'apps/commerce-api/src/main.ts': server('commerce-api', 'API_PORT', ''),
  'apps/sandbox/src/main.ts': server('sandbox', 'SANDBOX_PORT', ''),
  'apps/storefront/package.json': JSON.stringify({ name: 'fake-storefront', type: 'module', scripts: { build: 'node build.mjs' } }),
  'apps/storefront/build.mjs': `
import { appendFileSync, mkdirSync } from 'node:fs';
mkdirSync('dist/server', { recursive: true });
appendFileSync('../../builds', 'built\\n');`,
  'apps/storefront/server/main.ts': server('storefront', 'PORT', ''),
};

/** A checkout with the real start script and two servers that do next to nothing. Everything in it is gone after \`remove\`. */
export async function createFakeCheckout() {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'selvedge-checkout-')));
  const write = async (path: string, content: string) => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  };
  for (const [path, content] of Object.entries(files)) await write(path, content);
  await utimes(join(folder, 'package-lock.json'), new Date(0), new Date(0));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  await cp(join(root, 'tools/start.mjs'), join(folder, 'tools/start.mjs'));
  await cp(join(root, 'tools/start'), join(folder, 'tools/start'), { recursive: true, filter: (path) => !path.endsWith('.ts') });

  const [port, apiPort, postgresPort, sandboxPort, sandboxMailPort] = (await freePorts(5)).map(String);
  const running = new Set<ChildProcess>();
  return {
    folder,
    write,
    address: `http://127.0.0.1:${port}`,
    apiAddress: `http://127.0.0.1:${apiPort}`,
    sandboxAddress: `http://127.0.0.1:${sandboxPort}`,
    port: Number(port),
    start(parameters: string[] = [], env: NodeJS.ProcessEnv = {}) {
      const { npm_lifecycle_event: _, ...all } = process.env;
      const clean = Object.fromEntries(Object.entries(all).filter(([name]) => !/^(ADYEN|SANDBOX|PAYMENT|MAIL)_/.test(name)));
      const child = spawn(workspaceNode, [join(folder, 'tools/start.mjs'), ...parameters], {
        cwd: folder,
        env: { ...clean, PORT: port, API_PORT: apiPort, POSTGRES_PORT: postgresPort, SANDBOX_PORT: sandboxPort, SANDBOX_MAIL_PORT: sandboxMailPort, ...env },
      });
      running.add(child);
      const said = { text: '' };
      for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said.text += text));
      const code = new Promise<number | null>((resolve) => child.once('close', resolve));
      return {
        said,
        code,
        kill: (signal: NodeJS.Signals) => child.kill(signal),
        pid: child.pid!,
        /** Until the shop is open; fails with what the script said when it ends before. */
        opened: () => until(() => said.text.includes('The shop is open'), () => child.exitCode !== null && said.text),
      };
    },
    async remove() {
      for (const child of running) child.kill('SIGTERM');
      await Promise.all([...running].map((child) => child.exitCode !== null || child.signalCode !== null || new Promise((resolve) => child.once('close', resolve))));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Waits for something to become true; the test's own time limit ends the wait. */
export async function until(isSo: () => boolean | Promise<boolean>, failed: () => string | false = () => false): Promise<void> {
  while (!(await isSo())) {
    const reason = failed();
    if (reason) throw new Error(reason);
    await pause(20);
  }
}
