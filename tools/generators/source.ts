import type { Tree } from '@nx/devkit';
import ts from 'typescript';

/** Adds an entry, as its last one, to the list, object or interface that a file declares under a name. */
export function addEntry(tree: Tree, file: string, name: string, entry: string): void {
  const { text, node, entries } = declared(tree, file, name);
  const at = entries.at(-1)?.end ?? entries.pos;
  const isOneLine = !text.slice(entries.pos, node.end).includes('\n');
  const comma = ts.isInterfaceDeclaration(node) ? '' : ',';
  const padding = ts.isArrayLiteralExpression(node) ? '' : ' ';
  const first = isOneLine ? `${padding}${entry}${padding}` : `\n  ${entry}${comma}`;
  const next = isOneLine ? `${comma} ${entry}` : `${comma}\n  ${entry}`;
  const added = entries.length > 0 ? next : first;
  tree.write(file, text.slice(0, at) + added + text.slice(at));
}

/** Whether the list or object that a file declares under a name has this entry: a text, or a key. */
export const hasEntry = (tree: Tree, file: string, name: string, entry: string): boolean => found(declared(tree, file, name).entries, entry) !== undefined;

/** Takes a text off the list that a file declares under a name. */
export function removeEntry(tree: Tree, file: string, name: string, entry: string): void {
  const { text, entries } = declared(tree, file, name);
  const one = found(entries, entry);
  if (!one) return;
  const before = text.slice(0, one.getStart());
  const after = text.slice(one.end).replace(/^,? ?/, '');
  if (after.startsWith('\n')) tree.write(file, before.trimEnd() + after);
  else tree.write(file, (after.startsWith(']') ? before.replace(/, $/, '') : before) + after);
}

/** Imports a name, in its place by the alphabet. */
export function addImport(tree: Tree, file: string, name: string, module: string): void {
  const text = tree.read(file, 'utf8')!;
  const imports = ts.createSourceFile(file, text, ts.ScriptTarget.Latest).statements.filter(ts.isImportDeclaration);
  const next = imports.find(({ moduleSpecifier }) => (moduleSpecifier as ts.StringLiteral).text > module);
  const at = next ? text.slice(0, next.end).lastIndexOf('\nimport') + 1 : (imports.at(-1)?.end ?? -1) + 1;
  tree.write(file, `${text.slice(0, at)}import { ${name} } from '${module}';\n${text.slice(at)}`);
}

/** The name of the first object that a file exports. */
export function exportedObject(tree: Tree, file: string): string {
  const source = ts.createSourceFile(file, tree.read(file, 'utf8')!, ts.ScriptTarget.Latest, true);
  const object = variables(source).find(({ initializer }) => initializer && ts.isObjectLiteralExpression(bare(initializer)));
  if (!object) throw new Error(`${file} exports no object that something could be registered in.`);
  return object.name.getText();
}

function declared(tree: Tree, file: string, name: string) {
  const text = tree.read(file, 'utf8');
  if (text === null) throw new Error(`There is no ${file}.`);
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const variable = variables(source).find((one) => one.name.getText() === name);
  const node = variable?.initializer ? bare(variable.initializer) : source.statements.filter(ts.isInterfaceDeclaration).find((one) => one.name.text === name);
  if (node && ts.isArrayLiteralExpression(node)) return { text, node, entries: node.elements };
  if (node && ts.isObjectLiteralExpression(node)) return { text, node, entries: node.properties };
  if (node && ts.isInterfaceDeclaration(node)) return { text, node, entries: node.members };
  throw new Error(`${file} declares no list, object or interface ${name}.`);
}

const variables = (source: ts.SourceFile) => source.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) => [...declarationList.declarations]);

/** Without `as const` and `satisfies …`. */
function bare(node: ts.Expression): ts.Expression {
  return ts.isAsExpression(node) || ts.isSatisfiesExpression(node) ? bare(node.expression) : node;
}

const found = (entries: readonly ts.Node[], entry: string) => entries.find((one) => (ts.isStringLiteral(one) ? one.text : ts.isPropertyAssignment(one) ? one.name.getText() : undefined) === entry);
