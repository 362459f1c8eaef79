import { posix } from 'node:path';
import ts from 'typescript';
import { reachOf } from './reach.ts';
import { nodesOf, readSource, sourcesOf, type Source } from './sources.ts';
import { namespacesOf, textUses, type Texts } from './texts.ts';

/** A document and the groups of texts (`listing` of `listing.count`) that it carries beside those of every document. */
export interface DocumentTexts {
  alias: string;
  module: string;
  texts: string[];
}

const app = 'apps/storefront/app';
const registry = `${app}/pages.ts`;
const given = `${app}/texts.ts`;
/** Where every document begins in the browser. */
const entry = `${app}/entry.client.tsx`;
/** What waits for all texts of the market before it is shown, and the pages, of which a document has one. */
const notFollowed = new Set([registry, `${app}/flyouts.ts`, 'libs/consent/src/banner.ts']);

/** The pages of the storefront's registry with what they are given by texts.ts, and what every document carries; read without running React. */
export async function documentTexts(checkout: string): Promise<{ everywhere: string[]; pages: DocumentTexts[] }> {
  const [pages, texts] = await Promise.all([readSource(checkout, registry), readSource(checkout, given)]);
  const ofPages = entriesIn(constant(texts, 'ofPages'));
  return {
    everywhere: stringsOf(texts, constant(texts, 'everywhere')),
    pages: [...entriesIn(constant(pages, 'pages'))].map(([alias, entry]) => {
      const own = ofPages.get(alias);
      return { alias, module: posix.join(app, importedBy(pages, entriesIn(entry).get('module')!)), texts: own ? stringsOf(texts, own) : [] };
    }),
  };
}

/**
 * Sentences about texts that a page, or what stands around every page, asks for though its document does not carry them, and
 * about groups that travel in vain. Empty when all is well. A missing text is invisible until somebody sees its key.
 */
export async function misplacedTexts(checkout: string, texts: Texts): Promise<string[]> {
  const [{ everywhere, pages }, sources, uses] = await Promise.all([documentTexts(checkout), sourcesOf(checkout), textUses(checkout, namespacesOf(texts))]);
  const byFile = new Map(sources.map((source) => [source.file, source]));
  /** Where the groups are asked for that can be asked for from a file. */
  const needsOf = async (file: string) => {
    const reached = await reachOf(checkout, byFile, [file], notFollowed);
    return new Map(uses.filter(({ place }) => reached.has(fileIn(place))).map(({ key, place }) => [groupOf(key), place]));
  };
  const [around, ...within] = await Promise.all([entry, ...pages.map(({ module }) => module)].map(needsOf));
  const needed = new Set([around!, ...within].flatMap((needs) => [...needs.keys()]));
  return [
    ...[...around!].filter(([group]) => !everywhere.includes(group)).map(([group, place]) => `Every document needs the texts "${group}" for ${place}, but "everywhere" of ${given} lacks them`),
    ...everywhere.filter((group) => !needed.has(group)).map((group) => `Every document carries the texts "${group}", which no page asks for`),
    ...pages.flatMap(({ alias, texts: own }, index) => [
      ...[...within[index]!].filter(([group]) => !everywhere.includes(group) && !own.includes(group)).map(([group, place]) => `The page "${alias}" needs the texts "${group}" for ${place}, but ${given} does not give them to it`),
      ...own.filter((group) => !within[index]!.has(group) || everywhere.includes(group)).map((group) => `The page "${alias}" is given the texts "${group}" in vain`),
    ]),
  ];
}

const fileIn = (place: string) => place.slice(0, place.lastIndexOf(':'));
const groupOf = (key: string | RegExp) => (typeof key === 'string' ? key : key.source.replace(/^\^|\\/g, '')).split('.')[0]!;

/** What a constant of a file is made of. */
function constant({ file, syntax }: Source, name: string): ts.Expression {
  const declared = [...nodesOf(syntax)].find((node) => ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.name.text === name) as ts.VariableDeclaration | undefined;
  if (!declared?.initializer) throw new Error(`${file} has no constant "${name}" any more; tools/workspace/page-texts.ts looks for it.`);
  return ts.isAsExpression(declared.initializer) ? declared.initializer.expression : declared.initializer;
}

/** What stands in a table, by its name there. */
const entriesIn = (table: ts.Expression) => new Map((table as ts.ObjectLiteralExpression).properties.filter(ts.isPropertyAssignment).map(({ name, initializer }) => [name.getText(), initializer]));

/** The strings of a list, those of the lists that it spreads too. */
function stringsOf(source: Source, list: ts.Expression): string[] {
  if (ts.isIdentifier(list)) return stringsOf(source, constant(source, list.text));
  return (list as ts.ArrayLiteralExpression).elements.flatMap((one) => (ts.isSpreadElement(one) ? stringsOf(source, one.expression) : [(one as ts.StringLiteral).text]));
}

/** What an expression, or the constant that it names, imports: `./pages/basket.page.tsx`. */
function importedBy(source: Source, expression: ts.Expression): string {
  if (ts.isIdentifier(expression)) return importedBy(source, constant(source, expression.text));
  const call = [...nodesOf(expression)].find((node) => ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) as ts.CallExpression;
  return (call.arguments[0] as ts.StringLiteral).text;
}
