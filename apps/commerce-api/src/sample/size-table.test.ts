import { expect, it } from 'vitest';
import { sampleLanguages } from './say.ts';
import { sizeTable } from './size-table.ts';
import { sizeRuns, type SizeRunName } from './sizes.ts';

const runs: SizeRunName[] = ['womenJeans', 'menJeans', 'womenShoes', 'menShoes', 'womenTops', 'menTops'];

it.each(sampleLanguages.flatMap((language) => runs.map((run) => [language, run] as const)))('measures in %s every size of %s', (language, run) => {
  const tables = sizeTable.$text[language]!.split(/\n{2,}/).filter((part) => part.startsWith('|')).map((part) => part.split('\n').slice(2).map((line) => /^\| (\S+)/.exec(line)![1]!));
  const sold = sizeRuns[run].map(({ name }) => name);
  expect(tables.filter((sizes) => sold.every((size) => sizes.includes(size)))).not.toEqual([]);
});
