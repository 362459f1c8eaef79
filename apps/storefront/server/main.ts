import closeWithGrace from 'close-with-grace';
import { fileURLToPath } from 'node:url';
import { builtRenderer } from './built-renderer.ts';
import { readSettings } from './settings.ts';
import { staticFiles } from './static-files.ts';
import { createStorefront } from './storefront.ts';

const development = process.argv.includes('--dev');
const folder = new URL('../', import.meta.url);

try {
  const settings = readSettings();
  const { renderer, files } = development ? await fromSources() : await fromBuild();
  const server = await createStorefront({ settings, renderer, files, development, log: true });

  // Requests in flight are answered; new connections are refused. A second signal ends at once.
  const grace = closeWithGrace({ delay: 10_000, logger: console }, async ({ err }) => {
    if (err) console.error(err);
    await server.close();
  });
  endWithParent(() => void grace.close());

  await server.listen({ host: settings.host, port: settings.port });
  console.log(`storefront listening on http://${settings.host}:${(server.server.address() as { port: number }).port}`);

  async function fromBuild() {
    const dist = new URL('dist/', folder);
    return { renderer: await builtRenderer(dist, settings), files: staticFiles(new URL('client/', dist)) };
  }

  async function fromSources() {
    const { developmentRenderer } = await import('./development-renderer.ts');
    return developmentRenderer(fileURLToPath(folder).replace(/\/$/, ''), settings, settings.port + 20_000);
  }
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  console.error(code === 'EADDRINUSE' ? `Port ${process.env.PORT ?? 4000} is in use. Set PORT to another one.` : message);
  process.exit(1);
}

/** A parent that was killed cannot tell its children: they look themselves. */
function endWithParent(stop: () => void) {
  if (process.env.EXIT_WITH_PARENT !== '1') return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stop(), 500).unref();
}
