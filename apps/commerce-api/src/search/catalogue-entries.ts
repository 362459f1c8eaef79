import type { ColourRow, Localised, LocalisedList, OptionFlags, PictureRow, StyleFacts } from '../storage/schema.ts';
import { AlikeColumn } from './alike-column.ts';
import { readArticles, type Article, type SizeRun } from './articles.ts';
import type { CategoryNode } from './category-tree.ts';
import { GrowingColumn } from './growing-column.ts';
import type { PackedTexts } from './packed-texts.ts';

/** What a style keeps in memory: few objects of its own, all else is one with its equals. */
export class StyleEntry {
  readonly number: string;
  readonly brand: string;
  readonly subBrand: string | null;
  readonly category: CategoryNode;
  readonly name: Localised;
  readonly composition: Localised | null;
  readonly care: LocalisedList | null;
  readonly facts: StyleFacts;
  readonly #texts: PackedTexts;
  readonly #description: number;

  constructor({ number, brand, subBrand, category, name, composition, care, facts }: Omit<StyleEntry, 'description'>, texts: PackedTexts, description: number) {
    [this.number, this.brand, this.subBrand, this.category, this.name, this.composition, this.care, this.facts] = [number, brand, subBrand, category, name, composition, care, facts];
    [this.#texts, this.#description] = [texts, description];
  }

  /** Read anew each time. */
  get description(): Localised {
    return JSON.parse(this.#texts.text(this.#description)) as Localised;
  }
}

/** What is told of an option; texts are in UTF-8. */
export interface OptionFacts {
  id: string;
  position: number;
  slug: string;
  colour: ColourRow;
  flags: OptionFlags;
  /** Milliseconds since 1970. */
  publishedAt: number;
  availableFrom: string | null;
  disclaimer: Localised | null;
  badgeIds: readonly string[];
  setOptions: readonly string[];
  /** JSON. */
  look: Uint8Array;
  pictures: Uint8Array;
}

/** All options, column by column: as objects they would be most of what the collector looks after. */
export class OptionEntries {
  readonly ids: string[] = [];
  readonly styles = new AlikeColumn<StyleEntry>();
  readonly positions = new GrowingColumn(Int32Array);
  readonly slugs = new AlikeColumn<string>();
  readonly colours = new AlikeColumn<ColourRow>();
  readonly flags = new AlikeColumn<OptionFlags>();
  readonly publishedAt = new GrowingColumn(Float64Array);
  readonly availableFrom = new AlikeColumn<string | null>();
  readonly disclaimers = new AlikeColumn<Localised | null>();
  readonly badgeIds = new AlikeColumn<readonly string[]>();
  readonly setOptions = new AlikeColumn<readonly string[]>();
  readonly sizes = new AlikeColumn<SizeRun>();
  readonly looks = new GrowingColumn(Uint32Array);
  readonly pictures = new GrowingColumn(Uint32Array);
  readonly articles = new GrowingColumn(Uint32Array);
  readonly texts: PackedTexts;

  #byStyle = this.styles.grouped();
  /** Of each style by its number: where it stands among them. */
  readonly #placeOf = new Map<string, number>();

  constructor(texts: PackedTexts) {
    this.texts = texts;
  }

  get length(): number {
    return this.ids.length;
  }

  /** @returns its number */
  add({ id, position, slug, colour, flags, publishedAt, availableFrom, disclaimer, badgeIds, setOptions, look, pictures }: OptionFacts, style: StyleEntry): number {
    this.ids.push(id);
    this.styles.push(style);
    this.positions.push(position);
    this.slugs.push(slug);
    this.colours.push(colour);
    this.flags.push(flags);
    this.publishedAt.push(publishedAt);
    this.availableFrom.push(availableFrom);
    this.disclaimers.push(disclaimer);
    this.badgeIds.push(badgeIds);
    this.setOptions.push(setOptions);
    this.looks.push(this.texts.add(look));
    this.pictures.push(this.texts.addOnce(pictures));
    return this.ids.length - 1;
  }

  /** Of one option after the other. @param articles as `writtenArticles` writes them, UTF-8 */
  addGoods(sizes: SizeRun, articles: Uint8Array): void {
    this.sizes.push(sizes);
    this.articles.push(this.texts.add(articles));
  }

  /** When all are there, in small steps. */
  *finish(): Generator<void> {
    this.texts.finish();
    yield;
    this.#byStyle = this.styles.grouped();
    const { rows, starts } = this.#byStyle;
    const { at: positions } = this.positions;
    for (const [place, { number }] of this.styles.values.entries()) {
      this.#placeOf.set(number, place);
      rows.subarray(starts[place], starts[place + 1]).sort((a, b) => positions[a]! - positions[b]!);
      if (place % 1_000 === 0) yield;
    }
  }

  /** The options of a style, by position. */
  ofStyle(number: string): Uint32Array {
    const place = this.#placeOf.get(number);
    const { rows, starts } = this.#byStyle;
    return place === undefined ? rows.subarray(0, 0) : rows.subarray(starts[place], starts[place + 1]);
  }

  at(number: number): OptionEntry {
    return new OptionEntry(this, number);
  }
}

/** An option, read from the columns when somebody asks. */
export class OptionEntry {
  readonly #all: OptionEntries;
  readonly #number: number;

  constructor(all: OptionEntries, number: number) {
    [this.#all, this.#number] = [all, number];
  }

  get id(): string {
    return this.#all.ids[this.#number]!;
  }

  get style(): StyleEntry {
    return this.#all.styles.at(this.#number);
  }

  get position(): number {
    return this.#all.positions.at[this.#number]!;
  }

  get slug(): string {
    return this.#all.slugs.at(this.#number);
  }

  get colour(): ColourRow {
    return this.#all.colours.at(this.#number);
  }

  get flags(): OptionFlags {
    return this.#all.flags.at(this.#number);
  }

  get publishedAt(): number {
    return this.#all.publishedAt.at[this.#number]!;
  }

  get availableFrom(): string | null {
    return this.#all.availableFrom.at(this.#number);
  }

  get disclaimer(): Localised | null {
    return this.#all.disclaimers.at(this.#number);
  }

  get badgeIds(): readonly string[] {
    return this.#all.badgeIds.at(this.#number);
  }

  get setOptions(): readonly string[] {
    return this.#all.setOptions.at(this.#number);
  }

  get sizes(): SizeRun {
    return this.#all.sizes.at(this.#number);
  }

  /** Style options that are worn with it. Read anew each time. */
  get look(): string[] {
    return this.#json(this.#all.looks);
  }

  /** Read anew each time. */
  get pictures(): PictureRow[] {
    return this.#json(this.#all.pictures);
  }

  /** One of each size. Read anew each time. */
  get articles(): Article[] {
    return readArticles(this.#all.texts.text(this.#all.articles.at[this.#number]!));
  }

  #json<Value>(column: { at: Uint32Array }): Value {
    return JSON.parse(this.#all.texts.text(column.at[this.#number]!)) as Value;
  }
}
