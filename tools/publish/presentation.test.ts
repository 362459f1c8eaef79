import { expect, test } from 'vitest';
import { presentationOf, publishedReadme } from './presentation.ts';

const readme = '# @selvedge/loom\n\nWhat `weaves` cloth, **slowly**:\nby hand. How: [decision 0006](../../docs/decisions/0006-widgets.md).\n\n## What it owns\n';

test('a package is described by the first sentence of its README, without marks', () => {
  expect(presentationOf(readme, {}, 'libs/loom')).toEqual({ description: 'What weaves cloth, slowly: by hand.' });
});

test('a package leads to its folder in the repository that the workspace names', () => {
  const repository = { type: 'git', url: 'git+https://example.com/selvedge.git' };
  expect(presentationOf(readme, { repository }, 'libs/loom').repository).toEqual({ ...repository, directory: 'libs/loom' });
});

test('of a link out of the package the words stay; one that leads anywhere else stays a link', () => {
  expect(publishedReadme('[a](../b/README.md#c), [d](#e), [f](https://example.com)')).toBe('a, [d](#e), [f](https://example.com)');
});
