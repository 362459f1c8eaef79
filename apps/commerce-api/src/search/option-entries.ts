import type { ColourRow, Localised, OptionFlags, PictureRow } from '../storage/schema.ts';
import { AlikeColumn } from './alike-column.ts';
import { readArticles, type Article, type SizeRun } from './articles.ts';
import type { PackedTexts } from './packed-texts.ts';
import type { StyleEntry } from './style-entry.ts';

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
  readonly ids: readonly string[];
  readonly texts: PackedTexts;
  readonly styles: AlikeColumn<StyleEntry>;
  readonly slugs: AlikeColumn<string>;
  readonly colours: AlikeColumn<ColourRow>;
  readonly flags: AlikeColumn<OptionFlags>;
  readonly availableFrom: AlikeColumn<string | null>;
  readonly disclaimers: AlikeColumn<Localised | null>;
  readonly badgeIds: AlikeColumn<readonly string[]>;
  readonly setOptions: AlikeColumn<readonly string[]>;
  readonly sizes: AlikeColumn<SizeRun>;
  readonly positions: Int32Array;
  readonly publishedAt: Float64Array;
  // Numbers of texts.
  readonly looks: Uint32Array;
  readonly pictures: Uint32Array;
  readonly articles: Uint32Array;
  #byStyle: { rows: Uint32Array; starts: Uint32Array } = { rows: new Uint32Array(), starts: new Uint32Array() };
  /** Of each style by its number: where it stands among them. */
  readonly #placeOf = new Map<string, number>();

  constructor(ids: readonly string[], texts: PackedTexts) {
    const { length } = ids;
    [this.ids, this.texts] = [ids, texts];
    this.styles = new AlikeColumn(length);
    this.slugs = new AlikeColumn(length);
    this.colours = new AlikeColumn(length);
    this.flags = new AlikeColumn(length);
    this.availableFrom = new AlikeColumn(length);
    this.disclaimers = new AlikeColumn(length);
    this.badgeIds = new AlikeColumn(length);
    this.setOptions = new AlikeColumn(length);
    this.sizes = AlikeColumn.of(length, []);
    [this.positions, this.publishedAt] = [new Int32Array(length), new Float64Array(length)];
    [this.looks, this.pictures] = [new Uint32Array(length), new Uint32Array(length)];
    this.articles = new Uint32Array(length).fill(texts.add(new Uint8Array()));
  }

  get length(): number {
    return this.ids.length;
  }

  set(option: number, { position, slug, colour, flags, publishedAt, availableFrom, disclaimer, badgeIds, setOptions, look, pictures }: OptionFacts, style: StyleEntry): void {
    this.styles.set(option, style);
    this.positions[option] = position;
    this.slugs.set(option, slug);
    this.colours.set(option, colour);
    this.flags.set(option, flags);
    this.publishedAt[option] = publishedAt;
    this.availableFrom.set(option, availableFrom);
    this.disclaimers.set(option, disclaimer);
    this.badgeIds.set(option, badgeIds);
    this.setOptions.set(option, setOptions);
    this.looks[option] = this.texts.add(look);
    this.pictures[option] = this.texts.addOnce(pictures);
  }

  /** @param articles as `writtenArticles` writes them, UTF-8 */
  setGoods(option: number, sizes: SizeRun, articles: Uint8Array): void {
    this.sizes.set(option, sizes);
    this.articles[option] = this.texts.add(articles);
  }

  /** When all are there, in small steps. */
  *finish(): Generator<void> {
    this.texts.finish();
    yield;
    this.#byStyle = this.styles.grouped();
    const { rows, starts } = this.#byStyle;
    const { positions } = this;
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

  /** What names an option exactly. */
  numbersOf(option: number): string[] {
    const { id, style, articles } = this.at(option);
    return [style.number, id, ...articles.flatMap((article) => [article.id, article.ean ?? '', article.merchantSku ?? ''])].filter(Boolean);
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
    return this.#all.positions[this.#number]!;
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
    return this.#all.publishedAt[this.#number]!;
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
    return readArticles(this.#all.texts.text(this.#all.articles[this.#number]!));
  }

  #json<Value>(column: Uint32Array): Value {
    return JSON.parse(this.#all.texts.text(column[this.#number]!)) as Value;
  }
}
