import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { fileOf, nodesOf, placeOf, readSource, sourcesOf } from './sources.ts';

/** An alias that somebody uses, and where. */
export interface AliasUse {
  alias: string;
  place: string;
}

/** One family of aliases: the list of all, the storefront's table of those that are built, its list of those to come, and who uses them. */
export interface Aliases {
  kind: 'page' | 'widget' | 'flyout';
  known: string[];
  knownIn: string;
  registered: string[];
  toCome: string[];
  table: string;
  uses: AliasUse[];
}

/** Reads lists, tables and uses from the sources of a checkout, without running React. */
export async function aliasesOf(checkout: string): Promise<Aliases[]> {
  const names = async (file: string, ...lists: string[]) => (await Promise.all(lists.map((list) => entriesOf(checkout, file, list)))).flat();
  const tables = { page: 'apps/storefront/app/pages.ts', widget: 'apps/storefront/app/widgets.ts', flyout: 'apps/storefront/app/flyouts.ts' };
  const lists = { page: 'libs/market/src/page-aliases.ts', widget: 'libs/cms-widgets/src/widget-aliases.ts', flyout: 'libs/market/src/flyout-aliases.ts' };
  const [content, flyouts] = await Promise.all([usedByContent(checkout), usedBySources(checkout)]);
  return Promise.all([
    { kind: 'page' as const, known: await names(lists.page, 'pageAliases'), knownIn: lists.page, registered: await names(tables.page, 'pages'), toCome: await names(tables.page, 'pagesToCome'), table: tables.page, uses: content.pages },
    { kind: 'widget' as const, known: await names(lists.widget, 'widgetAliases', 'blockAliases'), knownIn: lists.widget, registered: await names(tables.widget, 'widgets'), toCome: await names(tables.widget, 'widgetsToCome'), table: tables.widget, uses: content.widgets },
    { kind: 'flyout' as const, known: await names(lists.flyout, 'flyoutAliases'), knownIn: lists.flyout, registered: await names(tables.flyout, 'flyouts'), toCome: await names(tables.flyout, 'flyoutsToCome'), table: tables.flyout, uses: flyouts },
  ]);
}

/** Sentences about aliases that somebody uses or lists but the storefront does not know. Empty when all is well. */
export function unregisteredAliases({ kind, known, knownIn, registered, toCome, table, uses }: Aliases): string[] {
  const used = new Map(uses.map((use) => [use.alias, use.place]));
  return [
    ...known.filter((alias) => !registered.includes(alias) && !toCome.includes(alias)).map((alias) => `The ${kind} "${alias}" of ${knownIn} is neither registered nor said to come in ${table}`),
    ...[...registered, ...toCome].filter((alias) => !known.includes(alias)).map((alias) => `The ${kind} "${alias}" of ${table} is not on the list in ${knownIn}`),
    ...[...used].filter(([alias]) => !registered.includes(alias)).map(([alias, place]) => `${place} uses the ${kind} "${alias}", which is not registered in ${table}`),
  ];
}

/** The aliases that the sample pages are made of. */
async function usedByContent(checkout: string): Promise<{ pages: AliasUse[]; widgets: AliasUse[] }> {
  const sample = (file: string) => import(pathToFileURL(join(checkout, 'apps/commerce-api/src/sample', file)).href);
  const [{ sampleContent }, { categoryRows, sampleWardrobe }] = await Promise.all([sample('content.ts'), sample('catalogue.ts')]);
  const { pages } = sampleContent([...sampleWardrobe()]) as { pages: { path: string; alias?: string; document?: { areas: unknown } }[] };
  const areas: [string, unknown][] = [...pages.map(({ path, document }) => [path, document?.areas] as [string, unknown]), ...categoryRows().map(({ path, areas }: { path: string; areas: unknown }) => [path, areas])];
  return {
    pages: pages.flatMap(({ path, alias }) => (alias ? [{ alias, place: `The sample page ${path}` }] : [])),
    widgets: areas.flatMap(([path, inside]) => aliasesIn(inside).map((alias) => ({ alias, place: `The sample page ${path}` }))),
  };
}

function aliasesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'alias' in value && typeof value.alias === 'string' ? [value.alias] : [];
  return [...own, ...Object.values(value).flatMap(aliasesIn)];
}

/** The flyouts that the sources open. */
async function usedBySources(checkout: string): Promise<AliasUse[]> {
  return (await sourcesOf(checkout)).flatMap((source) =>
    [...nodesOf(source.syntax)].flatMap((node) => {
      if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression) || !/^(use)?openFlyout$|^useFlyoutLink$/i.test(node.expression.text)) return [];
      // A link names its page first.
      const alias = node.arguments[node.expression.text === 'useFlyoutLink' ? 1 : 0];
      return alias && ts.isStringLiteral(alias) ? [{ alias: alias.text, place: placeOf(source, node) }] : [];
    }),
  );
}

/** The strings of a constant list or the keys of a constant table, those that it spreads from other files of the workspace too. */
export async function entriesOf(checkout: string, file: string, name: string): Promise<string[]> {
  const { syntax } = await readSource(checkout, file);
  const nodes = [...nodesOf(syntax)];
  const value = nodes.find((node) => ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.name.text === name) as ts.VariableDeclaration | undefined;
  if (!value?.initializer) throw new Error(`${file} has no constant "${name}" any more; tools/workspace/aliases.ts looks for it.`);
  let inner: ts.Expression = value.initializer;
  while (ts.isAsExpression(inner) || ts.isSatisfiesExpression(inner)) inner = inner.expression;
  if (ts.isArrayLiteralExpression(inner)) return inner.elements.filter(ts.isStringLiteral).map(({ text }) => text);
  if (!ts.isObjectLiteralExpression(inner)) throw new Error(`"${name}" of ${file} is no plain list or table any more; tools/workspace/aliases.ts reads it.`);
  const imports = nodes.filter(ts.isImportDeclaration);
  const entries = await Promise.all(
    inner.properties.map(async (property) => {
      if (!ts.isSpreadAssignment(property)) return property.name ? [(property.name as ts.Identifier | ts.StringLiteral).text] : [];
      const spread = (property.expression as ts.Identifier).text;
      const from = imports.find(({ importClause }) => importClause?.namedBindings && ts.isNamedImports(importClause.namedBindings) && importClause.namedBindings.elements.some(({ name }) => name.text === spread));
      return entriesOf(checkout, await fileOf(checkout, file, (from?.moduleSpecifier as ts.StringLiteral | undefined)?.text ?? ''), spread);
    }),
  );
  return entries.flat();
}
