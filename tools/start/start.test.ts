import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFakeCheckout, until } from './fake-checkout.ts';
import { isAlive } from './processes.mjs';

let checkout: Awaited<ReturnType<typeof createFakeCheckout>>;
beforeEach(async () => void (checkout = await createFakeCheckout()));
afterEach(() => checkout.remove());

const envOf = async (address: string) => (await fetch(`${address}/env`)).json() as Promise<NodeJS.ProcessEnv & { pid: number }>;
const builds = async () => (await readFile(join(checkout.folder, 'builds'), 'utf8')).trim().split('\n').length;

test('opens the shop, says where, and ends every process when asked to', async () => {
  const shop = checkout.start();
  await shop.opened();
  expect(shop.said.text).toContain(`The shop is open: http://localhost:${checkout.port}`);
  const [storefront, api] = [await envOf(checkout.address), await envOf(checkout.apiAddress)];
  expect(storefront.API_URL).toBe(checkout.apiAddress);

  shop.kill('SIGTERM');
  expect(await shop.code).toBe(0);
  expect([storefront.pid, api.pid].filter(isAlive)).toEqual([]);
});

test('gives storefront and API one secret, readable by this user only, and keeps it for the next time', async () => {
  const first = checkout.start();
  await first.opened();
  const { SHOP_SECRET: secret } = await envOf(checkout.address);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect((await envOf(checkout.apiAddress)).SHOP_SECRET).toBe(secret);
  expect((await stat(join(checkout.folder, '.data/secrets.json'))).mode & 0o777).toBe(0o600);
  first.kill('SIGINT');
  await first.code;

  await checkout.start().opened();
  expect((await envOf(checkout.address)).SHOP_SECRET).toBe(secret);
});

test('starts a sandbox that plays the payment provider and the mail server, and gives it and the API the same keys', async () => {
  await checkout.start().opened();
  const [sandbox, api, storefront] = [await envOf(checkout.sandboxAddress), await envOf(checkout.apiAddress), await envOf(checkout.address)];
  expect(api.ADYEN_API_URL).toBe(checkout.sandboxAddress);
  expect(api.ADYEN_API_KEY).toMatch(/^sandbox_[\w-]{32}$/);
  expect(sandbox).toMatchObject({ ADYEN_API_KEY: api.ADYEN_API_KEY, ADYEN_HMAC_KEY: api.ADYEN_HMAC_KEY, WEBHOOK_URL: `${checkout.apiAddress}/api/payment/adyen/notifications` });
  expect(storefront.PAYMENT_ORIGINS).toBe(sandbox.SANDBOX_URL);
  expect(api.MAIL_URL).toBe(`smtp://sandbox:sandbox@127.0.0.1:${sandbox.SANDBOX_MAIL_PORT}`);
});

test('starts no sandbox beside a real payment provider, nor in production', async () => {
  for (const env of [{ ADYEN_API_KEY: 'real' }, { SHOP_ENV: 'production' }]) {
    const shop = checkout.start([], env);
    await shop.opened();
    expect(await fetch(checkout.sandboxAddress).catch(() => 'nobody')).toBe('nobody');
    expect((await envOf(checkout.apiAddress)).ADYEN_API_URL).toBeUndefined();
    expect((await envOf(checkout.apiAddress)).MAIL_URL).toBeUndefined();
    shop.kill('SIGTERM');
    await shop.code;
  }
});

test('builds the storefront only when a source of it has changed', async () => {
  const open = async () => {
    const shop = checkout.start();
    await shop.opened();
    shop.kill('SIGTERM');
    await shop.code;
  };
  await open();
  await open();
  expect(await builds()).toBe(1);
  await checkout.write('libs/window.ts', '// clearer glass');
  await open();
  expect(await builds()).toBe(2);
});

test('names a port in use, who uses it and the variable that changes it', async () => {
  const occupant = createServer().listen(checkout.port, '127.0.0.1');
  try {
    const shop = checkout.start();
    expect(await shop.code).toBe(1);
    expect(shop.said.text).toContain(`Port ${checkout.port} is in use by another program`);
    if (process.platform === 'linux') expect(shop.said.text).toContain(`(process ${process.pid}: `);
    expect(shop.said.text).toMatch(/choose another port: PORT=\d+ npm start/);
  } finally {
    occupant.close();
  }
});

test('does not open a second shop on the same data folder, and says which one is open', async () => {
  const first = checkout.start();
  await first.opened();
  const second = checkout.start();
  expect(await second.code).toBe(1);
  expect(second.said.text).toContain(`An earlier shop of this folder is still open at http://localhost:${checkout.port} (process ${first.pid})`);
  expect((await fetch(checkout.address)).status).toBe(200);
});

test('starts a program again when it dies, and says so', async () => {
  const shop = checkout.start();
  await shop.opened();
  const { pid } = await envOf(checkout.apiAddress);
  await fetch(`${checkout.apiAddress}/die`).catch(() => {});
  await until(async () => (await fetch(checkout.apiAddress).catch(() => undefined))?.status === 200 && (await envOf(checkout.apiAddress)).pid !== pid);
  expect(shop.said.text).toContain('The commerce API ended by itself (exit code 3). It is started again in 0.5 s.');
  expect((await fetch(checkout.address)).status).toBe(200);

  shop.kill('SIGTERM');
  expect(await shop.code).toBe(0);
  await expect(fetch(checkout.apiAddress)).rejects.toThrow();
});

test('ends a run of a script when a program of its shop dies, with the last words of that one', async () => {
  await checkout.write('wait.ts', "await fetch(process.env.API_URL + '/die').catch(() => {}); await new Promise((done) => setTimeout(done, 60_000));");
  const run = checkout.start(['--then', 'wait.ts']);
  expect(await run.code).toBe(1);
  expect(run.said.text).toContain('The commerce API ended by itself (exit code 3)');
  expect(run.said.text.split('Its last words:')[1]).toContain('the roof is leaking');
});

test('lets one of two starts that begin at once open the shop, and the other say which one is open', async () => {
  const starts = [checkout.start(), checkout.start(), checkout.start()];
  await Promise.all(starts.map(async (shop) => Promise.race([shop.opened().catch(() => {}), shop.code])));
  const opened = starts.filter(({ said }) => said.text.includes('The shop is open'));
  expect(opened).toHaveLength(1);
  for (const { said } of starts) expect(said.text).not.toMatch(/^ +at /m);
});

test('says before it installs anything that its data folder cannot be written', async () => {
  await checkout.write('file', '');
  const shop = checkout.start([], { DATA_DIR: join(checkout.folder, 'file/data') });
  expect(await shop.code).toBe(1);
  expect(shop.said.text.trim()).toBe(`The data folder ${join(checkout.folder, 'file/data')} cannot be written (ENOTDIR). Set DATA_DIR to a folder that this user may write.`);
});

test('says why a program could not even start', async () => {
  await checkout.write('apps/storefront/server/main.ts', "throw new Error('no window today')");
  const shop = checkout.start();
  expect(await shop.code).toBe(1);
  expect(shop.said.text).toContain('The storefront ended by itself (exit code 1)');
  expect(shop.said.text).toContain('no window today');
});

test('leaves no process behind when the start script is killed', async () => {
  const shop = checkout.start();
  await shop.opened();
  const pids = [(await envOf(checkout.address)).pid, (await envOf(checkout.apiAddress)).pid];
  shop.kill('SIGKILL');
  await until(() => !pids.some(isAlive));
});

test('opens again at once after the start script was killed', async () => {
  const killed = checkout.start();
  await killed.opened();
  killed.kill('SIGKILL');
  await checkout.start().opened();
  expect((await fetch(checkout.address)).status).toBe(200);
});

test('asks another commerce API when it is given, and starts none', async () => {
  await checkout.start([], { API_URL: 'http://127.0.0.1:9' }).opened();
  expect((await envOf(checkout.address)).API_URL).toBe('http://127.0.0.1:9');
  await expect(fetch(checkout.apiAddress)).rejects.toThrow();
});

test('runs a script against a shop of its own and passes on what it was given and its exit code', async () => {
  await checkout.write(
    'ask.ts',
    `const answer: Response = await fetch(process.env.SHOP_URL!);
    console.log([answer.status, process.argv.slice(2).join('+'), process.env.SHOP_URL, process.env.DATA_DIR].join(' '));
    process.exit(7);`,
  );
  await checkout.start().opened();
  const beside = checkout.start(['--then', 'ask.ts', 'red', '--size=M']);
  expect(await beside.code).toBe(7);
  const [, address, dataDirectory] = beside.said.text.match(/^200 red\+--size=M (\S+) (\S+)$/m)!;
  expect(address).not.toBe(checkout.address);
  await expect(stat(dataDirectory!)).rejects.toThrow('ENOENT');
});

test.each([
  [{ PORT: 'shop' }, 'PORT is "shop"; it must be a port number'],
  [{ SHOP_ENV: 'prod' }, 'SHOP_ENV is "prod"; it must be one of demo, test, production'],
  [{ PORT: '4207', API_PORT: '4207' }, 'must be five different ports'],
  [{ API_URL: 'localhost' }, 'API_URL is "localhost"; it must be a URL'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL is "mysql://x"; it must be a URL that begins with postgres://'],
])('refuses the setting %o in a sentence', async (env, sentence) => {
  const shop = checkout.start([], env);
  expect(await shop.code).toBe(1);
  expect(shop.said.text).toContain(sentence);
  expect(shop.said.text).not.toContain('at file:');
});
