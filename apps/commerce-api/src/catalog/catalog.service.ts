import { eq } from 'drizzle-orm';
import { textIn } from '../content/in-language.ts';
import { notFound } from '../http/problem.ts';
import type { CatalogHandlers } from '../http/handlers.ts';
import type { CatalogueIndex } from '../search/catalogue-index.ts';
import type { IndexedProduct } from '../search/indexed-product.ts';
import type { SearchHandlers } from '../search/search.service.ts';
import type { Database } from '../storage/database.ts';
import { variant } from '../storage/schema.ts';
import { isOnSale } from './price.rules.ts';
import { cardOf, inStores, onSaleAmong, productOf } from './product-card.ts';
import { frontImageOf, simpleProductOf } from './simple-product.ts';

/** Answers the catalogue service, its search aside. What has no price in the market's currency does not exist there. */
export const catalogHandlers = ({ db, catalogue }: { db: Database; catalogue: () => CatalogueIndex }): Omit<CatalogHandlers, keyof SearchHandlers> => ({
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
    return onSaleAmong(productIds, index, market).map((product) => cardOf(product, index, market));
  },

  async getProductByEan({ ean }, { market }) {
    const index = catalogue();
    const owners = await db.select({ id: variant.styleOptionId }).from(variant).where(eq(variant.ean, ean));
    const [product] = onSaleAmong(owners.map(({ id }) => id), index, market);
    return productOf(onSale(product, market.currency, `article "${ean}"`), index, market);
  },

  async getProductBySku({ productId, sku }, { market }) {
    const index = catalogue();
    const product = onSale(index.product(productId), market.currency, `product "${productId}"`);
    const chosen = product.variants.find(({ id }) => id === sku);
    if (!chosen) throw notFound(`Product "${productId}" has no size "${sku}".`);
    const { ean: _, ...rest } = productOf(product, index, market);
    return { ...rest, ...(chosen.ean ? { ean: chosen.ean } : {}) };
  },

  async getStoreProduct({ productId }, { market }) {
    const index = catalogue();
    return inStores(productOf(onSale(index.product(productId), market.currency, `product "${productId}"`), index, market));
  },

  async getFrontImages({ body }, { market }) {
    return onSaleAmong(body, catalogue(), market).flatMap((product) => frontImageOf(product, market));
  },

  async findSimpleProducts({ body, ...asked }, { market }) {
    const index = catalogue();
    return onSaleAmong(body, index, market).map((product) => simpleProductOf(product, index, market, asked));
  },

  async getSimpleProducts({ productIds = [], returnSorted = false, ...asked }, { market }) {
    const index = catalogue();
    const products = onSaleAmong(productIds, index, market);
    return (returnSorted ? products.toSorted((a, b) => a.place - b.place) : products).map((product) => simpleProductOf(product, index, market, asked));
  },

  async searchProductIds({ body }, { market }) {
    return onSaleAmong(body, catalogue(), market).map(({ id }) => id);
  },
});

/** @throws ProblemError 404 */
function onSale(product: IndexedProduct | undefined, currency: string, name: string): IndexedProduct {
  if (!product || !isOnSale(product, currency)) throw notFound(`There is no ${name} in this market.`);
  return product;
}
