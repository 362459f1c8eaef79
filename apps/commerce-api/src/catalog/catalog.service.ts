import { textIn } from '../content/texts.ts';
import { notFound } from '../http/problem.ts';
import type { CatalogHandlers } from '../http/handlers.ts';
import type { CatalogueIndex, IndexedProduct } from '../search/catalogue-index.ts';
import { isOnSale } from './price.rules.ts';
import { cardOf, productOf } from './product-card.ts';

/** Answers the catalogue service, its search aside. What has no price in the market's currency does not exist there. */
export const catalogHandlers = (catalogue: () => CatalogueIndex): Omit<CatalogHandlers, 'searchProducts'> => ({
  async getCategories(_args, { market }) {
    const { categories, categoryById, engine } = catalogue();
    const found = await engine.search({ currency: market.currency, language: market.language, facets: ['category'], from: 0, size: 0 });
    const counts = new Map<string, number>();
    for (const [own, count] of found.counts.get('category')!) {
      for (const id of [...categoryById.get(own)!.ancestors, own]) counts.set(id, (counts.get(id) ?? 0) + count);
    }
    return categories.map(({ id, parentId, name, description, path }) => ({
      id,
      ...(parentId ? { parentId } : {}),
      name: textIn(name, market.language),
      ...(description ? { description: textIn(description, market.language) } : {}),
      url: path,
      productCount: counts.get(id) ?? 0,
    }));
  },

  async getProduct({ productId }, { market }) {
    const index = catalogue();
    const product = index.product(productId);
    return productOf(onSale(product, market.currency, `product "${productId}"`), index, market);
  },

  async getProductFromId({ styleId }, { market }) {
    const index = catalogue();
    const product = index.productsOfStyle(styleId).find((one) => isOnSale(one, market.currency));
    return productOf(onSale(product, market.currency, `style "${styleId}"`), index, market);
  },

  async getProducts({ productIds }, { market }) {
    const index = catalogue();
    return productIds.flatMap((id) => {
      const product = index.product(id);
      return product && isOnSale(product, market.currency) ? [cardOf(product, index, market)] : [];
    });
  },
});

/** @throws ProblemError 404 */
function onSale(product: IndexedProduct | undefined, currency: string, name: string): IndexedProduct {
  if (!product || !isOnSale(product, currency)) throw notFound(`There is no ${name} in this market.`);
  return product;
}
