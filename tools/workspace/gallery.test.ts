import { readFile } from 'node:fs/promises';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { brands } from '@selvedge/ui/tokens';
import { afterEach, expect, test, vi } from 'vitest';
import type { ViteUserConfig } from 'vitest/config';
import { resolveConfig } from 'vitest/node';
import { root } from '../start/checkout.mjs';
import { projectFolders } from './projects.ts';

const gallery = 'apps/gallery';
afterEach(() => void vi.unstubAllEnvs());

/** How often, and as whom, the gallery runs every story. */
async function runs(matrix: string): Promise<string[]> {
  vi.stubEnv('GALLERY_MATRIX', matrix);
  const config = await resolveConfig({ root: join(root, gallery), config: join(root, gallery, 'vitest.config.ts') });
  return (config as unknown as ViteUserConfig).test!.browser!.instances!.map(({ name }) => name!);
}

test('a change is seen in both directions, the night in every brand, width and language', async () => {
  expect(await runs('')).toEqual(['en', 'ar']);
  const all = Object.keys(brands).flatMap((brand) => ['phone', 'tablet', 'desktop'].flatMap((width) => ['en', 'de', 'ar'].map((language) => `${language} ${brand} ${width}`)));
  expect(all).toHaveLength(27);
  expect((await runs('full')).sort()).toEqual(all.sort());
});

test('whatever has stories is what the gallery depends on, so that a change of it is seen there', async () => {
  const manifestOf = async (folder: string) => JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8')) as { name: string; nx: { implicitDependencies: string[] } };
  const shown = (await projectFolders()).filter((folder) => folder !== gallery && globSync('{src,app}/**/*.stories.tsx', { cwd: join(root, folder) }).length > 0);
  expect((await manifestOf(gallery)).nx.implicitDependencies.toSorted()).toEqual((await Promise.all(shown.map(manifestOf))).map(({ name }) => name).sort());
});
