/** Writes what each package offers into its `api.md`, so that a change of it is seen in review: `npm run api-report`. */
import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { root } from '../start/checkout.mjs';
import { builtLibraries, buildLibraries, type Library } from './libraries.ts';
import { publishedManifest } from './manifest.ts';

const printer = ts.createPrinter({ removeComments: true });

/** The report of a built library: the declarations of every entry by name, and what they mention without exporting it. */
export function apiReport({ manifest, built }: Library): string {
  const entries = Object.entries(publishedManifest(manifest).exports).filter(([entry]) => entry !== './package.json');
  const typed = entries.flatMap(([entry, target]) => (typeof target === 'string' ? [] : [{ entry, file: join(built, target.types) }]));
  const program = ts.createProgram(typed.map(({ file }) => file), { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler, target: ts.ScriptTarget.ES2024, jsx: ts.JsxEmit.ReactJSX, skipLibCheck: true, types: [], noEmit: true });
  const checker = program.getTypeChecker();
  const actual = (symbol: ts.Symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol);
  const own = (symbol: ts.Symbol) => (symbol.declarations ?? []).filter((declaration) => declaration.getSourceFile().fileName.startsWith(`${built}/`));

  const exported = new Set<ts.Symbol>();
  const sections = typed.map(({ entry, file }) => {
    const symbols = checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(file)!)!);
    for (const symbol of symbols) exported.add(actual(symbol));
    return section(entry, symbols.map((symbol) => ({ name: symbol.name, symbol: actual(symbol) })));
  });

  /** What the exported declarations speak of, however far away. */
  const mentioned = new Map<ts.Symbol, string>();
  const follow = (symbol: ts.Symbol) => own(symbol).filter((declaration) => !isSchema(declaration)).forEach((declaration) => declaration.forEachChild(visit));
  const visit = (node: ts.Node): void => {
    const found = ts.isIdentifier(node) || ts.isImportTypeNode(node) ? checker.getSymbolAtLocation(ts.isImportTypeNode(node) ? (node.argument as ts.LiteralTypeNode).literal : node) : undefined;
    const modules = found && ts.isImportTypeNode(node) && !node.qualifier ? checker.getExportsOfModule(found) : found && [found];
    for (const symbol of (modules ?? []).map(actual)) {
      const [declaration] = own(symbol);
      if (!declaration || exported.has(symbol) || mentioned.has(symbol) || !isNamed(declaration)) continue;
      mentioned.set(symbol, `${relative(built, declaration.getSourceFile().fileName).replace(/\.d\.ts$/, '')}: ${symbol.name}`);
      follow(symbol);
    }
    node.forEachChild(visit);
  };
  exported.forEach(follow);

  const rest = entries.filter(([, target]) => typeof target === 'string').map(([entry]) => `- \`${manifest.name}${entry.slice(1)}\`\n`).join('');
  const others = [...mentioned].map(([symbol, name]) => ({ name, symbol }));
  return [
    `# ${manifest.name}: what it offers\n\nWritten by \`npm run api-report\` from the declarations that are published. A change here is a change for every app outside.\n`,
    ...sections,
    ...(rest ? [`## Files\n\n${rest}`] : []),
    ...(others.length > 0 ? [section('not exported, but spoken of', others)] : []),
  ].join('\n');

  function section(title: string, symbols: { name: string; symbol: ts.Symbol }[]): string {
    const sorted = symbols.sort((a, b) => (a.name < b.name ? -1 : 1));
    const text = sorted.flatMap(({ name, symbol }) => own(symbol).map((declaration) => `${title.startsWith('.') ? '' : `// ${name}\n`}${written(name, declaration)}`));
    const heading = title.startsWith('.') ? `\`${manifest.name}${title.slice(1)}\`` : `${title[0]!.toUpperCase()}${title.slice(1)}`;
    return `## ${heading}\n\n\`\`\`ts\n${text.join('\n')}\n\`\`\`\n`;
  }
}

/** Schemas are the contract once more, at ten times the length; the contract shows what changes. */
const isSchema = (declaration: ts.Declaration) => declaration.getSourceFile().fileName.endsWith('valibot.gen.d.ts');

/** Top-level things; parameters, properties and type parameters are part of one. */
const isNamed = (declaration: ts.Declaration) =>
  ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration) || ts.isFunctionDeclaration(declaration) || ts.isClassDeclaration(declaration) || (ts.isVariableDeclaration(declaration) && ts.isVariableStatement(declaration.parent.parent));

function written(name: string, declaration: ts.Declaration): string {
  if (isSchema(declaration)) return `const ${name}; // a schema of the contract`;
  const node = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  return inOrder(printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile()).replace(/^export /, '').replace(/^declare /, ''));
}

/** The compiler writes alternatives in the order in which it met them, which differs from one build to the next. */
const inOrder = (text: string): string => text.replace(/"[^"\n]*"(?: \| "[^"\n]*")+/g, (union) => union.split(' | ').sort().join(' | '));

export const reportFile = ({ folder }: Library): string => join(root, folder, 'api.md');

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await buildLibraries();
  for (const library of await builtLibraries()) await writeFile(reportFile(library), apiReport(library));
}
