import { requireNode } from './start/node-version.mjs';

requireNode();
const { test } = await import('./test/command.mjs');
process.exit(await test(process.argv.slice(2)));
