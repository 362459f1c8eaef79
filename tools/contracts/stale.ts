import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../start/checkout.mjs';
import { generate } from './generate.ts';

/**
 * The generated files of a service that are not what its contract says today.
 * @param generatedIn where they are kept
 */
export async function staleFiles(service: string, generatedIn = join(root, 'libs/api-clients', service, 'src/generated')): Promise<string[]> {
  const output = await mkdtemp(join(tmpdir(), 'selvedge-generated-'));
  try {
    await generate(service, output);
    const [right, present] = await Promise.all([contents(output), contents(generatedIn)]);
    if (right.size === 0) throw new Error(`Nothing was generated for ${service}.`);
    return [...new Set([...right.keys(), ...present.keys()])].filter((name) => right.get(name) !== present.get(name)).sort();
  } finally {
    await rm(output, { recursive: true, force: true });
  }
}

async function contents(folder: string): Promise<Map<string, string>> {
  const names = await readdir(folder).catch(() => []);
  return new Map(await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const)));
}
