/**
 * A package registry for trying releases, on this machine and for as long as it runs. It keeps what is published to it in
 * memory, and otherwise serves what is installed in this workspace: so an app outside can be installed with no network.
 * `node tools/run.mjs tools/publish/registry.ts` opens one on REGISTRY_PORT (4748).
 */
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { root } from '../start/checkout.mjs';

/** A package as npm asks for it; of a version we need to know little. */
interface Packument {
  name: string;
  'dist-tags': Record<string, string>;
  versions: Record<string, { name: string; version: string; dist: { tarball: string; integrity?: string; shasum?: string } }>;
}

export interface Registry {
  url: string;
  /** What was published since it was opened. */
  published: ReadonlyMap<string, Packument>;
  close(): Promise<void>;
}

/** @param port 0 for any free one */
export async function openRegistry(port = 0): Promise<Registry> {
  const published = new Map<string, Packument>();
  const tarballs = new Map<string, Buffer>();
  const installed = await installedPackages();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = decodeURIComponent(request.url!.split('?')[0]!).slice(1);
    const say = (status: number, body: unknown) => void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (request.method === 'PUT') return say(...(await publish(path, request)));
    if (path === '-/ping' || path === '-/whoami') return say(200, { username: 'release' });
    const [name, file] = path.split('/-/') as [string, string | undefined];
    if (name.startsWith('-/package/')) return say(200, published.get(name.replace(/^-\/package\/|\/dist-tags$/g, ''))?.['dist-tags'] ?? {});
    if (!file) {
      const known = published.get(name) ?? (await packumentOf(name));
      return known ? say(200, known) : say(404, { error: `${name} is neither published here nor installed in the workspace.` });
    }
    const tarball = tarballs.get(path);
    if (tarball) return void response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(tarball);
    const folder = installed.get(name)?.get(file.replace(/\.tgz$/, ''));
    if (!folder) return say(404, { error: `There is no ${path}.` });
    // npm drops the first folder of a tarball, whatever its name.
    const tar = spawn('tar', ['-czf', '-', '--exclude', `${folder.split('/').at(-1)}/node_modules`, '-C', join(root, dirname(folder)), folder.split('/').at(-1)!], { stdio: ['ignore', 'pipe', 'inherit'] });
    tar.stdout.pipe(response);
  }

  async function publish(name: string, request: IncomingMessage): Promise<[number, unknown]> {
    const sent = JSON.parse((await buffer(request)).toString()) as Packument & { _attachments: Record<string, { data: string }> };
    const known = published.get(name) ?? { name, 'dist-tags': {}, versions: {} };
    const [[version, manifest], [, attachment]] = [Object.entries(sent.versions)[0]!, Object.entries(sent._attachments)[0]!];
    if (known.versions[version]) return [409, { error: `${name}@${version} is published already.` }];
    tarballs.set(`${name}/-/${version}.tgz`, Buffer.from(attachment.data, 'base64'));
    known.versions[version] = { ...manifest, dist: { ...manifest.dist, tarball: `${url}${name}/-/${version}.tgz` } };
    Object.assign(known['dist-tags'], sent['dist-tags']);
    published.set(name, known);
    return [201, { ok: true }];
  }

  async function packumentOf(name: string): Promise<Packument | undefined> {
    const copies = [...(installed.get(name) ?? [])];
    if (copies.length === 0) return undefined;
    const versions = await Promise.all(
      copies.map(async ([version, folder]) => [version, { ...JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8')), dist: { tarball: `${url}${name}/-/${version}.tgz` } }] as const),
    );
    return { name, 'dist-tags': { latest: copies[0]![0] }, versions: Object.fromEntries(versions) };
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: Error) => response.headersSent ? response.destroy(error) : response.writeHead(500).end(JSON.stringify({ error: error.message })));
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return {
    url,
    published,
    close: () => new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    }),
  };
}

/** Name → version → folder below the workspace's root, the copy at the top first. */
async function installedPackages(): Promise<Map<string, Map<string, string>>> {
  const { packages } = JSON.parse(await readFile(join(root, 'node_modules/.package-lock.json'), 'utf8')) as { packages: Record<string, { version?: string; link?: boolean }> };
  const found = new Map<string, Map<string, string>>();
  for (const [folder, { version, link }] of Object.entries(packages).sort(([a], [b]) => a.length - b.length)) {
    const name = folder.split('node_modules/').at(-1)!;
    if (!folder.includes('node_modules/') || !version || link) continue;
    if (!found.has(name)) found.set(name, new Map());
    if (!found.get(name)!.has(version)) found.get(name)!.set(version, folder);
  }
  return found;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { url } = await openRegistry(Number(process.env.REGISTRY_PORT ?? 4748));
  console.log(`The registry for trying releases is open at ${url}`);
}
