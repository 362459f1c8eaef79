import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { naiveEngine } from './naive-engine.ts';
import { randomCategories, randomOptions, randomQuestion, randomRestock, randomSynonyms, randomTyping } from './random-shop.ts';
import { facetIds, type SearchableOption, type SearchableShop, type SearchEngine, type SearchQuestion, type Synonyms } from './search-engine.ts';

/** More with `QUESTIONS=400000`; a run that failed comes back with the `SEED` it names. */
const questions = Number(process.env.QUESTIONS ?? 10_000);
const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);
const perShop = 10;

export type MakeEngine = (shop: SearchableShop) => SearchEngine | Promise<SearchEngine>;

const option = (id: string, rest: Partial<SearchableOption> = {}): SearchableOption => ({
  id, numbers: [], categories: ['women'], facets: {}, sizes: [], stock: [], isAwaited: false, tags: [], prices: new Map([['GBP', { sales: 1_000, list: 1_000 }]]), publishedAt: 0, popularity: 0, texts: { en: { name: 'Coat', kind: [], facts: [] } }, ...rest,
});
const named = (id: string, name: string, rest: Partial<SearchableOption> = {}) => option(id, { texts: { en: { name, kind: [], facts: [] } }, ...rest });
const all: SearchQuestion = { currency: 'GBP', language: 'en', facets: facetIds, from: 0, size: 60 };

/** What every search engine has to do. */
export function searchEngineConformance(make: MakeEngine): void {
  const idsOf = async (options: SearchableOption[], question: Partial<SearchQuestion>, synonyms?: Synonyms) => (await (await make({ options, synonyms })).search({ ...all, ...question })).ids;

  describe('an engine', () => {
    it('agrees with one that is naive, in results, order, counts and prices (CAT-118, CAT-119, CAT-138)', async () => {
      console.log(`seed ${seed}`);
      await fc.assert(
        fc.asyncProperty(randomOptions, randomSynonyms, fc.array(randomQuestion, { minLength: perShop, maxLength: perShop }), randomRestock, async (options, synonyms, asked, [place, stock]) => {
          const [engine, naive] = [await make({ options, synonyms }), naiveEngine({ options, synonyms })];
          for (const [turn, question] of asked.entries()) {
            if (turn === perShop / 2) for (const one of [engine, naive]) one.restock(options[place]?.id ?? 'unknown', stock);
            expect(await engine.search(question)).toEqual(await naive.search(question));
          }
        }),
        { numRuns: Math.ceil(questions / perShop), seed },
      );
    });

    it('agrees with it in what it suggests', async () => {
      console.log(`seed ${seed}`);
      await fc.assert(
        fc.asyncProperty(randomOptions, randomCategories, randomSynonyms, fc.array(randomTyping, { minLength: perShop, maxLength: perShop }), async (options, categories, synonyms, asked) => {
          const [engine, naive] = [await make({ options, categories, synonyms }), naiveEngine({ options, categories, synonyms })];
          for (const question of asked) expect(await engine.suggest(question), JSON.stringify(question)).toEqual(await naive.suggest(question));
        }),
        { numRuns: Math.ceil(questions / 5 / perShop), seed },
      );
    });

    it('knows nothing when there is nothing', async () => {
      expect(await (await make({ options: [] })).search(all)).toEqual({ ids: [], total: 0, counts: new Map(facetIds.map((id) => [id, new Map()])), isNearest: false });
      expect(await idsOf([option('a')], { currency: 'EUR' })).toEqual([]);
    });

    it('has the most sought after first, then the newest', async () => {
      const options = [option('old', { popularity: 1 }), option('new', { popularity: 1, publishedAt: 9 }), option('loved', { popularity: 2 }), option('also', { popularity: 1 })];
      expect(await idsOf(options, {})).toEqual(['loved', 'new', 'also', 'old']);
    });
  });

  describe('a size', () => {
    const sizes = (stock: number) => option('a', { sizes: [{ sizeId: 's', lengthId: '30' }, { sizeId: 's', lengthId: '32' }, { sizeId: 'm', lengthId: '30' }], stock: [stock, 0, 0] });

    it('is counted once, where one can buy it, as soon as it is there (CAT-118)', async () => {
      const engine = await make({ options: [sizes(0)] });
      const counts = async () => (await engine.search(all)).counts;
      expect((await counts()).get('size')).toEqual(new Map());
      engine.restock('a', [2, 1, 0]);
      expect((await counts()).get('size')).toEqual(new Map([['s', 1]]));
      expect((await counts()).get('length')).toEqual(new Map([['30', 1], ['32', 1]]));
      engine.restock('unknown', [1]);
      engine.restock('a', []);
      expect((await counts()).get('length')).toEqual(new Map());
    });

    it('is counted before it comes when it can be ordered already', async () => {
      const engine = await make({ options: [{ ...sizes(0), isAwaited: true }] });
      expect((await engine.search(all)).counts.get('size')).toEqual(new Map([['s', 1], ['m', 1]]));
    });
  });

  describe('a text', () => {
    it.each([
      ['in capitals and without diacritics', 'Crème coat', 'CREME'],
      ['with other diacritics', 'Creme coat', 'crêmé'],
      ['å as aa', 'Århus', 'aarhus'],
      ['å as a', 'Århus', 'arhus'],
      ['aa as å', 'Aarhus', 'århus'],
      ['ø as oe and o', 'Smørkjole Øre', 'smoerkjole ore'],
      ['ß as ss', 'Größe', 'grosse'],
      ['ä as ae', 'Mäntel', 'maentel'],
      ['ä as a', 'Mäntel', 'mantel'],
      ['a dotless ı', 'Kırmızı IŞIK', 'kirmizi işik'],
      ['İ with its dot', 'İpek', 'ipek'],
      ['alef without its hamza', 'أزرق', 'ازرق'],
      ['ta marbuta as ha', 'سترة', 'ستره'],
      ['tashkeel and tatweel', 'جينز', 'جِيـــنز'],
      ['the Arabic article', 'معطف', 'المعطف'],
      ['alef maqsura as ya', 'مقهى', 'مقهي'],
      ['the beginning of a word', 'Overcoat', 'over'],
      ['words in any order', 'Long wool coat', 'coat long'],
      ['a hyphen or none', 'T-shirt', 'tshirt'],
      ['a space for a hyphen', 'T-shirt', 't shirt'],
      ['an inflected form', 'Long dress', 'dresses'],
      ['a genitive', 'Women', 'women’s'],
      ['one wrong letter in four', 'Coat', 'cuat'],
      ['a missing letter', 'Jeans', 'jens'],
      ['two neighbours swapped', 'Jeans', 'jaens'],
      ['two errors in eight letters', 'Overcoat', 'oferkoat'],
      ['a direction override inside', 'Jeans', 'je\u202eans'],
    ])('is found: %s', async (_, name, text) => {
      expect(await idsOf([named('a', name), named('b', 'Zzz')], { text })).toEqual(['a']);
    });

    it.each([
      ['one wrong letter in three', 'Cap', 'cup'],
      ['two wrong letters in seven', 'Trouser', 'trovzer'],
      ['an error in a number', '501', '511'],
      ['a number cut short', '501', '5011'],
      ['a word with a digit that is almost it', 'Coat5', 'coats'],
      ['the middle of a word', 'Overcoat', 'verc'],
      ['nothing but marks', 'Coat', '\u0301\u0301x'],
    ])('is not found: %s', async (_, name, text) => expect(await idsOf([named('a', name)], { text })).toEqual([]));

    it('finds the head of a compound where compounds are written in one word', async () => {
      const texts = { name: 'Wollmantel', kind: [], facts: [] };
      expect(await idsOf([option('a', { texts: { en: texts, de: texts } })], { text: 'mantel', language: 'de' })).toEqual(['a']);
      expect(await idsOf([option('a', { texts: { en: texts } })], { text: 'mantel' })).toEqual([]);
      expect(await idsOf([option('a', { texts: { en: texts, de: { ...texts, name: 'Rock' } } })], { text: 'mantel', language: 'de' })).toEqual([]);
    });

    it('finds exact words before beginnings, names before kinds, then what is more sought after', async () => {
      const options = [named('beginning', 'Coats', { popularity: 9 }), named('exact', 'Coat'), named('loved', 'Coat', { popularity: 3 }), option('kind', { popularity: 8, texts: { en: { name: 'X', kind: ['Coat'], facts: [] } } })];
      expect(await idsOf(options, { text: 'coat' })).toEqual(['loved', 'exact', 'kind', 'beginning']);
    });

    it('forgives errors only when nothing is written so', async () => {
      expect(await idsOf([named('coat', 'Coat'), named('boat', 'Boat', { popularity: 9 })], { text: 'coat' })).toEqual(['coat']);
      expect(await idsOf([named('coat', 'Coat', { prices: new Map() }), named('boat', 'Boat')], { text: 'coat' })).toEqual(['boat']);
    });

    it('finds what means the same, after what says it', async () => {
      const synonyms = { en: [['trousers', 'pants'], ['rain coat', 'mac']] };
      expect(await idsOf([named('trousers', 'Wide trousers', { popularity: 9 }), named('pants', 'Pants'), named('coat', 'Coat')], { text: 'pants' }, synonyms)).toEqual(['pants', 'trousers']);
      expect(await idsOf([named('coat', 'Long rain coat'), named('other', 'Coat for rain')], { text: 'mac' }, synonyms)).toEqual(['coat']);
    });

    it('is also found in English, last', async () => {
      const options = [option('a', { popularity: 9, texts: { en: { name: 'Rock', kind: [], facts: [] }, de: { name: 'Hose', kind: [], facts: [] } } }), option('b', { texts: { en: { name: 'Skirt', kind: [], facts: [] }, de: { name: 'Rock', kind: [], facts: [] } } })];
      expect(await idsOf(options, { language: 'de', text: 'rock' })).toEqual(['b', 'a']);
      expect(await idsOf(options, { language: 'de', text: 'skirt' })).toEqual(['b']);
    });

    it('that nothing has all words of finds what has the most of them, and says so', async () => {
      const engine = await make({ options: [named('a', 'Wool coat'), named('b', 'Wool coat long'), named('c', 'Jeans')] });
      expect(await engine.search({ ...all, text: 'long wool unicorn' })).toMatchObject({ ids: ['b'], total: 1, isNearest: true });
      expect(await engine.search({ ...all, text: 'unicorn' })).toMatchObject({ ids: [], total: 0, isNearest: false });
      expect(await engine.search({ ...all, text: 'wool' })).toMatchObject({ total: 2, isNearest: false });
    });

    it('of nothing is no text', async () => {
      for (const text of ['', '   ', '\u202e\u200d']) expect(await idsOf([named('a', 'Coat')], { text }), JSON.stringify(text)).toEqual(['a']);
    });

    it('without letters and digits finds nothing', async () => {
      const engine = await make({ options: [named('a', 'Coat')] });
      for (const text of ['%', '\\', '– & !', '👗', '%_%', '…']) expect(await engine.search({ ...all, text }), JSON.stringify(text)).toMatchObject({ ids: [], total: 0, isNearest: false });
    });

    it('may be endless', async () => {
      const engine = await make({ options: [named('a', 'Coat')] });
      for (const text of ['coat '.repeat(400_000), 'a'.repeat(2_000_000), '\u0301'.repeat(100_000), 'ﷺ'.repeat(100_000), '👗'.repeat(100_000)]) expect(await engine.search({ ...all, text })).toMatchObject({ total: expect.any(Number) });
    });
  });

  describe('a number', () => {
    const options = [
      named('100001_navy_1', 'Coat 100002', { numbers: ['100001', '100001_navy_1', 'EX-TOP-SAND', '012345678905', 'TEE'], popularity: 1 }),
      named('100001_red_1', 'Coat', { numbers: ['100001', '100001_red_1', 'ex-12/34', '4006381333931', 'SHARED'] }),
      named('100002_red_1', 'Tee 4006381333932', { numbers: ['100002', '100002_red_1', '10-1', '101', 'SHARED', '96385074'], popularity: 9 }),
    ];

    it.each([
      ['of a style', '100001', ['100001_navy_1', '100001_red_1']], ['of a style that stands in a name too', '100002', ['100002_red_1']],
      ['of an option', '100001_red_1', ['100001_red_1']], ['in any case', 'Ex-Top-Sand', ['100001_navy_1']], ['with signs', ' EX-12/34 ', ['100001_red_1']], ['that several have', 'shared', ['100002_red_1', '100001_red_1']],
      ['of 12 digits', '012345678905', ['100001_navy_1']], ['of 12 digits as one of 13', '0012345678905', ['100001_navy_1']], ['of 13 digits', '4006381333931', ['100001_red_1']], ['in groups', '4 006381 333931', ['100001_red_1']],
      ['in Arabic digits', '٤٠٠٦٣٨١٣٣٣٩٣١', ['100001_red_1']], ['of 8 digits', '9638 5074', ['100002_red_1']], ['apart from one that is written alike', '10-1', ['100002_red_1']],
    ])('finds what it names alone: %s', async (_, text, ids) => {
      expect(await idsOf(options, { text })).toEqual(ids);
      expect((await (await make({ options })).suggest({ currency: 'GBP', language: 'en', text, products: 9, categories: 0, terms: 0 })).ids).toEqual(ids);
    });

    it.each(['100003', '4006381333933', '1000011', 'EX-12/35'])('that nothing has finds nothing that is almost it: %s', async (text) => expect(await idsOf(options, { text })).toEqual([]));

    it('without a digit that is a word is meant as a word', async () => expect(await idsOf(options, { text: 'tee' })).toEqual(['100002_red_1']));

    it('of what is not on sale here is a text like any other', async () => {
      const elsewhere = [named('a', 'Coat', { numbers: ['501'], prices: new Map() }), named('b', 'Coat 501')];
      expect(await idsOf(elsewhere, { text: '501' })).toEqual(['b']);
    });
  });

  describe('a suggestion', () => {
    const categories = [{ id: 'women', ancestors: [], names: { en: 'Women' } }, { id: 'women-coats', ancestors: ['women'], names: { en: 'Coats & jackets' } }, { id: 'men', ancestors: [], names: { en: 'Men' } }, { id: 'men-coats', ancestors: ['men'], names: { en: 'Coats' } }];
    const coat = (id: string, name: string, rest: Partial<SearchableOption> = {}) => option(id, { categories: ['women', 'women-coats'], texts: { en: { name, kind: ['Blue', 'Women', 'Coats & jackets'], facts: [] } }, ...rest });
    const options = [coat('a', 'Wool coat'), coat('b', 'Rain coat', { popularity: 3 }), coat('c', 'Cotton coat', { prices: new Map([['EUR', { sales: 1, list: 1 }]]) })];
    const suggest = async (text: string, question = {}) => (await make({ options, categories })).suggest({ currency: 'GBP', language: 'en', text, products: 3, categories: 3, terms: 3, ...question });

    it('has products, the best first, and how many there are', async () => {
      expect(await suggest('coa')).toMatchObject({ ids: ['b', 'a'], total: 2 });
      expect(await suggest('coa', { products: 1 })).toMatchObject({ ids: ['b'], total: 2 });
    });

    it('has categories by their names and those above them, with what is in them here', async () => {
      expect((await suggest('coats')).categories).toEqual([{ id: 'women-coats', count: 2 }]);
      expect((await suggest('women jack')).categories).toEqual([{ id: 'women-coats', count: 2 }]);
      expect((await suggest('wom')).categories).toEqual([{ id: 'women', count: 2 }]);
      expect((await suggest('men coats')).categories).toEqual([]);
      expect((await suggest('coats', { currency: 'EUR' })).categories).toEqual([{ id: 'women-coats', count: 1 }]);
    });

    it('completes the last word to what finds something here with the words before', async () => {
      expect((await suggest('wo')).terms).toEqual(['women', 'wool']);
      expect((await suggest('Rain co')).terms).toEqual(['Rain coat', 'Rain coats']);
      expect((await suggest('rain wo')).terms).toEqual(['rain women']);
      expect((await suggest('cott')).terms).toEqual([]);
      expect((await suggest('cott', { currency: 'EUR' })).terms).toEqual(['cotton']);
      expect((await suggest('unicorn co')).terms).toEqual([]);
      expect((await suggest('blue-ra')).terms).toEqual(['blue-rain']);
    });

    it('forgives typing errors', async () => expect(await suggest('jakcets')).toMatchObject({ ids: ['b', 'a'], terms: ['jackets'], categories: [{ id: 'women-coats' }] }));

    it('of less than two letters is none', async () => {
      for (const text of ['', ' ', 'c', '–', '👗']) expect(await suggest(text)).toEqual({ ids: [], total: 0, categories: [], terms: [] });
      expect(await suggest('coat', { currency: 'XXX' })).toEqual({ ids: [], total: 0, categories: [], terms: [] });
    });
  });
}
