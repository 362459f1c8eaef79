import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../start/checkout.mjs';

/**
 * An npm that knows nothing of this machine's settings and leaves nothing in its cache: it asks one registry only.
 * @param folder where its settings and its cache are
 */
export async function npmOutside(folder: string, registry: string) {
  const userconfig = join(folder, 'npmrc');
  await mkdir(folder, { recursive: true });
  await writeFile(userconfig, `registry=${registry}\n${registry.replace(/^https?:/, '')}:_authToken=nobody\n`);
  const inherited = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name));
  const env = {
    ...Object.fromEntries(inherited),
    // The machine's own npm and Node, as an app outside has them.
    PATH: (process.env.PATH ?? '').split(delimiter).filter((path) => !path.startsWith(root)).join(delimiter),
    npm_config_userconfig: userconfig,
    npm_config_cache: join(folder, 'cache'),
    npm_config_registry: registry,
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_update_notifier: 'false',
    npm_config_engine_strict: 'false',
    npm_config_loglevel: 'error',
  };
  return {
    env,
    /** @returns what npm printed. @throws Error with what it said when it failed */
    run: async (cwd: string, ...words: string[]): Promise<string> => {
      const { stdout } = await promisify(execFile)('npm', words, { cwd, env, maxBuffer: 2 ** 26, shell: process.platform === 'win32' });
      return stdout;
    },
  };
}
