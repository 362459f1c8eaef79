import { requireNode } from './start/node-version.mjs';

requireNode();
const { runCommand } = await import('./start/explained.mjs');
const { specification } = await import('./spec/command.mjs');
await runCommand(() => specification(process.argv.slice(2)));
