import type { Localised, LocalisedList, StyleFacts } from '../storage/schema.ts';
import type { CategoryNode } from './category-tree.ts';
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
