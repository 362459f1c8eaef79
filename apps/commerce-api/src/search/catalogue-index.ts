import type { badge, category, ColourRow, Localised, OptionFlags, PageDocument, PictureRow, price, style, styleOption, variant } from '../storage/schema.ts';

export type StyleRow = typeof style.$inferSelect;
export type OptionRow = typeof styleOption.$inferSelect;
export type VariantRow = typeof variant.$inferSelect;
export type PriceRow = typeof price.$inferSelect;
export type BadgeRow = typeof badge.$inferSelect;
type CategoryRow = typeof category.$inferSelect;
export type { ColourRow, OptionFlags, PictureRow };

export interface CatalogueTables {
  categories: CategoryRow[];
  styles: StyleRow[];
  options: OptionRow[];
  variants: VariantRow[];
  prices: PriceRow[];
  badges?: BadgeRow[];
}

export interface CategoryNode {
  id: string;
  parentId?: string;
  path: string;
  name: Localised;
  description: Localised | null;
  areas: PageDocument['areas'] | null;
  /** From the root down to the parent. */
  ancestors: string[];
}

/** The facets this shop can count; searchConfigurations say which are offered. */
export const facetIds = ['brand', 'category', 'colour', 'size', 'length', 'fit', 'material'] as const;
export type FacetId = (typeof facetIds)[number];

/** A style option with all that belongs to it. */
export interface IndexedProduct {
  id: string;
  option: OptionRow;
  style: StyleRow;
  category: CategoryNode;
  variants: VariantRow[];
  /** By currency. */
  prices: Map<string, PriceRow>;
  /** Its values of each facet. */
  facets: Record<FacetId, string[]>;
}

/** The catalogue as the process holds it. But for the stock of variants it never changes: a new one takes its place. */
export interface CatalogueIndex {
  /** Parents before children. */
  categories: CategoryNode[];
  categoryById: Map<string, CategoryNode>;
  categoryByPath: Map<string, CategoryNode>;
  /** The brands of all that lies in a category and below it. */
  brandsOfCategory: Map<string, Set<string>>;
  /** In the default order: the most sought after first, then the newest. */
  products: IndexedProduct[];
  productById: Map<string, IndexedProduct>;
  /** By sku. */
  variantById: Map<string, { product: IndexedProduct; variant: VariantRow }>;
  /** The colours of a style, in their order. */
  productsOfStyle: Map<string, IndexedProduct[]>;
  badgeById: Map<string, BadgeRow>;
  /** What the shopper reads at a facet value. */
  facetNames: Record<FacetId, Map<string, Localised>>;
}

export function catalogueIndexFrom({ categories, styles, options, variants, prices, badges = [] }: CatalogueTables): CatalogueIndex {
  const nodes = inTreeOrder(categories);
  const categoryById = new Map(nodes.map((node) => [node.id, node]));
  const styleByNumber = new Map(styles.map((one) => [one.number, one]));
  const variantsOf = Map.groupBy(variants.toSorted((a, b) => a.position - b.position), (one) => one.styleOptionId);
  const pricesOf = Map.groupBy(prices, (one) => one.styleOptionId);
  const facetNames = Object.fromEntries(facetIds.map((id) => [id, new Map<string, Localised>()])) as CatalogueIndex['facetNames'];

  const products = options.toSorted(byDefaultOrder).flatMap((option): IndexedProduct[] => {
    const owner = styleByNumber.get(option.styleNumber);
    const home = owner && categoryById.get(owner.categoryId);
    if (!owner || !home) return [];
    const own = variantsOf.get(option.id) ?? [];
    const named = facetValuesOf(owner, option, home, own);
    for (const id of facetIds) for (const [value, name] of named[id]) facetNames[id].set(value, name);
    const facets = Object.fromEntries(facetIds.map((id) => [id, [...named[id].keys()]])) as IndexedProduct['facets'];
    return [{ id: option.id, option, style: owner, category: home, variants: own, prices: new Map((pricesOf.get(option.id) ?? []).map((one) => [one.currency, one])), facets }];
  });
  const brandsOfCategory = new Map(nodes.map(({ id }) => [id, new Set<string>()]));
  for (const { category, style } of products) for (const id of [category.id, ...category.ancestors]) brandsOfCategory.get(id)!.add(style.brand);
  const byPosition = products.toSorted((a, b) => a.option.position - b.option.position);

  return {
    categories: nodes,
    categoryById,
    categoryByPath: new Map(nodes.map((node) => [node.path, node])),
    brandsOfCategory,
    products,
    productById: new Map(products.map((product) => [product.id, product])),
    variantById: new Map(products.flatMap((product) => product.variants.map((variant) => [variant.id, { product, variant }]))),
    productsOfStyle: Map.groupBy(byPosition, (product) => product.style.number),
    badgeById: new Map(badges.map((one) => [one.id, one])),
    facetNames,
  };
}

const byDefaultOrder = (a: OptionRow, b: OptionRow) => b.popularity - a.popularity || b.publishedAt.getTime() - a.publishedAt.getTime() || (a.id < b.id ? -1 : 1);

/** Sizes and lengths are those one can buy: in stock, or still to come. */
function facetValuesOf(owner: StyleRow, { colour, flags }: OptionRow, home: CategoryNode, variants: VariantRow[]): Record<FacetId, Map<string, Localised>> {
  const buyable = variants.filter(({ stock }) => stock > 0 || flags.preorder || flags.comingSoon);
  const word = (value: string | null | undefined) => new Map(value ? [[value, { en: value.charAt(0).toUpperCase() + value.slice(1) }]] : []);
  return {
    brand: new Map([[owner.brand, { en: owner.brand }]]),
    category: new Map([[home.id, home.name]]),
    colour: word(colour.base),
    size: new Map(buyable.map(({ sizeId, sizeName }) => [sizeId, { en: sizeName }])),
    length: new Map(buyable.flatMap(({ lengthId, lengthName }) => (lengthId ? [[lengthId, { en: lengthName ?? lengthId }] as const] : []))),
    fit: word(owner.facts.fit),
    material: word(owner.facts.material),
  };
}

/** Siblings by position; a category whose parent is unknown, or stands below itself, is a root. */
function inTreeOrder(rows: CategoryRow[]): CategoryNode[] {
  const known = new Map(rows.map((row) => [row.id, row]));
  const sorted = rows.toSorted((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1));
  const children = Map.groupBy(sorted, (row) => (row.parentId && known.has(row.parentId) ? row.parentId : ''));
  const nodes = new Map<string, CategoryNode>();
  const add = ({ id, path, name, description, areas }: CategoryRow, ancestors: string[]) => {
    if (nodes.has(id)) return;
    nodes.set(id, { id, path, name, description, areas, ancestors, ...(ancestors.length > 0 ? { parentId: ancestors.at(-1)! } : {}) });
    for (const child of children.get(id) ?? []) add(child, [...ancestors, id]);
  };
  for (const root of children.get('') ?? []) add(root, []);
  for (const inCircle of sorted) add(inCircle, []);
  return [...nodes.values()];
}
