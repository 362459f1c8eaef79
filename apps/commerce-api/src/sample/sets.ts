import { setAddress } from '../media/garment.address.ts';
import type { CatalogueRows } from '../storage/catalogue.rows.ts';
import type { Localised } from '../storage/schema.ts';
import { inEach, paragraph, say } from './say.ts';
import { lookOf, type SampleOption, type SampleStyle, slugOf } from './styles.ts';

/** What makes a set: two or three cuts of one brand in one colour. */
interface Recipe {
  id: string;
  /** One piece of each group. */
  cuts: string[][];
  name: Localised;
  story: Localised;
  /** All of it from the same fabric. */
  sameCloth?: true;
}

const recipes: Recipe[] = [
  { id: 'suit', sameCloth: true, cuts: [['blazer'], ['trousers-pleated']], name: say('suit', 'Anzug', 'بدلة'), story: say('Jacket and trousers from one bolt of cloth, each in the size that fits.', 'Sakko und Hose aus einem Ballen Stoff, jedes in der Größe, die passt.', 'سترة وبنطال من لفّة قماش واحدة، وكل منهما بالمقاس المناسب.') },
  { id: 'denim', cuts: [['jacket-denim'], ['jeans-straight', 'jeans-wide', 'jeans-slim']], name: say('denim set', 'Denim-Set', 'طقم دنيم'), story: say('Jacket and jeans in the same wash, so that they fade together.', 'Jacke und Jeans in derselben Waschung, damit sie gemeinsam ausbleichen.', 'جاكيت وجينز بالغسلة نفسها ليبهت لونهما معًا.') },
  { id: 'winter', cuts: [['beanie'], ['scarf']], name: say('winter set', 'Winter-Set', 'طقم شتوي'), story: say('A hat and a scarf that were dyed in one bath.', 'Mütze und Schal, in einem Bad gefärbt.', 'قبعة ووشاح صُبغا في حوض واحد.') },
  { id: 'street', cuts: [['hoodie', 'sweatshirt'], ['tee', 'tee-oversized'], ['cap']], name: say('off-duty set', 'Freizeit-Set', 'طقم يومي'), story: say('Sweat, T-shirt and cap in one colour: nothing left to decide.', 'Sweat, T-Shirt und Cap in einer Farbe: nichts mehr zu entscheiden.', 'سويت شيرت وتيشيرت وكاب بلون واحد، ولا شيء يحتاج إلى اختيار.') },
];

type Part = { style: SampleStyle; option: SampleOption };
type Found = { recipe: Recipe; parts: Part[] };

/** Collects pieces that belong together while the range is drawn, so that a set needs no second look at all of it. */
export function setMaker(most: number) {
  const waiting = new Map<string, (Part | undefined)[]>();
  const found = new Map<Recipe, Found[]>(recipes.map((recipe) => [recipe, []]));
  return {
    offer(style: SampleStyle, option: SampleOption): void {
      const { flags } = option.option;
      const [department] = style.categoryId.split('-');
      if (department === 'kids' || flags.comingSoon || flags.preorder || !option.variants.some(({ stock }) => stock! > 0)) return;
      for (const [recipe, complete] of found) {
        const place = recipe.cuts.findIndex((cuts) => cuts.includes(style.garment.cut));
        if (place < 0 || complete.length >= most / recipes.length) continue;
        const key = [recipe.id, recipe.id === 'street' ? 'men' : department, style.row.brand, option.option.colour.id, ...(recipe.sameCloth ? [style.fabricName] : [])].join(' ');
        const parts = waiting.get(key) ?? recipe.cuts.map(() => undefined);
        parts[place] ??= { style, option };
        waiting.set(key, parts);
        if (parts.some((one) => one === undefined)) continue;
        complete.push({ recipe, parts: parts as Part[] });
        waiting.delete(key);
      }
    },
    /** The sets that came together; those of the same styles are colours of one set. @param firstNumber their style numbers begin here */
    sets(firstNumber: number, categoryId: string) {
      const ofSameStyles = Map.groupBy([...found.values()].flat(), ({ parts }) => parts.map(({ style }) => style.row.number).join(' '));
      const taken = new Set<string>();
      return [...ofSameStyles.values()].map((colours, place) => setOf(colours as [Found, ...Found[]], String(firstNumber + place), categoryId, taken));
    },
  };
}

function setOf(colours: [Found, ...Found[]], number: string, categoryId: string, taken: Set<string>): { style: CatalogueRows['styles'][number]; options: SampleOption[] } {
  const { recipe, parts } = colours[0];
  const { row } = parts[0]!.style;
  // Called after the first of its pieces whose line gives it a name of its own.
  const { line } = (parts.find(({ style }) => !taken.has(`${style.line.latin} ${recipe.id}`)) ?? parts[0]!).style;
  taken.add(`${line.latin} ${recipe.id}`);
  const name = inEach((language) => (language === 'en' ? `${line.latin} ${recipe.name.en}` : `${recipe.name[language]} ${language === 'ar' ? line.arabic : line.latin}`));
  const contents = inEach((language) => `${contentsIn(language, parts)}.`);
  return {
    style: {
      number, handle: `${slugOf(name.en!)}-${number}`, source: 'sample', brand: row.brand, categoryId, name, description: paragraph(recipe.story, contents),
      facts: { tags: ['set', row.brand.toLowerCase()], ediCategory: 'sets', subGroup: recipe.name.en },
    },
    options: colours.map((found, position) => optionOf(found, number, position, name)),
  };
}

const contentsIn = (language: keyof Localised, parts: Part[]): string => parts.map(({ style }) => style.row.name[language]).join(language === 'ar' ? '، ' : ', ');

function optionOf({ parts }: Found, number: string, position: number, name: Localised): SampleOption {
  const { publishedAt, colour } = parts[0]!.option.option;
  const id = `${number}_${colour.id}_1`;
  return {
    option: {
      id, styleNumber: number, position, slug: slugOf(`${name.en} ${colour.name.en}`), colour, publishedAt, flags: {},
      // All of it together, and then each piece alone.
      pictures: [
        { index: setAddress(parts.map(({ style }) => lookOf(style, { hex: colour.hex! }))), format: 'jpg', alt: inEach((language) => `${name[language]}, ${colour.name[language]}: ${contentsIn(language, parts)}`) },
        ...parts.flatMap(({ option }) => option.option.pictures.slice(0, 1)),
      ],
      popularity: Math.max(...parts.map(({ option }) => option.option.popularity!)),
      setOptions: parts.map(({ option }) => option.option.id),
    },
    variants: [],
    prices: parts[0]!.option.prices.map(({ currency }) => ({ styleOptionId: id, ...sumIn(currency, parts) })),
  };
}

/** A set costs what its pieces cost, reductions included. */
function sumIn(currency: string, parts: Part[]) {
  const prices = parts.map(({ option }) => option.prices.find((one) => one.currency === currency)!);
  const sum = (amount: (price: (typeof prices)[number]) => number) => prices.reduce((total, price) => total + amount(price), 0);
  const [sales, list] = [sum((one) => one.sales), sum((one) => one.list)];
  return { currency, sales, list, ...(sales < list ? { historic: sum((one) => one.historic ?? one.sales) } : {}) };
}
