/** Turns every contract.yaml into types, schemas and a table of operations: `npm run generate`. */
import { readdir, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createClient } from '@hey-api/openapi-ts';
import { operationsSource } from './operations.ts';

/** Where the contracts lie, a folder each. */
export const services = fileURLToPath(new URL('../../libs/api-clients/', import.meta.url));

/** Writes the generated files of one service into `output` (its own `src/generated` unless told otherwise). */
export async function generate(service: string, output = `${services}${service}/src/generated`): Promise<void> {
  const input = `${services}${service}/contract.yaml`;
  await createClient({
    input,
    output: { path: output, module: { extension: '.ts' }, entryFile: false },
    logs: { level: 'silent' },
    plugins: [{ name: '@hey-api/typescript' }, { name: 'valibot', requests: false, definitions: true }],
  });
  await writeFile(`${output}/operations.gen.ts`, await operationsSource(input));
  await rm(`${output}/index.ts`, { force: true });
}

/** The services that have a contract with operations. */
export async function contractServices(): Promise<string[]> {
  const folders = await readdir(services);
  return folders.filter((name) => name !== 'common' && existsSync(`${services}${name}/contract.yaml`)).sort();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const service of await contractServices()) {
    await generate(service);
    console.log(`generated ${service}`);
  }
}
