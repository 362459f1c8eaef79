import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readSettings } from '../settings.ts';
import { openDatabase } from '../storage/database.ts';
import { seedSample } from './seed.ts';

const MOST_OPTIONS = 200_000;

const help = `Writes the sample range into the shop, in any size.

  npm run sample -- [--options 600] [--seed 1]

  --options   how many style options, about; the shop begins with 600
  --seed      another number is another range; the same number is always the same

The sample range that the shop has goes, in one step: a shop that is open meanwhile shows the old one until the new one is
there. Imported products stay. Texts and pages of the sample are written anew, so that the pages show products of the range.
DATABASE_URL, DATA_DIR and POSTGRES_PORT hold as for the shop itself. With SHOP_ENV=production it refuses.`;

/**
 * The command `npm run sample`; `--help` tells what it does.
 *
 * @returns the exit code
 */
export async function runSample(args: string[], env: NodeJS.ProcessEnv, say: (line: string) => void): Promise<0 | 1> {
  try {
    const { options = '600', seed = '1', help: isAsked } = argumentsOf(args);
    if (isAsked) {
      say(help);
      return 0;
    }
    const settings = readSettings(env);
    if (settings.environment === 'production') throw new Error('The sample range is no goods to sell: with SHOP_ENV=production it is not written. Use npm run import for your own.');
    const size = { options: wholeNumber('--options', options, 1, MOST_OPTIONS), seed: wholeNumber('--seed', seed, 0, 2 ** 31 - 1) };
    const shop = await openDatabase({ ...settings, dataDirectory: resolve(settings.dataDirectory) }, say);
    try {
      await seedSample(shop.db, say, size);
    } finally {
      await shop.close();
    }
    return 0;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    say(error.message);
    return 1;
  }
}

function argumentsOf(args: string[]) {
  try {
    return parseArgs({ args, options: { options: { type: 'string' }, seed: { type: 'string' }, help: { type: 'boolean', short: 'h' } } }).values;
  } catch (cause) {
    throw new Error(`${(cause as Error).message}. See npm run sample -- --help.`, { cause });
  }
}

/** @throws Error with a sentence that names the argument */
function wholeNumber(name: string, text: string, lowest: number, highest: number): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < lowest || number > highest) throw new Error(`${name} "${text}" is no whole number between ${lowest} and ${highest}. See npm run sample -- --help.`);
  return number;
}
