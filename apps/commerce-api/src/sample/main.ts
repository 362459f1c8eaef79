import { runSample } from './sample.command.ts';

process.exitCode = await runSample(process.argv.slice(2), process.env, console.log);
