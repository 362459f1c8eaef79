import { requireNode } from './start/node-version.mjs';

requireNode();
const { Explained, runCommand } = await import('./start/explained.mjs');
await runCommand(async () => {
  const [script, ...parameters] = process.argv.slice(2);
  if (!script) throw new Explained('Which script? node tools/run.mjs SCRIPT [its parameters]');
  const { resolve } = await import('node:path');
  const { ensureInstalled } = await import('./start/install.mjs');
  const { createNarrator } = await import('./start/narrator.mjs');
  const { runScript } = await import('./start/script.mjs');
  const { whenAskedToEnd } = await import('./start/signals.mjs');
  const { signal } = whenAskedToEnd();
  await ensureInstalled(createNarrator(process.stderr), signal);
  return runScript(resolve(script), parameters, { env: process.env, signal });
});
process.exit();
