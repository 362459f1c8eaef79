import { requireNode } from './start/node-version.mjs';

requireNode();
// Older versions would stumble over what these import, before they could be told.
const { runCommand } = await import('./start/explained.mjs');
const { start } = await import('./start/command.mjs');
await runCommand(() => start(process.argv.slice(2)));
process.exit();
