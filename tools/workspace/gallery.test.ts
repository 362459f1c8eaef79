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

/** What the stories of each run are given: brand, width and language, and whether they may move. */
async function runs(matrix: string): Promise<string[]> {
  vi.stubEnv('GALLERY_MATRIX', matrix);
  const config = await resolveConfig({ root: join(root, gallery), config: join(root, gallery, 'vitest.config.ts') });
  return (config as unknown as ViteUserConfig).test!.browser!.instances!.map(({ provide, provider }) => {
    const { brand, viewport, language, direction } = Object.values(provide!)[0] as Record<string, string> & { viewport: { value: string } };
    const { reducedMotion } = (provider!.options as { contextOptions: { reducedMotion: string } }).contextOptions;
    return [brand, viewport.value, language, direction, reducedMotion].join(' ');
  });
}

test('a change is seen in both directions, moving and still; the night in every brand, width and language', async () => {
  expect(await runs('')).toEqual(['selvedge phone en language no-preference', 'selvedge phone ar language reduce']);
  const all = Object.keys(brands).flatMap((brand) => ['phone', 'tablet', 'desktop'].flatMap((width) => ['en language no-preference', 'de language reduce', 'ar language reduce'].map((reader) => `${brand} ${width} ${reader}`)));
  expect(all).toHaveLength(27);
  expect((await runs('full')).sort()).toEqual(all.sort());
});

test('whatever has stories is what the gallery depends on, so that a change of it is seen there', async () => {
  const manifestOf = async (folder: string) => JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8')) as { name: string; nx: { implicitDependencies: string[] } };
  const shown = (await projectFolders()).filter((folder) => folder !== gallery && globSync('{src,app}/**/*.stories.tsx', { cwd: join(root, folder) }).length > 0);
  expect((await manifestOf(gallery)).nx.implicitDependencies.toSorted()).toEqual((await Promise.all(shown.map(manifestOf))).map(({ name }) => name).sort());
});
