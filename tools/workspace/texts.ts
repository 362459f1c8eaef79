import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { nodesOf, placeOf, sourcesOf, type Source } from './sources.ts';

/** Texts by language, each by its key. */
export type Texts = Record<string, Record<string, string>>;

/** A text that the sources ask for. A key that is put together matches by pattern. */
export interface TextUse {
  key: string | RegExp;
  place: string;
}

const looksLikeKey = /^[a-z][a-z_]*(\.[A-Za-z0-9_]+)+$/;
const looksLikeBeginning = /^[a-z][a-z_]*\.[A-Za-z0-9_.]*$/;
const pluralForm = /_(zero|one|two|few|many|other)$/;
/** They are made from the names of the catalogue, which stand for themselves in English. */
const ofCatalogue = /^facet\..*\./;

/** All texts of the sample shop. */
export async function sampleTexts(checkout: string): Promise<Texts> {
  const sample = (file: string) => import(pathToFileURL(join(checkout, 'apps/commerce-api/src/sample', file)).href);
  const { interfaceTexts } = await sample('interface.texts.ts');
  const texts: Texts = {};
  for (const { language, key, text } of interfaceTexts as { language: string; key: string; text: string }[]) (texts[language] ??= {})[key] = text;
  return texts;
}

/** What `t('…')` is asked for in the sources, and what looks like the key of a text and is handed to it elsewhere (`label: 'address.city'`, `` `order.state_${name}` ``). */
export async function textUses(checkout: string, namespaces: ReadonlySet<string>): Promise<TextUse[]> {
  return (await sourcesOf(checkout)).flatMap((source) => [...nodesOf(source.syntax)].flatMap((node) => usesAt(source, node, namespaces)));
}

/** The first words of all keys: `basket`, `checkout`. */
export const namespacesOf = (texts: Texts): ReadonlySet<string> => new Set(Object.values(texts).flatMap((all) => Object.keys(all).map((key) => key.split('.')[0]!)));

/** Sentences about texts that are asked for but nobody has, and about those that some language lacks. Empty when all is well. */
export function missingTexts(uses: readonly TextUse[], texts: Texts): string[] {
  const languages = Object.keys(texts);
  const keysIn = (language: string) => new Set(Object.keys(texts[language]!).map((key) => key.replace(pluralForm, '')));
  const known = new Map(languages.map((language) => [language, keysIn(language)]));
  const all = new Set([...known.values()].flatMap((keys) => [...keys]));
  const isKnown = (key: string | RegExp) => (typeof key === 'string' ? all.has(key) : [...all].some((one) => key.test(one)));
  const nobodys = new Map<string, string>();
  for (const { key, place } of uses) if (!isKnown(key) && !nobodys.has(String(key))) nobodys.set(String(key), `${place} asks for the text ${typeof key === 'string' ? `"${key}"` : key}, which no language has`);
  const lacking = [...all].filter((key) => !ofCatalogue.test(key)).flatMap((key) => {
    const without = languages.filter((language) => !known.get(language)!.has(key));
    return without.length ? [`The text "${key}" is missing in ${without.join(', ')}`] : [];
  });
  return [...nobodys.values(), ...lacking].sort();
}

function usesAt(source: Source, node: ts.Node, namespaces: ReadonlySet<string>): TextUse[] {
  const place = placeOf(source, node);
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && /^(t|translate)$/.test(node.expression.text) && node.arguments[0]) return keysOf(node.arguments[0]).map((key) => ({ key, place }));
  if (ts.isStringLiteral(node) && looksLikeKey.test(node.text) && namespaces.has(node.text.split('.')[0]!) && !ts.isImportDeclaration(node.parent)) return [{ key: node.text, place }];
  if (ts.isTemplateExpression(node) && looksLikeBeginning.test(node.head.text) && namespaces.has(node.head.text.split('.')[0]!)) return keysOf(node).map((key) => ({ key, place }));
  return [];
}

/** The keys that an argument of `t` can be. */
function keysOf(argument: ts.Expression): (string | RegExp)[] {
  if (ts.isStringLiteralLike(argument)) return [argument.text];
  if (ts.isParenthesizedExpression(argument)) return keysOf(argument.expression);
  if (ts.isConditionalExpression(argument)) return [...keysOf(argument.whenTrue), ...keysOf(argument.whenFalse)];
  if (ts.isBinaryExpression(argument) && [ts.SyntaxKind.QuestionQuestionToken, ts.SyntaxKind.BarBarToken].includes(argument.operatorToken.kind)) return [...keysOf(argument.left), ...keysOf(argument.right)];
  if (ts.isTemplateExpression(argument)) return [new RegExp(`^${[argument.head, ...argument.templateSpans.map(({ literal }) => literal)].map(({ text }) => text.replaceAll('.', '\\.')).join('.+')}$`)];
  return [];
}
