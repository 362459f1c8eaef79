import autocannon from 'autocannon';
import { spawn, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';

const warmUp = 1_000;
const measured = 1_000;
/** Clock ticks of /proc in a second: 100 on every Linux that Node runs on. */
const ticks = 100;

/**
 * CPU of the storefront's process, in ms, for a listing that is in no cache (each time with another price range, so that all
 * 60 products stay), as it is and with gzip, and requests per second from the cache. A storefront of its own answers, so that only this is counted.
 */
export async function renderCost(listing: string): Promise<{ rendered: number; compressed: number; cached: number; cachedCpu: number }> {
  if (process.platform !== 'linux') throw new Error('CPU per request is read from /proc, which only Linux has.');
  const storefront = spawn(process.execPath, [new URL('../../apps/storefront/server/main.ts', import.meta.url).pathname], {
    env: { ...process.env, PORT: '0', NODE_ENV: 'production', EXIT_WITH_PARENT: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const address = await listening(storefront);
    let bound = 100_000;
    const uncached = async (count: number, encoding: 'identity' | 'gzip') => {
      for (let i = 0; i < count; i++) {
        const response = await fetch(`${address}${listing}?upperBoundingValue=${bound++}`, { headers: { 'accept-encoding': encoding } });
        if (response.status !== 200) throw new Error(`The listing answered ${response.status}.`);
        await response.arrayBuffer();
      }
    };
    const cpuPerPage = async (encoding: 'identity' | 'gzip') => {
      const before = await cpuOf(storefront);
      await uncached(measured, encoding);
      return ((await cpuOf(storefront)) - before) / measured;
    };
    await uncached(warmUp, 'gzip');
    const [rendered, compressed] = [await cpuPerPage('identity'), await cpuPerPage('gzip')];

    const load = { url: address + listing, connections: 16, headers: { 'accept-encoding': 'br' } };
    await autocannon({ ...load, duration: 2 });
    const start = await cpuOf(storefront);
    const { requests, non2xx } = await autocannon({ ...load, duration: 8 });
    if (non2xx > 0) throw new Error(`${non2xx} answers from the cache were no pages.`);
    return { rendered, compressed, cached: requests.average, cachedCpu: ((await cpuOf(storefront)) - start) / requests.total };
  } finally {
    storefront.kill();
  }
}

async function listening(storefront: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: storefront.stdout! })) {
    const address = /listening on (\S+)/.exec(line)?.[1];
    if (address) return address;
  }
  throw new Error('The storefront did not start.');
}

/** User and system time of a process, in ms. */
async function cpuOf({ pid }: ChildProcess): Promise<number> {
  const [user, system] = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]!.split(' ').slice(11, 13).map(Number) as [number, number];
  return ((user + system) / ticks) * 1000;
}

