/** What the shop gets next: `npm run new`, see the usage below. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root, workspaceNode } from '../start/checkout.mjs';

const usage = `npm run new -- library wish-list --purpose="what a shopper saves for later"
npm run new -- widget size-finder --lib=catalog
npm run new -- flyout size-help --lib=catalog
npm run new -- page repair-guide
Each tells its options with --help, and what it would do with --dry-run. It asks for what is left out.`;

const [kind = '', ...rest] = process.argv.slice(2);
if (['library', 'widget', 'flyout', 'page'].includes(kind)) {
  process.exitCode = spawnSync(workspaceNode, [join(root, 'node_modules/nx/dist/bin/nx.js'), 'generate', `@selvedge/tools:${kind}`, ...rest], { cwd: root, stdio: 'inherit' }).status ?? 1;
} else {
  console.log(usage);
  process.exitCode = kind === '--help' ? 0 : 1;
}
