import { describe, expect, it } from 'vitest';
import { wantedAt } from '../media/picture-address.ts';
import type { PageDocument } from '../storage/schema.ts';
import { sampleCatalogue, sampleWardrobe } from './catalogue.ts';
import { sampleContent } from './content.ts';
import { textTables } from './interface.texts.ts';
import { sampleLanguages } from './say.ts';

/** The lists of the storefront, which this project cannot depend on because they come with React. */
const ofLibrary = async (file: string, name: string): Promise<readonly string[]> => ((await import(new URL(`../../../../libs/${file}`, import.meta.url).href)) as Record<string, readonly string[]>)[name]!;
const pageAliases = await ofLibrary('market/src/page-aliases.ts', 'pageAliases');
const widgetAliases = await ofLibrary('cms-widgets/src/widget-aliases.ts', 'widgetAliases');
const blockAliases = await ofLibrary('cms-widgets/src/widget-aliases.ts', 'blockAliases');
const catalogue = sampleCatalogue();
const content = sampleContent([...sampleWardrobe()]);
const documentOf = (key: string) => content.documents.find((one) => one.key === key)!.document as Record<string, unknown>;
const areas: PageDocument['areas'][] = [...content.pages.flatMap(({ document }) => (document ? [document.areas] : [])), ...catalogue.categories.flatMap((category) => (category.areas ? [category.areas] : [])), (documentOf('productPage') as { areas: PageDocument['areas'] }).areas];
const rows = areas.flatMap((area) => Object.values(area).flat());
const placedIn = (row: PageDocument['areas'][string][number]) => [...(row.widgets ?? []), ...(row.blocks ?? [])];
const widgets = rows.flatMap(placedIn);

/** Every value of an object, however deep, with the key it stands under. */
function* deep(value: unknown, key = ''): Generator<[string, unknown]> {
  yield [key, value];
  if (typeof value === 'object' && value !== null) for (const [inner, one] of Object.entries(value)) yield* deep(one, Array.isArray(value) ? key : inner);
}
const everywhere = [...deep(widgets), ...deep(documentOf('navigation'))];
const localised = everywhere.filter(([key]) => key === '$text').map(([, text]) => text as Record<string, string>);

describe('the sample pages', () => {
  it('have a home page, content, terms, a page for the lost and a redirect', () => {
    expect(content.pages.map(({ path, alias }) => [path, alias])).toEqual(expect.arrayContaining([['/', 'homePage'], ['/about', 'contentPage'], ['/terms-and-conditions', 'termsConditionsPage'], ['/404', 'notFoundPage']]));
    expect(content.pages.map(({ path }) => path)).toContain((documentOf('siteLinks') as { privacy: string }).privacy);
    expect(content.pages.find(({ path }) => path === '/jeans')).toMatchObject({ redirectTo: '/women/jeans', redirectStatus: 301 });
    for (const { alias } of content.pages) if (alias) expect(pageAliases).toContain(alias);
  });

  it.each(['id', 'path'] as const)('have each its own %s', (name) => {
    const all = content.pages.map((page) => page[name]);
    expect(all.filter((one, place) => all.indexOf(one) !== place)).toEqual([]);
  });

  it('use widgets that exist, each id once on its page, at most four in a row (CMS-024, CMS-047)', () => {
    for (const { alias } of rows.flatMap((row) => row.widgets ?? [])) expect(widgetAliases).toContain(alias);
    for (const { alias } of rows.flatMap((row) => row.blocks ?? [])) expect(blockAliases).toContain(alias);
    for (const row of rows) expect(placedIn(row).length).toBeLessThanOrEqual(4);
    for (const area of areas) {
      const ids = Object.values(area).flat().flatMap((row) => [row.id, ...placedIn(row).map(({ id }) => id)]);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('show ten kinds of widget on the home pages of the three brands, each in a rhythm of its own, and a category has rows above, among and below its products', () => {
    const rhythms = ['/', '/nord', '/kiosk'].map((path) => content.pages.find((one) => one.path === path)!.document!.areas.rows!.map((row) => placedIn(row).map(({ alias }) => alias).join(' + ')));
    expect(new Set(rhythms.flat().flatMap((row) => row.split(' + '))).size).toBeGreaterThanOrEqual(10);
    expect(new Set(rhythms.map((rows) => rows.slice(0, 4).join())).size).toBe(3);
    for (const rows of rhythms) expect(rows.length).toBeGreaterThanOrEqual(6);
    expect(Object.keys(catalogue.categories.find(({ path }) => path === '/women/jeans')!.areas!)).toEqual(['top', 'plp', 'bottom']);
  });

  it('are written in English, German and Arabic, the words of navigation and metadata too', () => {
    const metadata = content.pages.flatMap(({ document }) => (document ? [document.metadata.title, document.metadata.description] : []));
    expect(localised.length).toBeGreaterThan(100);
    for (const text of [...localised, ...metadata]) for (const language of sampleLanguages) expect(text[language]?.trim(), JSON.stringify(text)).toBeTruthy();
  });

  it('lead only to places that exist', () => {
    const places = new Set([...content.pages.map(({ path }) => path), ...catalogue.categories.map(({ path }) => path), ...Object.values(documentOf('siteLinks')).filter((link) => typeof link === 'string')]);
    const inMarkdown = localised.flatMap((text) => Object.values(text)).flatMap((text) => [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, url]) => url!));
    const ofWidgets = everywhere.filter(([key]) => key === 'url').flatMap(([, url]) => (typeof url === 'string' ? [url] : Object.values((url as { $text: Record<string, string> }).$text).map((one) => one.replace(/\?q=.+$/, ''))));
    const links = [...ofWidgets, ...inMarkdown, ...content.pages.flatMap(({ redirectTo }) => redirectTo ?? [])];
    expect(inMarkdown.length).toBeGreaterThan(10);
    const pathOf = (url: string) => url.replace(/\?brand=(Nord|Kiosk)$/, '');
    expect(links.filter((url) => !places.has(pathOf(url)) && !/^https:\/\/[^/]+\//.test(url))).toEqual([]);
  });

  it('lead from a brand to goods of that brand', () => {
    const brandOf = new Map(catalogue.styles.map(({ number, brand, categoryId }) => [number, { brand, categoryId }]));
    const goods = new Map<string, number>();
    for (const { path, id } of catalogue.categories)
      for (const { styleNumber } of catalogue.options) {
        const { brand, categoryId } = brandOf.get(styleNumber)!;
        if (categoryId === id) goods.set(`${path}?brand=${brand}`, (goods.get(`${path}?brand=${brand}`) ?? 0) + 1);
      }
    const scoped = JSON.stringify(content.pages).match(/\/[a-z/-]+\?brand=\w+/g)!;
    expect(new Set(scoped).size).toBeGreaterThan(10);
    expect(scoped.filter((link) => !(goods.get(link)! > 1))).toEqual([]);
  });

  it('lead from menu and footer to every department, and nowhere to gift cards, which nobody can buy yet', () => {
    const { menu, footer } = documentOf('navigation') as Record<string, unknown>;
    for (const part of [menu, footer]) {
      const links = [...deep(part)].filter(([key]) => key === 'url').map(([, url]) => url);
      expect(links).toEqual(expect.arrayContaining(['/women', '/accessories']));
    }
    expect(everywhere.filter(([key, url]) => key === 'url' && url === '/gift-cards')).toEqual([]);
  });

  it('show no two products of one colour beside each other where a carousel of the home pages begins', () => {
    const baseOf = new Map(catalogue.options.map(({ id, colour }) => [id, colour.base]));
    const carousels = content.pages.filter(({ path }) => ['/', '/nord', '/kiosk'].includes(path)).flatMap(({ document }) => document!.areas.rows!.flatMap(placedIn)).filter(({ alias }) => alias === 'productCarouselWidget').map(({ settings }) => (settings.productIds as string[]).map((id) => baseOf.get(id)));
    for (const colours of carousels) expect(colours.slice(0, 6).filter((base, place) => place > 0 && base === colours[place - 1]), colours.join()).toEqual([]);
  });

  it('show products that are in the catalogue, several in every carousel', () => {
    const known = new Set(catalogue.options.map(({ id }) => id));
    const carousels = widgets.filter(({ alias }) => alias === 'productCarouselWidget').map(({ settings }) => settings.productIds as string[]);
    expect(carousels.length).toBeGreaterThanOrEqual(2);
    for (const ids of carousels) {
      expect(ids.length).toBeGreaterThanOrEqual(6);
      expect(ids.filter((id) => !known.has(id))).toEqual([]);
    }
  });

  it('show no campaign picture twice on a page, and the homes of Nord and Kiosk none of each other', () => {
    const clothsOn = (area: unknown) => [...deep(area)].flatMap(([key, value]) => (key === 'image' && typeof value === 'string' ? (/media\/campaign\/([a-z-]+)/.exec(value)?.slice(1) ?? []) : []));
    // A search page shows this when something was found, that when nothing was, and never both.
    const shown = areas.flatMap(({ emptySearchTop, emptySearchBottom, ...rest }) => [rest, { emptySearchTop, emptySearchBottom }]);
    for (const area of shown) expect(clothsOn(area)).toEqual([...new Set(clothsOn(area))]);
    const [nord, kiosk] = ['/nord', '/kiosk'].map((path) => clothsOn(content.pages.find((page) => page.path === path)!.document));
    expect([nord!.length, kiosk!.length]).toEqual([3, 5]);
    expect(nord!.filter((cloth) => kiosk!.includes(cloth))).toEqual([]);
  });

  it('have a picture wherever they name one, and words for those who cannot see it', () => {
    const pictured = everywhere.filter(([, value]) => typeof value === 'object' && value !== null && 'image' in value).map(([, value]) => value as { image: string; alt?: unknown });
    expect(pictured.length).toBeGreaterThan(5);
    for (const { image, alt } of pictured) {
      expect(wantedAt(image), image).toBeDefined();
      expect(alt).toBeTruthy();
    }
  });
});

const tables: [string, Record<'en' | 'de' | 'ar', Record<string, string>>][] = Object.entries(textTables);

/** German law wants these words and no others on the button (§ 312j BGB). */
const byLaw = 'de payment.pay';

/** Worded in Arabic so that no word of theirs changes with the number, but for one: “number of fields: 3”. */
const fitAnyNumber = ['checkout.errors', 'notify_me.errors', 'product_page.add_rest', 'store_stock.count'];

describe('the interface texts', () => {
  const plain = (texts: Record<string, string>) => [...new Set(Object.keys(texts).map((key) => key.replace(/_(zero|one|two|few|many)$/, '')))].sort();
  const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

  it.each(tables)('are complete in every language: %s', (_name, texts) => {
    for (const language of ['de', 'ar'] as const) {
      expect(plain(texts[language]), language).toEqual(plain(texts.en));
      expect(plain(texts[language]).filter((key) => !texts[language][key]?.trim()), language).toEqual([]);
    }
  });

  it.each(tables)('fill in the same things in every language: %s (MKT-085)', (_name, texts) => {
    for (const language of ['de', 'ar'] as const) for (const key of plain(texts.en).filter((one) => `${language} ${one}` !== byLaw)) expect(placeholders(texts[language][key]!), `${language} ${key}`).toEqual(placeholders(texts.en[key]!));
  });

  it.each(tables)('have all six plural forms in Arabic wherever a number of things is counted in any language: %s', (_name, texts) => {
    const forms = new Intl.PluralRules('ar').resolvedOptions().pluralCategories;
    expect(forms).toHaveLength(6);
    const counted = new Set(sampleLanguages.flatMap((language) => Object.keys(texts[language as 'en']).flatMap((key) => /^(.+)_(?:zero|one|two|few|many)$/.exec(key)?.[1] ?? [])));
    // The sixth is the text without a form; for none there is seldom another word than for many.
    const asked = forms.filter((form) => form !== 'zero' && form !== 'other');
    const missing = [...counted].filter((key) => !fitAnyNumber.includes(key)).flatMap((key) => [key, ...asked.map((form) => `${key}_${form}`)].filter((one) => !texts.ar[one]));
    expect(missing).toEqual([]);
  });

  it('speak to shoppers formally in German, on pages too', () => {
    const informal = /(?<!\p{L})(du|dir|dich|dein\p{L}*|euch|euer|eure\p{L}*|gib|nimm|sieh|wähle|versuch|prüfe|schließ)(?!\p{L})/iu;
    const german = [...tables.flatMap(([, texts]) => Object.values(texts.de)), ...localised.map((text) => text.de!), ...catalogue.styles.map(({ description }) => description.de!)];
    expect(german.filter((text) => informal.test(text))).toEqual([]);
    expect(german.filter((text) => /(?<!\p{L})Sie(?!\p{L})/u.test(text)).length).toBeGreaterThan(40);
  });

  it('are in Arabic letters in Arabic, but for names', () => {
    const foreign = tables.flatMap(([, texts]) => Object.entries(texts.ar)).filter(([, text]) => !/\p{Script=Arabic}/u.test(text.replace(/\{\w+\}/g, '')) && /\p{L}/u.test(text.replace(/\{\w+\}/g, '')));
    expect(foreign).toEqual([]);
  });
});

it('names every facet value of the sample shop in German and Arabic', async () => {
  const { facetNames } = await import('./facet-names.ts');
  const used = {
    colour: new Set(catalogue.options.map(({ colour }) => colour.base)),
    fit: new Set(catalogue.styles.flatMap(({ facts }) => facts.fit ?? [])),
    material: new Set(catalogue.styles.flatMap(({ facts }) => facts.material ?? [])),
  };
  for (const [facet, values] of Object.entries(used)) {
    for (const value of values) expect(Object.keys(facetNames[facet]![value.toLowerCase()] ?? {}).sort(), `${facet} ${value}`).toEqual(['ar', 'de']);
  }
});
