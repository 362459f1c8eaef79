import { runImport } from './import.command.ts';

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stop.abort());
process.exitCode = await runImport(process.argv.slice(2), process.env, console.log, stop.signal);
