import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

const checkout = fileURLToPath(new URL('../../..', import.meta.url));

/** Commerce API, its PostgreSQL and the sandbox as processes of their own, for a test that kills them. */
export async function openPrograms() {
  const [apiPort, postgresPort, sandboxPort, mailPort] = await freePorts();
  const folder = await mkdtemp(join(tmpdir(), 'selvedge-faults-'));
  await chmod(folder, 0o711);
  const [api, sandbox] = [`http://127.0.0.1:${apiPort}`, `http://127.0.0.1:${sandboxPort}`];
  const env = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    SHOP_ENV: 'test',
    DATA_DIR: folder,
    API_PORT: String(apiPort),
    POSTGRES_PORT: String(postgresPort),
    SHOP_SECRET: 'faults',
    SHOP_ORIGINS: 'http://shop.test',
    RATE_LIMIT_SCALE: '100',
    PAYMENT_HOLD_MINUTES: '0.2',
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_MAIL_PORT: String(mailPort),
    MAIL_URL: `smtp://sandbox:sandbox@127.0.0.1:${mailPort}`,
    SANDBOX_URL: sandbox,
    WEBHOOK_URL: `${api}/api/payment/adyen/notifications`,
    ADYEN_API_KEY: `sandbox_${randomBytes(8).toString('hex')}`,
    ADYEN_CLIENT_KEY: 'sandbox_faults',
    ADYEN_HMAC_KEY: randomBytes(32).toString('hex'),
    ADYEN_MERCHANT_ACCOUNT: 'Selvedge',
    ADYEN_API_URL: sandbox,
    ADYEN_BROWSER_URL: sandbox,
  };
  const running = new Map<string, ChildProcess>();

  /** Resolves when it listens; rejects with its last words when it ends before. */
  function start(script: 'apps/commerce-api/src/main.ts' | 'apps/sandbox/src/main.ts'): Promise<void> {
    const child = spawn(process.execPath, [join(checkout, script)], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    running.set(script, child);
    let said = '';
    child.stderr.on('data', (text) => (said = `${said}${text}`.slice(-2_000)));
    return new Promise((resolve, reject) => {
      createInterface(child.stdout).on('line', (line) => / listening on http/.test(line) && resolve());
      child.once('exit', () => reject(new Error(`${script} ended: ${said}`)));
    });
  }

  return {
    api,
    sandbox,
    start,
    /** Ends a program at once, without a word. */
    async kill(script: Parameters<typeof start>[0]): Promise<void> {
      const child = running.get(script)!;
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await gone;
    },
    async killPostgres(): Promise<void> {
      const [pid] = (await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8').catch(() => '')).split('\n');
      if (pid) process.kill(Number(pid), 'SIGKILL');
    },
    async rows<Row extends object>(query: string): Promise<Row[]> {
      const password = (await readFile(join(folder, 'postgres.password'), 'utf8')).trim();
      const client = new pg.Client({ host: '127.0.0.1', port: postgresPort, user: 'postgres', password, database: 'postgres' });
      await client.connect();
      try {
        return (await client.query<Row>(query)).rows;
      } finally {
        await client.end();
      }
    },
    async close(): Promise<void> {
      for (const child of running.values()) if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      await Promise.all([...running.values()].map((child) => child.exitCode !== null || child.signalCode !== null || new Promise((resolve) => child.once('exit', resolve))));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function freePorts(): Promise<[number, number, number, number]> {
  // All are held until the last is found, so that none comes twice.
  const free = () => new Promise<ReturnType<typeof createServer>>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => resolve(server));
  });
  const servers = await Promise.all([free(), free(), free(), free()]);
  const ports = servers.map((server) => (server.address() as AddressInfo).port) as [number, number, number, number];
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}
