import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from '../start/checkout.mjs';
import { builtLibraries } from './libraries.ts';
import { packed } from './tarballs.ts';

const all = await builtLibraries();
let folder: string;
let tarballs: Map<string, { file: string; paths: string[] }>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'selvedge-packages-'));
  tarballs = await packed(all, folder);
}, 60_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

describe.each(all.map(({ manifest }) => manifest.name))('%s', (name) => {
  const bytes = async () => new Uint8Array(await readFile(tarballs.get(name)!.file));

  it('is a package that publint finds nothing wrong with', async () => {
    const { messages, pkg } = await publint({ pack: { tarball: (await bytes()).buffer }, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg!))).toEqual([]);
  });

  it('has types that are right for who imports it, in a bundler and in Node', async () => {
    const { types, ...result } = await checkPackage(createPackageFromTarballData(await bytes()), { excludeEntrypoints: [/\.(css|yaml)$/] });
    expect(types).toBeTruthy();
    const problems = 'problems' in result ? result.problems : ['no types'];
    // ESM only: who requires it from CommonJS, or resolves as Node 10 did, is not served.
    expect(problems.filter((problem) => typeof problem === 'string' || !('resolutionKind' in problem) || problem.resolutionKind === 'node16-esm' || problem.resolutionKind === 'bundler')).toEqual([]);
  });

  it('imports only packages that it declares, in its declarations too', async () => {
    const { dependencies, peers, imported } = await packagesOf(name);
    expect(imported.filter((specifier) => ![...dependencies, ...peers].includes(specifier))).toEqual([]);
  });

  it('leaves it to the app to bring, once, what holds contexts and stores', async () => {
    const { dependencies, peers, imported } = await packagesOf(name);
    const once = ['react', 'react-dom', '@tanstack/react-query', 'jotai', 'react-router'];
    expect(once.filter((one) => dependencies.includes(one) || (imported.includes(one) && !peers.includes(one)))).toEqual([]);
  });

  it('says what it is, and its README leads to nothing that it does not hold', async () => {
    const { built } = all.find(({ manifest }) => manifest.name === name)!;
    const { description } = JSON.parse(await readFile(join(built, 'package.json'), 'utf8')) as { description: string };
    expect(description).toMatch(/^[A-Z][^`*[\]]{15,250}\.$/);
    const readme = await readFile(join(built, 'README.md'), 'utf8');
    expect([...readme.matchAll(/\]\((?!https?:|#)([^)]+)\)/g)].map(([, target]) => target!).filter((target) => !tarballs.get(name)!.paths.includes(target))).toEqual([]);
  });

  it('holds neither tests nor stories nor samples nor sources, but a licence', () => {
    const { paths } = tarballs.get(name)!;
    expect(paths).toContain('LICENSE');
    expect(paths.filter((path) => /\.(test|stories|sample)\.|\.map$|tsbuildinfo/.test(path) || (/\.tsx?$/.test(path) && !path.endsWith('.d.ts')))).toEqual([]);
  });
});

/** What the published package of that name declares, and what its files import. */
async function packagesOf(name: string): Promise<Record<'dependencies' | 'peers' | 'imported', string[]>> {
  const { built } = all.find(({ manifest }) => manifest.name === name)!;
  const { dependencies = {}, peerDependencies = {} } = JSON.parse(await readFile(join(built, 'package.json'), 'utf8')) as { dependencies?: object; peerDependencies?: object };
  const texts = await Promise.all(tarballs.get(name)!.paths.filter((path) => /\.(js|d\.ts)$/.test(path)).map((path) => readFile(join(built, path), 'utf8')));
  const imported = new Set(texts.flatMap((text) => [...text.matchAll(/(?:\bfrom |\bimport\(|^import )['"]([^.'"][^'"]*)['"]/gm)].map(([, specifier]) => specifier!.split('/').slice(0, specifier!.startsWith('@') ? 2 : 1).join('/'))));
  return { dependencies: Object.keys(dependencies), peers: Object.keys(peerDependencies), imported: [...imported] };
}

describe.each(all.filter(({ manifest }) => manifest.exports['./contract.yaml']).map((library) => [library.manifest.name, library] as const))('the contract of %s', (_, { built, folder }) => {
  it('stands alone: whatever it refers to is in it, and no operation is lost', async () => {
    const contract = parse(await readFile(join(built, 'contract.yaml'), 'utf8')) as { paths: object };
    const found = (pointer: string) => pointer.split('/').slice(1).reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], contract);
    const references = [...JSON.stringify(contract).matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference!);
    expect(references.length).toBeGreaterThan(0);
    expect(references.filter((reference) => !reference.startsWith('#/') || found(reference.slice(1)) === undefined)).toEqual([]);
    expect(Object.keys(contract.paths)).toEqual(Object.keys((parse(await readFile(join(root, folder, 'contract.yaml'), 'utf8')) as typeof contract).paths));
  });
});
