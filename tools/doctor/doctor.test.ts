import { execFile, spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { copyOfShop } from '../generators/copy-of-shop.ts';
import { root, workspaceNode } from '../start/checkout.mjs';
import { freePorts } from '../start/ports.mjs';
import { readSettings } from '../start/settings.mjs';
import { report } from './command.mjs';
import { faultsOfInstallation } from './installation.mjs';
import { faultsOfSources } from './sources.ts';
import { faultsOfBrowser, faultsOfData, faultsOfPorts } from './surroundings.mjs';

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'selvedge-doctor-'))));
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

async function write(path: string, content: unknown): Promise<string> {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

/** What the doctor of a checkout says, as a person asks it, on ports that nobody has. */
async function askDoctor(checkout: string, words: string[], env: NodeJS.ProcessEnv = {}): Promise<{ code: unknown; stdout: string }> {
  const [port, apiPort, postgresPort, sandboxPort, sandboxMailPort] = await freePorts(5);
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|NX_|(SHOP_ENV|API_URL|DATABASE_URL)$)/.test(name)));
  const own = { PORT: String(port), API_PORT: String(apiPort), POSTGRES_PORT: String(postgresPort), SANDBOX_PORT: String(sandboxPort), SANDBOX_MAIL_PORT: String(sandboxMailPort), DATA_DIR: folder };
  return new Promise((resolve) => void execFile(workspaceNode, [join(checkout, 'tools/doctor.mjs'), ...words], { cwd: checkout, env: { ...inherited, ...own, NX_WORKSPACE_ROOT_PATH: checkout, ...env } }, (error, stdout) => resolve({ code: error?.code ?? 0, stdout })));
}

/** A process that runs until the test is over. */
async function program(...words: string[]): Promise<number> {
  const child = spawn(process.execPath, ['--eval', 'console.log("up"); setInterval(() => {}, 1000)', '--', ...words], { stdio: ['ignore', 'pipe', 'ignore'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  await new Promise((resolve) => child.stdout.once('data', resolve));
  return child.pid!;
}

describe('the installation', () => {
  const dependencies = { react: '19.0.0' };
  let node: string;
  beforeEach(async () => {
    await write('package.json', { workspaces: ['libs/*'], devDependencies: { vite: '8.0.0' } });
    await write('libs/hat/package.json', { dependencies });
    await write('package-lock.json', {
      packages: {
        '': { devDependencies: { vite: '8.0.0' } },
        'libs/hat': { dependencies },
        'node_modules/react': { version: '19.0.0' },
        'node_modules/vite': { version: '8.0.0' },
        'node_modules/only-elsewhere': { version: '1.0.0', optional: true },
      },
    });
    await write('node_modules/.package-lock.json', {});
    await write('node_modules/react/package.json', { version: '19.0.0' });
    await write('node_modules/vite/package.json', { version: '8.0.0' });
    node = await write('node', '#!/bin/sh\necho v24.1.0\n');
    await chmod(node, 0o755);
  });
  const faults = () => faultsOfInstallation(folder, node);

  test('of the lock is well', async () => expect(await faults()).toEqual([]));

  test.each<[string, () => Promise<unknown>, RegExp, string]>([
    ['absent', () => rm(join(folder, 'node_modules'), { recursive: true }), /^The packages are not installed/, 'npm ci'],
    ['half made', () => rm(join(folder, 'node_modules/.package-lock.json')), /only half installed/, 'npm ci'],
    ['older than the lock', () => write('node_modules/react/package.json', { version: '18.0.0' }), /react is 18\.0\.0, not 19\.0\.0/, 'npm ci'],
    ['lacking a package', () => rm(join(folder, 'node_modules/vite'), { recursive: true }), /vite is missing/, 'npm ci'],
    ['not asked for what a package.json has since', () => write('libs/hat/package.json', { dependencies: { ...dependencies, felt: '1.0.0' } }), /does not know what is asked for: felt 1\.0\.0 \(libs\/hat\)/, 'npm install'],
    ['without the Node that an install script brings', () => rm(node), /The Node 24 that the workspace brings is not there: the install scripts .* were skipped/, 'npm rebuild --ignore-scripts=false'],
    ['without its lock', () => write('package-lock.json', '<<<<<<< HEAD'), /package-lock\.json is missing or broken/, 'git checkout package-lock.json'],
  ])('that is %s is explained', async (_, plant, what, mend) => {
    await plant();
    const found = await faults();
    expect(found).toMatchObject([{ mend }]);
    expect(found[0]!.what).toMatch(what);
  });
});

describe('the surroundings', () => {
  const settings = async () => {
    const [port, apiPort, postgresPort, sandboxPort, sandboxMailPort] = await freePorts(5);
    return readSettings({ PORT: String(port), API_PORT: String(apiPort), POSTGRES_PORT: String(postgresPort), SANDBOX_PORT: String(sandboxPort), SANDBOX_MAIL_PORT: String(sandboxMailPort), DATA_DIR: folder }, folder);
  };
  const shopOf = async (start: number, programs: { pid: number; script: string }[]) => write('shop.json', { start, address: 'http://localhost:1', programs });

  test('of a fresh checkout are well', async () => {
    expect([...(await faultsOfPorts(await settings(), folder)), ...(await faultsOfData(await settings()))]).toEqual([]);
  });

  test.each([
    ['port', 'PORT'], ['apiPort', 'API_PORT'], ['postgresPort', 'POSTGRES_PORT'], ['sandboxPort', 'SANDBOX_PORT'], ['sandboxMailPort', 'SANDBOX_MAIL_PORT'],
  ] as const)('name a port that is taken, by whom, and how to be rid of it: %s', async (name, variable) => {
    const mine = await settings();
    const occupant = createServer();
    await new Promise<void>((resolve) => occupant.listen(mine[name], '127.0.0.1', resolve));
    onTestFinished(() => void occupant.close());
    const [fault, ...others] = await faultsOfPorts(mine, folder);
    expect(others).toEqual([]);
    expect(fault!.what).toContain(`Port ${mine[name]} is in use by another program`);
    expect(fault!.mend).toContain(`${variable}=${mine[name] + 100} npm start`);
    if (process.platform === 'linux') expect(fault!.mend).toContain(`kill ${process.pid}`);
  });

  test('are well beside an open shop of this folder, on its ports', async () => {
    const mine = await settings();
    const occupant = createServer();
    await new Promise<void>((resolve) => occupant.listen(mine.port, '127.0.0.1', resolve));
    onTestFinished(() => void occupant.close());
    await shopOf(await program('start.mjs'), []);
    expect([...(await faultsOfPorts(mine, folder)), ...(await faultsOfData(mine))]).toEqual([]);
  });

  test('name what a killed shop left running', async () => {
    const left = await program('apps/commerce-api/src/main.ts');
    // The start is gone: no process has the number of one that has ended.
    await shopOf(2 ** 22 + 1, [{ pid: left, script: 'apps/commerce-api/src/main.ts' }, { pid: process.pid, script: 'somebody-else.ts' }]);
    expect(await faultsOfData(await settings())).toMatchObject([{ what: expect.stringContaining('The shop at http://localhost:1 was killed and left a program running'), mend: `kill ${left}` }]);
  });

  test('name a database whose shop was killed', async () => {
    const postgres = await program('postgres', '-D', join(folder, 'postgres'));
    await write('postgres/postmaster.pid', `${postgres}\n${join(folder, 'postgres')}\n1763000000\n4002\n`);
    expect(await faultsOfData(await settings())).toMatchObject([{ what: expect.stringContaining(`A PostgreSQL (process ${postgres}, port 4002)`), mend: `kill -INT ${postgres}` }]);
  });

  test('do not mind the pid file of a database that is gone, though its number is taken', async () => {
    await write('postgres/postmaster.pid', `${process.pid}\n${join(folder, 'postgres')}\n1763000000\n4002\n`);
    expect(await faultsOfData(await settings())).toEqual([]);
  });

  test('name a database that nobody can open', async () => {
    await write('postgres/global/pg_control', '');
    expect(await faultsOfData(await settings())).toMatchObject([{ what: expect.stringContaining('postgres.password is missing'), mend: expect.stringContaining(`rm -r ${join(folder, 'postgres')}`) }]);
  });

  test('name a Chromium that does not run', async () => {
    vi.stubEnv('CHROMIUM_PATH', join(folder, 'gone'));
    expect(await faultsOfBrowser()).toMatchObject([{ what: expect.stringContaining('gone", which does not run'), mend: 'unset CHROMIUM_PATH' }]);
  });
});

test('the sources of this checkout are well: contracts, aliases, texts', async () => {
  const { stdout } = await promisify(execFile)(workspaceNode, [join(root, 'tools/doctor/sources.ts')]);
  expect(JSON.parse(stdout)).toEqual([]);
}, 60_000);

test('sources that are not well are told with what mends them', () => {
  const family = { kind: 'widget' as const, known: ['hatWidget'], knownIn: 'widget-aliases.ts', registered: [], toCome: [], table: 'widgets.ts', uses: [] };
  expect(faultsOfSources({ stale: ['order'], families: [family], missing: ['The text "hat.title" is missing in en'] })).toEqual([
    expect.objectContaining({ what: expect.stringContaining('order'), mend: 'npm run generate' }),
    expect.objectContaining({ what: expect.stringContaining('"hatWidget"'), why: 'The page is shown without it.', mend: expect.stringContaining('src/widgets.ts') }),
    expect.objectContaining({ what: 'The text "hat.title" is missing in en.', mend: expect.stringContaining('texts.*.ts') }),
  ]);
});

test.each([
  ['an unknown environment', { SHOP_ENV: 'moon' }, 'SHOP_ENV is "moon"; it must be one of demo, test, production.'],
  ['a port that is no number', { API_PORT: 'x' }, 'API_PORT is "x"; it must be a port number, 1 to 65535.'],
  ['an address of another kind', { DATABASE_URL: 'mysql://hats' }, 'DATABASE_URL is "mysql://hats"; it must be a URL that begins with postgres:// or postgresql://.'],
])('wrong settings are told with what mends them: %s', async (_, env, what) => {
  const { code, stdout } = await askDoctor(root, ['--quick'], env);
  expect(stdout).toContain(`. ${what}\n   Why it matters: The shop cannot start with these settings.\n   What mends it:  Change the variable that is named, or unset it.`);
  expect(code).toBe(1);
}, 60_000);

// On other systems one is looked for outside of PATH too.
test.runIf(process.platform === 'linux')('a machine without Chromium is told what brings one', async () => {
  const { stdout } = await askDoctor(root, ['--quick'], { CHROMIUM_PATH: '', PATH: folder, PLAYWRIGHT_BROWSERS_PATH: folder });
  expect(stdout).toMatch(/\d\. There is no Chromium on this machine\.\n {3}Why it matters: .*\n {3}What mends it: {2}\S/);
}, 60_000);

test('a checkout, a machine and data with faults of every kind are told each of them', async () => {
  const copy = await copyOfShop();
  onTestFinished(() => rm(copy, { recursive: true, force: true }));
  const change = async (path: string, from: string, to: string) => {
    const text = await readFile(join(copy, path), 'utf8');
    expect(text).toContain(from);
    await writeFile(join(copy, path), text.replace(from, to));
  };
  // The copy leaves out npm's own record.
  expect((await askDoctor(copy, [])).stdout).toMatch(/only half installed[^]*were not looked at/);
  await writeFile(join(copy, 'node_modules/.package-lock.json'), '{}');
  expect((await askDoctor(copy, [])).stdout).toBe('All well.\n');

  const references = JSON.parse(await readFile(join(copy, 'libs/basket/tsconfig.json'), 'utf8')) as { references: object[] };
  await writeFile(join(copy, 'libs/basket/tsconfig.json'), JSON.stringify({ ...references, references: references.references.slice(1) }));
  await change('libs/api-clients/stores/contract.yaml', 'summary: Stores of the market', 'summary: Shops of the market');
  await change('libs/basket/src/flyouts.ts', "  miniBasket: () => import('./mini-basket/MiniBasket.tsx'),\n", '');
  await writeFile(join(copy, 'libs/basket/src/hat.ts'), "t('basket.hat');\n");
  await write('postgres/global/pg_control', '');
  const { code, stdout } = await askDoctor(copy, [], { CHROMIUM_PATH: join(folder, 'gone') });
  const told = [
    [/postgres\.password is missing/, /rm -r .*postgres/],
    [/gone", which does not run/, /unset CHROMIUM_PATH/],
    [/The generated code of stores is not what its contract says/, /npm run generate/],
    [/miniBasket/, /src\/flyouts\.ts/],
    [/"basket\.hat"/, /texts\.\*\.ts/],
    [/The project references in tsconfig\.json files differ/, /npx nx sync/],
  ] as const;
  for (const [what, mend] of told) expect(stdout).toMatch(new RegExp(`^\\d\\. .*${what.source}.*\\n {3}Why it matters: .+\\n {3}What mends it: {2}.*${mend.source}`, 'm'));
  expect(code).toBe(1);
}, 170_000);

describe('the report', () => {
  test('says that all is well', () => expect(report([])).toBe('All well.'));

  test('numbers the faults, each with why it matters and what mends it', () => {
    const fault = { what: 'It leaks.', why: 'You get wet.', mend: 'close the roof' };
    expect(report([fault, { ...fault, mend: 'one\nor two' }])).toBe(
      '1. It leaks.\n   Why it matters: You get wet.\n   What mends it:  close the roof\n\n2. It leaks.\n   Why it matters: You get wet.\n   What mends it:  one\n                   or two',
    );
  });

  test('ends with exit code 1 when there are faults', async () => {
    const occupant = createServer();
    await new Promise<void>((resolve) => occupant.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void occupant.close());
    const { port } = occupant.address() as { port: number };
    const { code, stdout } = await askDoctor(root, ['--quick'], { PORT: String(port) });
    expect(stdout).toContain(`1. Port ${port} is in use by `);
    expect(code).toBe(1);
  });
});
