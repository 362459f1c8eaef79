import { fileURLToPath } from 'node:url';
import { requireNode } from './start/node-version.mjs';

requireNode();
// Tests start hundreds of processes: what one has compiled, the next ones need not.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('../node_modules/.cache/node-compile', import.meta.url));
const { test } = await import('./test/command.mjs');
process.exit(await test(process.argv.slice(2)));
