import { eq, sql } from 'drizzle-orm';
import type { Link, Page } from '@selvedge/api-content';
import { isOnSale } from '../catalog/price.rules.ts';
import { pathOf, siblingsOf, titleOf } from '../catalog/product-card.ts';
import type { CallerInMarket } from '../http/caller.ts';
import type { ContentHandlers } from '../http/handlers.ts';
import type { CatalogueIndex } from '../search/catalogue-index.ts';
import type { CategoryNode } from '../search/category-tree.ts';
import type { Database } from '../storage/database.ts';
import { page, type PageDocument } from '../storage/schema.ts';
import { confirmPath, readDocuments } from './shop-documents.ts';
import { serverTexts, type Say, type ServerText } from '../order/server-texts.ts';
import { cleanPath, fixedPage, productIdsIn, redirect, visibleAreas } from './page.rules.ts';
import { textIn } from './in-language.ts';

type PageRow = typeof page.$inferSelect;

/** Answers what stands at a path: what the editors wrote there, else a category, else a product, else nothing. */
export function pageHandlers({ db, catalogue }: { db: Database; catalogue: () => CatalogueIndex }): Pick<ContentHandlers, 'getPage'> {
  const pageAt = async (path: string) => (await db.select().from(page).where(eq(page.path, path)))[0];
  const pageWithId = async (id: string) => (await db.select().from(page).where(eq(page.id, id)))[0];
  const pageWithAlias = async (alias: string) => (await db.select().from(page).where(eq(page.alias, alias)).limit(1))[0];

  /** Brands that have a look: some page wears it. */
  const wornBrands = async () => new Set((await db.selectDistinct({ brand: sql<string | null>`${page.document}->'metadata'->>'brand'` }).from(page)).flatMap(({ brand }) => brand ?? []));

  return {
    async getPage({ path, cgid, cid }, caller) {
      const index = catalogue();
      if (cgid) return redirect(302, index.categoryById.get(cgid)?.path ?? '/');
      if (cid) return redirect(302, (await pageWithId(cid))?.path ?? '/');

      const written = await pageAt(path);
      if (written?.redirectTo && written.redirectTo !== path) return redirect(written.redirectStatus, written.redirectTo);
      if (written?.alias && written.alias !== 'notFoundPage') return writtenPage(written, written.alias, caller);

      const clean = cleanPath(path);
      if (clean !== path) return redirect(301, clean);
      const { siteLinks, productPage: { areas } } = await readDocuments(db, ['siteLinks', 'productPage'], caller.market.language);
      const fixed = fixedPage(path, siteLinks);
      if (fixed) return ownPage(fixed, (await serverTexts(db, caller.market.language))(`server.page.${fixed}` as ServerText));
      if (path === siteLinks.notifyMe) return endedPage(await serverTexts(db, caller.market.language));
      if (path === confirmPath(siteLinks)) return confirmPage(await serverTexts(db, caller.market.language));
      const category = index.categoryByPath.get(path);
      const asked = { caller, worn: await wornBrands(), areas };
      if (category) return categoryPage(category, index, asked);
      const product = productPage(path, index, asked);
      if (product) return product;
      if (path === '/') return emptyHome((await readDocuments(db, ['brand'], caller.market.language)).brand);
      return missing(await pageWithAlias('notFoundPage'), caller);
    },
  };
}

function writtenPage(row: PageRow, alias: string | undefined, caller: CallerInMarket): Page {
  return { statusCode: 200, content: { id: row.id, metadata: { ...(alias ? { alias } : {}), ...metadataOf(row.document, caller) }, breadcrumbs: [], areas: areasFor(row.document?.areas, caller) } };
}

/** The page about nothing being here keeps its words but has no alias (SHELL-018). */
function missing(row: PageRow | undefined, caller: CallerInMarket): Page {
  return row ? { ...writtenPage(row, undefined, caller), statusCode: 404 } : { statusCode: 404 };
}

/** A page that nobody has to write: a shopper's own, or what a search finds. No search engine should keep it. */
const ownPage = (alias: string, title: string): Page => ({ statusCode: 200, content: { id: alias, metadata: { alias, title, description: title, robots: 'noindex' }, breadcrumbs: [], areas: {} } });

/** Where the link that ends a notification leads. It says the same whatever the link was worth. */
const endedPage = (say: Say): Page =>
  noticePage('notify_ended', say, [{ alias: 'textWidget', settings: { alignment: 'left', markdownContent: `${say('server.notify_ended_again')}\n\n[${say('server.notify_ended_link')}](/)` } }]);

/** Where the link that confirms a notification leads. Its secret is in the fragment of the address: the page is the same for everybody. */
const confirmPage = (say: Say): Page =>
  noticePage('notify_confirm', say, [{ alias: 'confirmNotificationWidget', settings: { text: say('server.notify_confirm_text'), button: say('server.notify_confirm_button'), confirmed: say('server.notify_confirmed'), failed: say('server.notify_confirm_failed') } }]);

const noticePage = (about: 'notify_ended' | 'notify_confirm', say: Say, widgets: { alias: string; settings: object }[]): Page => ({
  statusCode: 200,
  content: {
    id: about,
    metadata: { alias: 'contentPage', title: say(`server.${about}`), description: say(`server.${about}_text`), robots: 'noindex' },
    breadcrumbs: [],
    areas: { rows: [{ id: about, widgets: widgets.map((widget, place) => ({ id: `${about}-${place}`, ...widget, settings: { ...widget.settings } })) }] },
  },
});

interface Asked {
  caller: CallerInMarket;
  /** The brands that some page wears the look of. */
  worn: ReadonlySet<string>;
  /** What stands on every product's page. */
  areas: PageDocument['areas'];
}

const lookOf = (brand: string, { worn }: Asked): { brand?: string } => (worn.has(brand.toLowerCase()) ? { brand: brand.toLowerCase() } : {});

/** It wears the look of a brand when all that lies in it is of that brand. */
function categoryPage(category: CategoryNode, index: CatalogueIndex, asked: Asked): Page {
  const { caller } = asked;
  const name = textIn(category.name, caller.market.language);
  const [brand, another] = index.brandsOfCategory.get(category.id) ?? [];
  return {
    statusCode: 200,
    content: {
      id: category.id,
      metadata: { alias: 'categoryPage', title: name, description: textIn(category.description, caller.market.language) || name, ...(brand && !another ? lookOf(brand, asked) : {}) },
      breadcrumbs: trail(category, index, caller),
      areas: areasFor(category.areas, caller),
      categoryId: category.id,
    },
  };
}

function productPage(path: string, index: CatalogueIndex, asked: Asked): Page | undefined {
  const { caller } = asked;
  const { language, currency } = caller.market;
  const named = productIdsIn(path).map((id) => index.product(id)).find((one) => one !== undefined);
  // A gift card is one of its currency; in another one it has a twin.
  const product = named && (isOnSale(named, currency) ? named : siblingsOf(named, index, caller.market).find(({ option }) => option.colour.id === named.option.colour.id));
  if (!product) return undefined;
  if (path !== pathOf(product)) return redirect(product.id === named!.id ? 301 : 302, pathOf(product));
  const [picture] = product.option.pictures;
  return {
    statusCode: 200,
    content: {
      id: product.id,
      metadata: {
        alias: product.option.setOptions.length > 0 ? 'productSetPage' : 'productPage',
        title: titleOf(product, language),
        description: textIn(product.style.description, language) || titleOf(product, language),
        ...(picture ? { image: `${picture.index}.${picture.format}` } : {}),
        ...lookOf(product.style.brand, asked),
      },
      breadcrumbs: trail(product.category, index, caller),
      areas: areasFor(asked.areas, caller),
      productId: product.id,
    },
  };
}

const emptyHome = (brand: string): Page => ({ statusCode: 200, content: { id: 'home', metadata: { alias: 'homePage', title: brand, description: brand }, breadcrumbs: [], areas: {} } });

const trail = (category: CategoryNode, index: CatalogueIndex, { market }: CallerInMarket): Link[] =>
  [...category.ancestors.map((id) => index.categoryById.get(id)!), category].map(({ name, path, id }) => ({ title: textIn(name, market.language), url: path, categoryId: id }));

const areasFor = (areas: PageDocument['areas'] | null | undefined, { market, inStore }: CallerInMarket) => visibleAreas(areas, { language: market.language, inStore });

function metadataOf(document: PageDocument | null, { market }: CallerInMarket) {
  const { title, description, ...rest } = document?.metadata ?? { title: {}, description: {} };
  return { title: textIn(title, market.language), description: textIn(description, market.language), ...rest };
}
