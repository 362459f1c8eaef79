import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

export interface SearchCost {
  options: number;
  /** ms from a database that answers to a catalogue that can be searched. */
  ready: number;
  /** Bytes of the catalogue, indexes included. */
  memory: number;
  /** ms that others wait while it is read anew: all but one in a hundred of the turns of the event loop. */
  pause: number;
  /** ms in the engine. */
  search: { p50: number; p95: number };
  /** ms from asking the API to the last byte of a page of products. */
  overHttp: { p50: number; p95: number };
  suggestion: { p50: number; p95: number };
  /** ms of the longest answer to a request that makes no sense. */
  nonsense: number;
}

/** What searching a range of 50,000 style options costs, in a database of its own. */
export async function searchCost(): Promise<SearchCost> {
  const { DATABASE_URL: _theShopsOwn, ...env } = process.env;
  const bench = spawn(process.execPath, [fileURLToPath(new URL('../../apps/commerce-api/src/search/search.bench.ts', import.meta.url))], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<number | null>((resolve) => bench.once('close', resolve));
  const said = await text(bench.stdout);
  if ((await ended) !== 0) throw new Error('The bench of the search failed; what it said stands above.');
  return JSON.parse(said.trim().split('\n').at(-1)!) as SearchCost;
}
