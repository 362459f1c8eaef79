import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { className } from './class-names.ts';

const workspace = fileURLToPath(new URL('../../..', import.meta.url));

it('tells apart the same name in any two files of the workspace, in few characters', () => {
  const files = globSync('{apps,libs}/**/*.module.css', { cwd: workspace, exclude: (path) => /node_modules|dist|out-tsc/.test(path) });
  const names = files.map((file) => className('grid', workspace + file));
  expect(files.length).toBeGreaterThan(50);
  expect(new Set(names).size).toBe(files.length);
  for (const name of names) expect(name).toMatch(/^grid_[\w-]{4}$/);
});

it('is the same wherever a file is asked for', () => {
  expect(className('grid', `${workspace}libs/a/Grid.module.css?used`)).toBe(className('grid', `${workspace}libs/a/Grid.module.css`));
});
