import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { root } from '../start/checkout.mjs';
import { aliasesOf, unregisteredAliases, type Aliases } from './aliases.ts';
import { misplacedTexts } from './page-texts.ts';
import { missingTexts, namespacesOf, sampleTexts, textUses } from './texts.ts';

describe('aliases', async () => {
  const families = await aliasesOf(root);

  test.each(families)('every $kind that is listed, placed in the sample content or opened in the sources is registered', (family) => {
    expect(family.uses.length).toBeGreaterThan(1);
    expect(unregisteredAliases(family)).toEqual([]);
  });

  const family: Aliases = { kind: 'widget', known: ['text', 'video', 'map'], knownIn: 'aliases.ts', registered: ['text'], toCome: ['video', 'map'], table: 'widgets.ts', uses: [{ alias: 'text', place: '/' }] };
  test.each<[string, Partial<Aliases>, string]>([
    ['one that is listed only', { toCome: ['video'] }, 'The widget "map" of aliases.ts is neither registered nor said to come in widgets.ts'],
    ['one that is registered under another name', { registered: ['text', 'texts'] }, 'The widget "texts" of widgets.ts is not on the list in aliases.ts'],
    ['one that is placed but yet to come', { uses: [{ alias: 'video', place: 'The sample page /about' }] }, 'The sample page /about uses the widget "video", which is not registered in widgets.ts'],
  ])('names %s', (_, fault, sentence) => {
    expect(unregisteredAliases(family)).toEqual([]);
    expect(unregisteredAliases({ ...family, ...fault })).toEqual([sentence]);
  });

  test('reads tables that spread those of libraries, and lists', () => {
    const { widget, page } = Object.fromEntries(families.map((one) => [one.kind, one])) as Record<Aliases['kind'], Aliases>;
    expect(widget.registered).toEqual(expect.arrayContaining(['textWidget', 'productCarouselWidget']));
    expect(widget.toCome).toContain('vimeoVideoWidget');
    expect(page.registered).toContain('homePage');
  });
});

describe('texts', () => {
  test('every text that the sources ask for is there, and every text is there in every language of the sample shop', async () => {
    const texts = await sampleTexts(root);
    const uses = await textUses(root, namespacesOf(texts));
    expect(Object.keys(texts)).toEqual(['en', 'de', 'ar']);
    expect(uses.length).toBeGreaterThan(300);
    expect(missingTexts(uses, texts)).toEqual([]);
  });

  test('every document carries the texts that can be asked for on it, and no others', async () => {
    expect(await misplacedTexts(root, await sampleTexts(root))).toEqual([]);
  });

  const texts = { en: { 'hat.title': 'Hat', 'hat.count_one': '{count} hat', 'hat.count_other': '{count} hats', 'hat.tag_new': 'New' }, de: { 'hat.title': 'Hut', 'hat.count': '{count} Hüte', 'hat.tag_new': 'Neu' } };

  test.each([
    ['asked for plainly', `t('hat.colour')`, 'hat.colour'],
    ['one of two', `t(isNew ? 'hat.title' : 'hat.old')`, 'hat.old'],
    ['to fall back on', `t(label ?? 'hat.other')`, 'hat.other'],
    ['put together', 't(`hat.size_${size}`)', '/^hat\\.size_.+$/'],
    ['handed on by another name', `export const field = { label: 'hat.field' }`, 'hat.field'],
  ])('finds a missing key that is %s', async (_, line, key) => {
    const checkout = await planted({ 'libs/hat/src/hat.tsx': `// one\n${line};\n` });
    expect(missingTexts(await textUses(checkout, namespacesOf(texts)), texts)).toEqual([`libs/hat/src/hat.tsx:2 asks for the text ${key.startsWith('/') ? key : `"${key}"`}, which no language has`]);
  });

  test('takes plural forms, patterns that something matches, other words with dots, tests and samples for what they are', async () => {
    const checkout = await planted({
      'libs/hat/src/hat.tsx': "import 'hat.css'; t('hat.count', { count }); t(`hat.tag_${tag}`); fetch('other.thing'); t(key);",
      'libs/hat/src/hat.test.tsx': "t('hat.nowhere')",
      'libs/hat/src/hat.sample.ts': "t('hat.nowhere')",
    });
    expect(missingTexts(await textUses(checkout, namespacesOf(texts)), texts)).toEqual([]);
  });

  test('names a text that lacks a language', () => {
    expect(missingTexts([], { ...texts, de: { ...texts.de, 'hat.brim': 'Krempe' } })).toEqual(['The text "hat.brim" is missing in en']);
  });
});

describe('the texts of documents', () => {
  const hats = {
    'apps/storefront/app/texts.ts': "export const everywhere = ['shell'];\nconst hats = ['hat'];\nexport const ofPages: Given = { hatPage: [...hats] };",
    'apps/storefront/app/pages.ts': "const hatPage = lazyModule(() => import('./pages/hat.page.tsx'));\nexport const pages = { hatPage: { layout: 'default', module: hatPage } };",
    'apps/storefront/app/entry.client.tsx': "import { App } from './App.tsx';",
    'apps/storefront/app/App.tsx': "import { pages } from './pages.ts';\nimport { flyouts } from './flyouts.ts';\nt('shell.close');",
    'apps/storefront/app/flyouts.ts': "export const flyouts = { care: () => import('./Care.tsx') };",
    'apps/storefront/app/Care.tsx': "t('care.title');",
    'apps/storefront/app/pages/hat.page.tsx': "import { Hat, type Box } from '@selvedge/hat';",
    'libs/hat/package.json': '{ "exports": { ".": "./src/index.ts" } }',
    'libs/hat/src/index.ts': "export { Hat } from './Hat.tsx';\nexport { Box } from './Box.tsx';",
    'libs/hat/src/Hat.tsx': "const Brim = lazy(() => import('./Brim.tsx'));",
    'libs/hat/src/Brim.tsx': 't(`hat.brim_${width}`);',
    'libs/hat/src/Box.tsx': "t('box.title');",
  };
  const texts = { en: { 'shell.close': 'Close', 'hat.brim_wide': 'Wide', 'box.title': 'Box', 'care.title': 'Care' } };
  const found = async (fault: Record<string, string>) => misplacedTexts(await planted({ ...hats, ...fault }), texts);

  test('are followed into what is loaded later, but not into flyouts, types and what a library has besides', async () => {
    expect(await found({})).toEqual([]);
  });

  test.each<[string, Record<string, string>, string]>([
    ['a page lacks', { 'libs/hat/src/Brim.tsx': "t('box.title'); t('hat.brim_wide');" }, 'The page "hatPage" needs the texts "box" for libs/hat/src/Brim.tsx:1, but apps/storefront/app/texts.ts does not give them to it'],
    ['a page asks for by a key that is put together elsewhere', { 'libs/hat/src/Brim.tsx': 'const label = `care.${width}`; t(`hat.brim_${width}`);' }, 'The page "hatPage" needs the texts "care" for libs/hat/src/Brim.tsx:1, but apps/storefront/app/texts.ts does not give them to it'],
    ['what stands around every page lacks', { 'apps/storefront/app/App.tsx': "t('shell.close'); t('care.title');" }, 'Every document needs the texts "care" for apps/storefront/app/App.tsx:1, but "everywhere" of apps/storefront/app/texts.ts lacks them'],
    ['a page is given in vain', { 'libs/hat/src/Brim.tsx': '' }, 'The page "hatPage" is given the texts "hat" in vain'],
    ['all are given in vain', { 'apps/storefront/app/App.tsx': '' }, 'Every document carries the texts "shell", which no page asks for'],
  ])('name what %s', async (_, fault, sentence) => {
    expect(await found(fault)).toEqual([sentence]);
  });
});

async function planted(files: Record<string, string>): Promise<string> {
  const checkout = await mkdtemp(join(tmpdir(), 'selvedge-texts-'));
  onTestFinished(() => rm(checkout, { recursive: true, force: true }));
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(checkout, file)), { recursive: true });
    await writeFile(join(checkout, file), content);
  }
  return checkout;
}
