/** Writes what each package offers into its `api.md`, so that a change of it is seen in review: `npm run api-report`, or of some: `npm run api-report -- market basket`. */
import { spawnSync } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { root, workspaceNode } from '../start/checkout.mjs';
import { writeDeclarations } from './declarations.ts';
import { libraries, type Library } from './libraries.ts';
import { publishedManifest } from './manifest.ts';

const printer = ts.createPrinter({ removeComments: true });

/** The report of a library whose declarations are where it is built: those of every entry by name, and what they mention without exporting it. */
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
  const named = process.argv.slice(2);
  const all = await libraries();
  const unknown = named.filter((name) => !all.some(({ manifest }) => manifest.name === `@selvedge/${name}`));
  if (unknown.length > 0) throw new Error(`No library that is published is called ${unknown.join(', ')}.`);
  await writeReports(all.filter(({ manifest }) => named.length === 0 || named.includes(manifest.name.replace('@selvedge/', ''))));
}

/** Reports of the declarations that a build would publish. Whether types are right is for the type check to say: it takes longer, and still looks at all of them. */
async function writeReports(chosen: Library[]): Promise<void> {
  const { status } = spawnSync(workspaceNode, [join(root, 'node_modules/@typescript/compiler/bin/tsc'), '--build', '--noCheck', ...chosen.map(({ folder }) => join(root, folder))], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The declarations cannot be made; see above.');
  for (const library of chosen) {
    const declared = { ...library, built: join(root, library.folder, 'out-tsc/declared') };
    await rm(declared.built, { recursive: true, force: true });
    await writeDeclarations(join(root, library.folder), declared.built);
    await writeFile(reportFile(library), apiReport(declared));
  }
}
