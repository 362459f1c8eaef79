/** What is wrong with the sources of this checkout. Run by the doctor, on the workspace's Node, it prints it as JSON. */
import { contractServices } from '../contracts/generate.ts';
import { staleFiles } from '../contracts/stale.ts';
import { root } from '../start/checkout.mjs';
import { aliasesOf, unregisteredAliases, type Aliases } from '../workspace/aliases.ts';
import { missingTexts, namespacesOf, sampleTexts, textUses } from '../workspace/texts.ts';
import type { Fault } from './command.mjs';

const mends = { page: 'add it to `pages` there', widget: "add it to its library's `src/widgets.ts`", flyout: "add it to its library's `src/flyouts.ts`" };
const whys = { page: 'The page is answered as not found.', widget: 'The page is shown without it.', flyout: 'Nothing opens.' };

/** @param found services whose generated code is not their contract's, the aliases of each kind, and sentences about texts that no language has */
export const faultsOfSources = ({ stale, families, missing }: { stale: string[]; families: Aliases[]; missing: string[] }): Fault[] => [
  ...(stale.length === 0 ? [] : [{ what: `The generated code of ${stale.join(', ')} is not what its contract says.`, why: 'Shop and server would speak of other things than the contract.', mend: 'npm run generate' }]),
  ...families.flatMap((family) => unregisteredAliases(family).map((what) => ({ what: `${what}.`, why: whys[family.kind], mend: `${mends[family.kind]}; or correct the name where it is used` }))),
  ...missing.map((what) => ({ what: `${what}.`, why: 'Shoppers read the key, or another language.', mend: 'add it to apps/commerce-api/src/sample/texts.*.ts' })),
];

if (import.meta.main) {
  const stale = [];
  for (const service of await contractServices()) if ((await staleFiles(service)).length > 0) stale.push(service);
  const texts = await sampleTexts(root);
  console.log(JSON.stringify(faultsOfSources({ stale, families: await aliasesOf(root), missing: missingTexts(await textUses(root, namespacesOf(texts)), texts) })));
}
