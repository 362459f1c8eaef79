import type { ColourRow, Localised, LocalisedList, OptionFlags, PictureRow, StyleFacts } from '../storage/schema.ts';
import { readArticles, type Article, type SizeRun } from './articles.ts';
import type { CategoryNode } from './category-tree.ts';
import type { Packed } from './packed-texts.ts';

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
  readonly #description: Packed;

  constructor({ number, brand, subBrand, category, name, composition, care, facts, description }: Omit<StyleEntry, 'description'> & { description: Packed }) {
    [this.number, this.brand, this.subBrand, this.category, this.name, this.composition, this.care, this.facts] = [number, brand, subBrand, category, name, composition, care, facts];
    this.#description = description;
  }

  get description(): Localised {
    return JSON.parse(this.#description.text) as Localised;
  }
}

export class OptionEntry {
  readonly id: string;
  readonly style: StyleEntry;
  readonly position: number;
  readonly slug: string;
  readonly colour: ColourRow;
  readonly flags: OptionFlags;
  readonly publishedAt: number;
  readonly availableFrom: string | null;
  readonly disclaimer: Localised | null;
  readonly badgeIds: readonly string[];
  readonly setOptions: readonly string[];
  readonly sizes: SizeRun;
  readonly #look: Packed;
  readonly #pictures: Packed;
  readonly #articles: Packed;

  constructor({ id, position, slug, colour, flags, publishedAt, availableFrom, disclaimer, badgeIds, setOptions }: Omit<OptionEntry, 'style' | 'sizes' | 'look' | 'pictures' | 'articles'>, style: StyleEntry, sizes: SizeRun, { look, pictures, articles }: { look: Packed; pictures: Packed; articles: Packed }) {
    this.id = id;
    this.style = style;
    this.position = position;
    this.slug = slug;
    this.colour = colour;
    this.flags = flags;
    this.publishedAt = publishedAt;
    this.availableFrom = availableFrom;
    this.disclaimer = disclaimer;
    this.badgeIds = badgeIds;
    this.setOptions = setOptions;
    this.sizes = sizes;
    this.#look = look;
    this.#pictures = pictures;
    this.#articles = articles;
  }

  /** Style options that are worn with it. Read anew each time. */
  get look(): string[] {
    return JSON.parse(this.#look.text) as string[];
  }

  /** Read anew each time. */
  get pictures(): PictureRow[] {
    return JSON.parse(this.#pictures.text) as PictureRow[];
  }

  /** One of each size. Read anew each time. */
  get articles(): Article[] {
    return readArticles(this.#articles.text);
  }
}
