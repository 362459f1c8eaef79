import { requireNode } from './start/node-version.mjs';

requireNode();
const { runCommand } = await import('./start/explained.mjs');
const { doctor } = await import('./doctor/command.mjs');
await runCommand(() => doctor(process.argv.slice(2)));
process.exit();
