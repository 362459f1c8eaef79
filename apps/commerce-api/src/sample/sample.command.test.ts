import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { eq } from 'drizzle-orm';
import type { OpenDatabase } from '../storage/database.ts';
import { page, style, styleOption } from '../storage/schema.ts';
import { testDatabase } from '../storage/test-database.ts';
import { runSample } from './sample.command.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await testDatabase(inject('postgresUrl'));
});
afterAll(() => database?.close());

async function command(args: string[], env: Record<string, string> = {}) {
  const lines: string[] = [];
  const code = await runSample(args, { DATABASE_URL: database.url, SHOP_ENV: 'test', ...env }, (line) => lines.push(line));
  return { code, said: lines.join('\n') };
}
const options = async () => (await database.db.select({ id: styleOption.id }).from(styleOption)).map(({ id }) => id).sort();

describe('writing the sample range', () => {
  it('takes the place of the range of before, leaves what is not of the sample alone, and is the same for the same seed', async () => {
    expect(await command(['--options', '700', '--seed', '5'])).toMatchObject({ code: 0, said: expect.stringMatching(/8\d\d style options in \d+ categories/) });
    const [first] = await database.db.select().from(style).limit(1);
    await database.db.insert(style).values({ ...first!, number: '500001', source: 'shopify', handle: 'own' });

    await command(['--options', '90']);
    expect((await options()).length).toBeLessThan(300);
    const small = await options();
    await command(['--options', '90', '--seed', '2']);
    expect(await options()).not.toEqual(small);
    await command(['--options', '90', '--seed', '1']);
    expect(await options()).toEqual(small);
    expect(await database.db.$count(style, eq(style.source, 'shopify'))).toBe(1);
  });

  it('writes pages that show products of the range', async () => {
    await command(['--options', '120', '--seed', '9']);
    const [home] = await database.db.select().from(page).where(eq(page.path, '/'));
    const known = new Set(await options());
    const shown = JSON.stringify(home!.document).match(/\d{6}_[a-z]+_1/g)!;
    expect(shown.length).toBeGreaterThan(6);
    expect(shown.filter((id) => !known.has(id))).toEqual([]);
  });

  it('says how far it is, and explains itself', async () => {
    expect((await command(['--options', '5000'])).said).toMatch(/5\d\d\d style options so far/);
    expect(await command(['--help'])).toMatchObject({ code: 0, said: expect.stringContaining('npm run sample -- [--options 600]') });
  }, 120_000);

  it('refuses in production and writes nothing', async () => {
    const before = await options();
    expect(await command(['--options', '100'], { SHOP_ENV: 'production' })).toMatchObject({ code: 1, said: expect.stringContaining('with SHOP_ENV=production it is not written') });
    expect(await options()).toEqual(before);
  });

  it.each([
    ['the number is none', ['--options', 'many'], '--options "many" is no whole number between 1 and'],
    ['there would be none', ['--options', '0'], '--options "0"'],
    ['the seed is none', ['--seed', '1.5'], '--seed "1.5"'],
    ['an option is unknown', ['--fast'], "Unknown option '--fast'"],
  ])('says what is wrong when %s', async (_, args, sentence) => expect(await command(args)).toMatchObject({ code: 1, said: expect.stringContaining(sentence) }));
});
