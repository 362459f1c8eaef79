import { expect, test } from 'vitest';
import { examplesOf, faultsOf } from './examples.ts';
import { documents, readDocument } from './markdown.ts';

test('every example in a document compiles', { timeout: 120_000 }, async () => {
  const examples = (await documents()).flatMap(examplesOf);
  expect(examples.length).toBeGreaterThan(20);
  const wrong = readDocument('libs/market/README.md', "```ts\nimport { useMoneyy } from '@selvedge/market';\nexport const money = useMoneyy;\n```");
  expect(faultsOf([...examples, ...examplesOf(wrong).map((one) => ({ ...one, file: 'libs/market/src/wrong.ts' }))])).toEqual([expect.stringMatching(/^libs\/market\/README.md, block 1, line 1: .*useMoneyy/)]);
});

test('fragments are few', async () => {
  const fragments = (await documents()).flatMap(({ blocks }) => blocks).filter(({ remark }) => remark === 'fragment');
  expect(fragments.length).toBeLessThan(16);
});

test('an example stands where its first line says, or else in the sources beside its document', () => {
  const places = (file: string, block: string) => examplesOf(readDocument(file, `\`\`\`ts\n${block}\n\`\`\``)).map((one) => one.file);
  expect(places('apps/storefront/README.md', '// app/pages/search.page.ts\nexport {};')).toEqual(['apps/storefront/app/pages/search.page.ts']);
  expect(places('docs/how-to/add-a-market.md', '// libs/market/src/market.data.ts\nexport {};')).toEqual(['libs/market/src/market.data.ts']);
  expect(places('libs/market/README.md', 'export {};')).toEqual(['libs/market/src/readme-1.ts']);
});
