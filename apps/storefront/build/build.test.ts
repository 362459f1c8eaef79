import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createBuilder, type Manifest, type Plugin } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildAssets } from '../server/build-assets.ts';
import { chunkGroups } from './chunk-groups.ts';

const root = new URL('../', import.meta.url).pathname;
let workplace: string;
let folder: string;
let manifest: Manifest;

async function build(outDir: string, plugins: Plugin[] = []): Promise<Manifest> {
  const builder = await createBuilder({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'silent', plugins, environments: { client: { build: { outDir, emptyOutDir: true } } } });
  await builder.build(builder.environments.client!);
  return JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest;
}

beforeAll(async () => {
  // As `npm start` builds: tests would get the files that are for developing.
  vi.stubEnv('NODE_ENV', 'production');
  workplace = await mkdtemp(join(tmpdir(), 'storefront-build-'));
  folder = join(workplace, 'dist');
  manifest = await build(folder);
}, 60_000);
afterAll(() => {
  vi.unstubAllEnvs();
  return rm(workplace, { recursive: true, force: true });
});

const registered = () => Object.values(manifest).filter(({ isDynamicEntry }) => isDynamicEntry).map(({ src }) => src!);
const weigh = async (file: string) => gzipSync(await readFile(join(folder, file)), { level: 9 }).length;

describe('the build', () => {
  it('puts every entry of the registries in a chunk of its own', () => {
    const modules = registered().filter((src) => /\.(?:page|widgets?)\.tsx?$/.test(src));
    expect(modules.length).toBeGreaterThanOrEqual(10);
    expect(new Set(modules.map((src) => manifest[src]!.file)).size).toBe(modules.length);
  });

  it.each(['storefront', 'outlet'])('keeps together what belongs together in apps/%s, however a shop is called', (shop) => {
    const files = ['shell/Footer.tsx', 'pages/rows.module.css', 'pages/ProductFacts.tsx', 'pages/Campaign.tsx', 'pages/basket.page.tsx'];
    expect(files.map((file) => chunkGroups.find(({ test }) => test.test(`/workspace/apps/${shop}/app/${file}`))?.name)).toEqual(['shop', 'shop', 'product', 'listing', undefined]);
  });

  it('links what a page uses and nothing of another', () => {
    const { styles, scripts } = buildAssets(manifest).of(['app/pages/category.page.tsx']);
    const foreign = registered().filter((src) => /product\.page|\.widget|not-found|country-selector/.test(src)).map((src) => `/${manifest[src]!.file}`);
    for (const file of foreign) expect(scripts).not.toContain(file);
    expect(scripts).toContain(`/${manifest['app/pages/category.page.tsx']!.file}`);
    expect(styles.some((file) => file.includes('listing'))).toBe(true);
    expect(styles.some((file) => file.includes('product-'))).toBe(false);
  });

  it('brings the scripts of a page after those that they need, and the entry last of all', () => {
    const assets = buildAssets(manifest);
    const { scripts } = assets.of(['app/pages/category.page.tsx']);
    const needs = new Map(Object.values(manifest).map(({ file, imports = [] }) => [`/${file}`, imports.map((key) => `/${manifest[key]!.file}`)]));
    expect(scripts.length).toBeGreaterThan(3);
    scripts.forEach((script, place) => expect(scripts.slice(0, place), script).toEqual(expect.arrayContaining(needs.get(script)!)));
    expect(scripts).not.toContain(assets.entry);
  });

  it('links the entry’s styles first, which declare the order of the layers', async () => {
    const { styles } = buildAssets(manifest).of(['app/pages/product.page.tsx']);
    const first = await readFile(join(folder, styles[0]!), 'utf8');
    const layers = [...first.matchAll(/@layer ([a-z, ]+)[;{]/g)].flatMap(([, names]) => names!.split(/,\s*/));
    expect([...new Set(layers)]).toEqual(['reset', 'tokens', 'base', 'components', 'pages']);
  });

  it('keeps every page and widget of ours within 20 kB gzip', async () => {
    for (const src of registered().filter((one) => !one.endsWith('adyen-core.ts'))) expect(await weigh(manifest[src]!.file), src).toBeLessThanOrEqual(20_000);
  });

  it('keeps the payment provider’s card form in a chunk of its own, which no page links', async () => {
    const core = Object.keys(manifest).find((src) => src.endsWith('adyen-core.ts'))!;
    expect(await weigh(manifest[core]!.file)).toBeLessThanOrEqual(115_000);
    for (const src of registered()) expect(manifest[src]!.imports ?? [], src).not.toContain(core);
  });

  it('leaves what parses the settings of widgets to the server', async () => {
    const widgets = registered().filter((src) => /\.widgets?\.tsx?$/.test(src));
    expect(widgets).toContainEqual(expect.stringMatching(/everyday/));
    for (const file of buildAssets(manifest).of(['app/pages/rows.page.tsx', ...widgets]).scripts) expect(await readFile(join(folder, file), 'utf8'), file).not.toContain('~run');
  });

  it('ships no form and no framework link of the router', async () => {
    const vendor = Object.values(manifest).find(({ file }) => file.includes('vendor'))!;
    expect(await readFile(join(folder, vendor.file), 'utf8')).not.toContain('data-discover');
  });

  it('makes no error while React starts, whose place a browser that is measured would look up', async () => {
    const vendor = Object.values(manifest).find(({ file }) => file.includes('vendor'))!;
    const script = await readFile(join(folder, vendor.file), 'utf8');
    expect(script.match(/Object\.assign\(Object\.create\(Error\.prototype\),\{message:\w+\(\d+\)\}\)/g)).toHaveLength(5);
    // Thrown, these are made when there is something to tell.
    expect([...script.matchAll(/(?:var |,)\w+=Error\(\w+\(\d+\)\)/g)].map(([made]) => made)).toEqual([]);
  });

  it('lets the browser answer after two milliseconds of React’s work', async () => {
    const vendor = Object.values(manifest).find(({ file }) => file.includes('vendor'))!;
    expect(await readFile(join(folder, vendor.file), 'utf8')).toMatch(/(\w+)=2,(\w+)=-1;function \w+\(\)\{return \w+\?!0:!\(\w+\.unstable_now\(\)-\2<\1\)/);
  });

  const names = (files: string[]) => files.map((file) => /assets\/(.+)-[\w-]{5}\.woff2$/.exec(file)?.[1]);

  it('preloads the Latin letters everywhere, those of Arabic, Greek and Cyrillic where they are written, and light ones for the brand that has them', () => {
    const { fonts } = buildAssets(manifest);
    expect([['en-GB', 'selvedge'], ['tr-TR', 'kiosk'], ['ar-AE', 'selvedge'], ['el-GR', 'selvedge'], ['bg-BG', 'selvedge'], ['en-GB', 'nord'], ['ar-AE', 'nord']].map(([language, brand]) => names(fonts(language!, brand!)))).toEqual([
      ['inter-tight-latin'], ['inter-tight-latin'], ['inter-tight-latin', 'vazirmatn-arabic'], ['inter-tight-latin', 'inter-tight-greek'], ['inter-tight-latin', 'inter-tight-cyrillic'],
      ['inter-tight-latin', 'inter-tight-light-latin'], ['inter-tight-latin', 'vazirmatn-arabic', 'inter-tight-light-latin'],
    ]);
  });

  it('has the typeface of campaigns for the brands and languages that have one', () => {
    const { campaignFonts } = buildAssets(manifest);
    expect([['en-GB', 'selvedge'], ['en-GB', 'nord'], ['en-GB', 'kiosk'], ['ar-AE', 'selvedge']].map(([language, brand]) => names(campaignFonts(language!, brand!)))).toEqual([['eb-garamond-latin'], ['eb-garamond-latin'], [], []]);
  });

  it('gives another name to what a change of one library touches, and to nothing else', async () => {
    const changed = await build(join(workplace, 'changed'), [
      { name: 'change', enforce: 'pre', transform: { filter: { id: /catalog\/src\/product-card\/ProductCard\.tsx$/ }, handler: (code) => code.replace('<article', '<article data-changed') } },
    ]);
    const names = (build: Manifest) => Object.values(build).map(({ file, name }) => [name ?? file, file] as const);
    const before = new Map(names(manifest));
    const renamed = names(changed).filter(([name, file]) => before.get(name) !== file).map(([name]) => name);
    expect(renamed).toEqual(expect.arrayContaining(['catalog', 'entry.client']));
    for (const name of ['vendor', 'shop', 'everyday.widgets', 'changes', 'checkout.page', 'not-found.page', 'forms', 'adyen-core']) {
      expect(before.has(name), name).toBe(true);
      expect(renamed, name).not.toContain(name);
    }
  }, 60_000);

  it('says which source is missing when asked for one that it does not know', () => {
    expect(() => buildAssets(manifest).of(['app/pages/missing.page.tsx'])).toThrow(/knows nothing of app\/pages\/missing/);
  });
});
