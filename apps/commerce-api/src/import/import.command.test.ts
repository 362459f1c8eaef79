import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { category, page, price, style } from '../storage/schema.ts';
import type { OpenDatabase } from '../storage/database.ts';
import { testDatabase } from '../storage/test-database.ts';
import { runImport } from './import.command.ts';

let database: OpenDatabase;
let folder: string;
beforeAll(async () => {
  database = await testDatabase(inject('postgresUrl'));
  folder = await mkdtemp(join(tmpdir(), 'import-'));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

async function command(args: string[], env: Record<string, string> = {}, signal?: AbortSignal) {
  const lines: string[] = [];
  const code = await runImport(args, { DATABASE_URL: database.url, SHOP_ENV: 'test', INIT_CWD: folder, ...env }, (line) => lines.push(line), signal);
  return { code, said: lines.join('\n') };
}
const styles = () => database.db.$count(style);

it('makes a sample, tries it, imports it, and finds it unchanged the second time', async () => {
  expect(await command(['--make-sample', 'good.csv', '--products', '20'])).toMatchObject({ code: 0 });
  const before = await styles();
  const tried = await command(['good.csv', '--dry-run']);
  expect(tried).toMatchObject({ code: 0, said: expect.stringMatching(/Would import 20 products.*\nOf the products 20 new, 0 changed, 0 unchanged[\s\S]*nothing was written/) });
  expect(await styles()).toBe(before);
  expect(await command(['good.csv'])).toMatchObject({ code: 0, said: expect.stringMatching(/prices in GBP, turned into \d\d other currencies[\s\S]*Imported 20 products[\s\S]*20 new[\s\S]*\/shop/) });
  expect(await command(['good.csv'])).toMatchObject({ code: 0, said: expect.stringContaining('0 new, 0 changed, 20 unchanged') });
  expect(await styles()).toBe(before + 20);
});

it('imports the good of a broken file, shows the first rejections and writes all to the report', async () => {
  await command(['--make-sample', 'broken.csv', '--products', '3', '--broken']);
  const { code, said } = await command(['broken.csv', '--report', 'report.csv']);
  expect([code, said.match(/^ {2}line \d+/gm)?.length]).toEqual([0, 20]);
  expect(said).toMatch(/… and \d+ more; --report FILE lists all/);
  const report = (await readFile(join(folder, 'report.csv'), 'utf8')).trim().split('\n');
  expect(report[0]).toBe('line,handle,field,lost,reason');
  expect(report).toHaveLength(1 + 20 + Number(/and (\d+) more/.exec(said)![1]));
  expect(report).toContainEqual(expect.stringMatching(/^\d+,ambiguous-price,Variant Price,variant,"""1,499"" can be read as/));
});

it('writes in production only the currency of the file', async () => {
  await writeFile(join(folder, 'one.csv'), 'Handle,Title,Variant Price\nproduction,One,12.00\n');
  const before = await database.db.$count(price);
  expect(await command(['one.csv', '--currency', 'CHF'], { SHOP_ENV: 'production' })).toMatchObject({ code: 0, said: expect.stringContaining('prices in CHF, texts') });
  expect(await database.db.$count(price)).toBe(before + 1);
});

it.each([[[]], [['--dry-run']]])('refuses a currency that no market sells in, with %j', async (args) => {
  await writeFile(join(folder, 'rupees.csv'), 'Handle,Title,Variant Price\nferry-suit,Ferry suit,1499.00\n');
  const before = [await styles(), await database.db.$count(category), await database.db.$count(page)];
  const { code, said } = await command(['rupees.csv', '--currency', 'INR', ...args]);
  expect([code, said]).toEqual([1, expect.stringMatching(/No market of this shop sells in INR, so nobody would see these products.*GBP/)]);
  expect([await styles(), await database.db.$count(category), await database.db.$count(page)]).toEqual(before);
});

it.each<[string, string[], string, string?]>([
  ['no file is given', [], 'Which file?'],
  ['two files are given', ['a', 'b'], 'one file only'],
  ['an option is unknown', ['a', '--fast'], "Unknown option '--fast'"],
  ['the currency is none', ['a', '--currency', 'quid'], '"quid" is no currency'],
  ['the language is none', ['a', '--language', 'English'], '"English" is no language'],
  ['the number of products is none', ['--make-sample', 'x', '--products', '0'], 'between 1 and'],
  ['there is no such file', ['nowhere.csv'], 'nowhere.csv cannot be read: there is no such file'],
  ['the file is a folder', ['.'], 'could not be read'],
  ['the file is no export', ['list.csv'], 'list.csv: The file is no Shopify product export: the columns Handle, Title, Variant Price are missing', 'a,b\n1,2\n'],
  ['the file is empty', ['list.csv'], 'The file is empty', ''],
  ['everything is rejected', ['list.csv'], 'Rejected: variant 1, product 1', 'Handle,Title,Variant Price\na,A,free\n'],
  ['the report cannot be written', ['list.csv', '--report', 'no/folder/report.csv'], 'The report cannot be written', 'Handle,Title,Variant Price\na,A,1\n'],
])('ends with 1 and says why when %s', async (_, args, message, content) => {
  if (content !== undefined) await writeFile(join(folder, 'list.csv'), content);
  expect(await command(args)).toMatchObject({ code: 1, said: expect.stringContaining(message) });
});

it('makes no shop for a dry run where there is none', async () => {
  await writeFile(join(folder, 'one.csv'), 'Handle,Title,Variant Price\none,One,12.00\n');
  const home = join(folder, 'home');
  const lines: string[] = [];
  expect(await runImport(['one.csv', '--dry-run'], { DATA_DIR: home, INIT_CWD: folder }, (line) => lines.push(line))).toBe(0);
  expect(lines.join('\n')).toMatch(/no shop in .* yet[\s\S]*1 new/);
  expect(await readdir(folder)).not.toContain('home');
});

it('waits for no other import but says that one is running', async () => {
  const other = new pg.Client({ connectionString: database.url });
  await other.connect();
  await other.query('SELECT pg_advisory_lock(7358312)');
  await writeFile(join(folder, 'one.csv'), 'Handle,Title,Variant Price\none,One,12.00\n');
  try {
    expect(await command(['one.csv'])).toMatchObject({ code: 1, said: 'Another import is running on this shop. Wait until it has ended, then start this one again.' });
  } finally {
    await other.end();
  }
});

it('says when it was stopped', async () => {
  await writeFile(join(folder, 'one.csv'), 'Handle,Title,Variant Price\none,One,12.00\n');
  expect(await command(['one.csv'], {}, AbortSignal.abort())).toMatchObject({ code: 1, said: expect.stringContaining('Stopped.') });
});

it('explains itself', async () => {
  const { code, said } = await command(['--help']);
  expect(code).toBe(0);
  for (const option of ['--dry-run', '--currency', '--language', '--report', '--make-sample', '--products', '--broken']) expect(said).toContain(option);
});
