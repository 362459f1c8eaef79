/** Prints what is wrong with the sources of this checkout as JSON; for the doctor, on the workspace's Node. */
import { contractServices } from '../contracts/generate.ts';
import { staleFiles } from '../contracts/stale.ts';
import { root } from '../start/checkout.mjs';
import { aliasesOf, unregisteredAliases } from '../workspace/aliases.ts';
import { missingTexts, namespacesOf, sampleTexts, textUses } from '../workspace/texts.ts';
import type { Fault } from './command.mjs';

async function generated(): Promise<Fault[]> {
  const stale = [];
  for (const service of await contractServices()) if ((await staleFiles(service)).length > 0) stale.push(service);
  return stale.length === 0 ? [] : [{ what: `The generated code of ${stale.join(', ')} is not what its contract says.`, why: 'Shop and server would speak of other things than the contract.', mend: 'npm run generate' }];
}

async function aliases(): Promise<Fault[]> {
  const mends = { page: 'add it to `pages` there', widget: "add it to its library's `src/widgets.ts`", flyout: "add it to its library's `src/flyouts.ts`" };
  const whys = { page: 'The page is answered as not found.', widget: 'The page is shown without it.', flyout: 'Nothing opens.' };
  return (await aliasesOf(root)).flatMap((family) => unregisteredAliases(family).map((what) => ({ what: `${what}.`, why: whys[family.kind], mend: `${mends[family.kind]}; or correct the name where it is used` })));
}

async function texts(): Promise<Fault[]> {
  const all = await sampleTexts(root);
  return missingTexts(await textUses(root, namespacesOf(all)), all).map((what) => ({ what: `${what}.`, why: 'Shoppers read the key, or another language.', mend: 'add it to apps/commerce-api/src/sample/texts.*.ts' }));
}

console.log(JSON.stringify([...(await generated()), ...(await aliases()), ...(await texts())]));
