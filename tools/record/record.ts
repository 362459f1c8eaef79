/** Records what the pages of the sample shop ask of the commerce API, for stories and tests: `npm run record`. */
import { spawn } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { sampleMarkets, samplePlaces, type RecordedCall, type SampleMarket, type SamplePlace } from '@selvedge/api-samples';

const { API_URL: apiUrl } = process.env;
if (!apiUrl) throw new Error('The recorder needs a commerce API: run `npm run record`.');
const storefront = fileURLToPath(new URL('../../apps/storefront/', import.meta.url));
const samples = (path: string) => new URL(`../../libs/api-clients/samples/${path}`, import.meta.url);
/** What is searched for. */
const terms: Record<SampleMarket, string> = { 'en-gb': 'wool coat', 'de-de': 'Wollmantel', 'ar-ae': 'معطف صوف' };
const pictures = new Set<string>();

/** Stands between a storefront and the API and writes down. */
let calls: RecordedCall[] = [];
const between = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = chunks.length > 0 ? Buffer.concat(chunks).toString() : undefined;
  const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !['host', 'connection', 'content-length', 'accept-encoding'].includes(name))) as Record<string, string>;
  const answer = await fetch(apiUrl + request.url, { method: request.method, headers, body });
  const text = await answer.text();
  if (answer.headers.get('content-type')?.includes('json')) calls.push({ method: request.method!, url: request.url!, body, status: answer.status, answer: JSON.parse(text) });
  response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'application/json' }).end(text);
});
await new Promise<void>((listening) => between.listen(0, '127.0.0.1', listening));
const free = await freePort();
const shop = `http://127.0.0.1:${free}`;
const child = spawn(process.execPath, [`${storefront}server/main.ts`], {
  cwd: storefront,
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, PORT: String(free), HOST: '127.0.0.1', API_URL: `http://127.0.0.1:${(between.address() as AddressInfo).port}`, PUBLIC_URL: shop },
});

try {
  await opened();
  for (const market of sampleMarkets) {
    calls = [];
    const listing = await visit(`/${market}/women/jeans`);
    const places: Record<SamplePlace, string> = {
      home: '/', listing: '/women/jeans', nothing: '/women/jeans?size=nothing', search: `/search?q=${encodeURIComponent(terms[market])}`, searchStart: '/search', searchNothing: '/search?q=xylophone', product: linkIn(listing, market, '/product/'), giftCard: linkIn(await visit(`/${market}/gift-cards`), market, '/product/'), content: '/about', terms: '/terms',
      basket: '/basket', checkout: '/checkout', details: '/checkout/details', shipping: '/checkout/shipping', summary: '/checkout/summary', payment: '/checkout/payment', receipt: '/receipt', notFound: '/no-such-page',
    };
    for (const place of samplePlaces) await visit(`/${market}${places[place] === '/' ? '' : places[place]}`);
    const once = [...new Map(calls.map((call) => [`${call.method} ${call.url} ${call.body}`, call])).values()];
    // Pictures without their make and edition, so that stories may name one and need not change with the range and its drawings.
    const text = JSON.stringify({ places, calls: once }, null, 1).replace(/(\/api\/media\/[^/"]+\/[^/"]+?)(?:\.m\d)?\.\d+(?=\/)/g, '$1');
    await writeFile(samples(`recorded/${market}.json`), `${text}\n`);
    console.log(`${market}: ${once.length} calls`);
    for (const [address] of text.matchAll(/\/api\/media\/[^"\\]+/g)) pictures.add(address.replace(/(?:\.jpg)?$/, '.jpg'));
  }
  await rm(samples('pictures'), { recursive: true, force: true });
  for (const picture of pictures) {
    // One small file stands for every width and format: who serves it reads no query, and browsers look into a picture for what it is.
    const answer = await fetch(`${apiUrl}${picture}?width=480&format=avif`);
    if (!answer.ok) throw new Error(`${picture} answers ${answer.status}.`);
    const file = samples(`pictures${picture}`);
    await mkdir(new URL('.', file), { recursive: true });
    await writeFile(file, new Uint8Array(await answer.arrayBuffer()));
  }
  console.log(`${pictures.size} pictures`);
} finally {
  child.kill();
  between.close();
}

async function visit(path: string): Promise<string> {
  const answer = await fetch(shop + path, { redirect: 'follow' });
  if (answer.status >= 500) throw new Error(`${path} answers ${answer.status}.`);
  return answer.text();
}

function linkIn(html: string, market: string, start: string): string {
  const link = new RegExp(`href="/${market}(${start}[^"?#]+)"`).exec(html)?.[1];
  if (!link) throw new Error(`No link to ${start} in ${market}.`);
  return link;
}

async function opened(): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      return void (await fetch(`${shop}/health`));
    } catch (error) {
      if (tries > 100 || child.exitCode !== null) throw error;
      await new Promise((later) => setTimeout(later, 100));
    }
  }
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((listening) => probe.listen(0, '127.0.0.1', listening));
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => probe.close(closed));
  return port;
}
