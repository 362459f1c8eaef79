/** The gallery of stories: `npm run gallery`, see the usage below. */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const usage = `npm run gallery                       opens the gallery, all of it
npm run gallery -- basket             one library's (storefront: the pages)
npm run gallery -- [basket] --build   writes it as a static site into apps/gallery/dist
npm run gallery -- [basket] --pictures FOLDER
                                      builds it and writes a picture of every story into the folder: 390 and 1440 px, English and Arabic
Set by environment: GALLERY_PORT (4006)`;

const folder = fileURLToPath(new URL('../../apps/gallery/', import.meta.url));
const words = process.argv.slice(2);
const library = words[0] && !words[0].startsWith('-') ? words.shift() : undefined;
const [option, target] = words;
process.exitCode = await gallery();

async function gallery(): Promise<number> {
  if (option === undefined) {
    const port = process.env.GALLERY_PORT ?? '4006';
    const ended = storybook('dev', '--port', port, '--ci', '--exact-port');
    void announce(`http://localhost:${port}`);
    return ended;
  }
  if (option === '--build') return storybook('build', '--output-dir', 'dist');
  if (option === '--pictures' && target) {
    const failed = await storybook('build', '--output-dir', 'dist');
    if (failed) return failed;
    const { takePictures } = await import('./pictures.ts');
    return takePictures(`${folder}dist`, resolve(target));
  }
  console.log(usage);
  return option === '--help' ? 0 : 1;
}

/** Prints the address as soon as the gallery answers there. */
async function announce(address: string): Promise<void> {
  for (;;) {
    const answer = await fetch(address).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return console.log(`\nThe gallery is open: ${address}. Ctrl-C closes it.\n`);
    await pause(500, undefined, { ref: false });
  }
}

function storybook(...parameters: string[]): Promise<number> {
  const program = resolve(dirname(createRequire(`${folder}package.json`).resolve('storybook/package.json')), 'dist/bin/dispatcher.js');
  const child = spawn(process.execPath, [program, ...parameters, '--config-dir', '.storybook', '--disable-telemetry', '--quiet'], { cwd: folder, stdio: 'inherit', env: { ...process.env, ...(library ? { GALLERY: library } : {}) } });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill(signal));
  return new Promise((ended) => child.once('close', (code) => ended(code ?? 1)));
}
