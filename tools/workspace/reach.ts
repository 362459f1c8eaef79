import ts from 'typescript';
import { fileOf, nodesOf, type Source } from './sources.ts';

/** Something that a file takes from another: these names, or all of it. */
interface Taking {
  from: string;
  names?: string[];
}

/**
 * The files of the shop that can run where one of these does, these among them: what they import, at once or later.
 * Of a file that only hands on what others have, as the index of a library does, it is those others that count.
 * @param without files that are not followed: registries, of whose entries each is a beginning of its own
 */
export async function reachOf(checkout: string, sources: ReadonlyMap<string, Source>, beginnings: readonly string[], without: ReadonlySet<string>): Promise<Set<string>> {
  const reached = new Set<string>();
  const take = async ({ from, names }: Taking): Promise<void> => {
    const source = sources.get(from);
    if (!source || without.has(from) || reached.has(from)) return;
    const handedOn = handedOnBy(source);
    const own = names?.filter((name) => !handedOn.has(name)) ?? [];
    for (const name of names ?? []) if (handedOn.has(name)) await take({ from: await fileOf(checkout, from, handedOn.get(name)!.from), names: handedOn.get(name)!.names! });
    if (names && own.length === 0) return;
    reached.add(from);
    for (const taking of takings(source)) if (isOfShop(taking.from)) await take({ ...taking, from: await fileOf(checkout, from, taking.from) });
  };
  for (const from of beginnings) await take({ from });
  return reached;
}

const isOfShop = (specifier: string) => /^\.{1,2}\/|^@selvedge\/(?!api-)/.test(specifier);

/** By its name: what a file hands on that another one has (`export { A } from './a.ts'`). */
function handedOnBy({ syntax }: Source): Map<string, Taking> {
  return new Map(
    syntax.statements.filter(ts.isExportDeclaration).flatMap(({ exportClause, moduleSpecifier }) =>
      moduleSpecifier && exportClause && ts.isNamedExports(exportClause)
        ? exportClause.elements.map(({ name, propertyName }) => [name.text, { from: (moduleSpecifier as ts.StringLiteral).text, names: [(propertyName ?? name).text] }] as const)
        : [],
    ),
  );
}

/** What a file takes from others to run; types are gone by then. */
function takings({ syntax }: Source): Taking[] {
  return [...nodesOf(syntax)].flatMap((node): Taking[] => {
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) return [{ from: (node.arguments[0] as ts.StringLiteral).text }];
    if (ts.isExportDeclaration(node) && node.moduleSpecifier && !node.isTypeOnly) return [{ from: (node.moduleSpecifier as ts.StringLiteral).text }];
    if (!ts.isImportDeclaration(node) || node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) return [];
    const bindings = node.importClause?.namedBindings;
    const from = (node.moduleSpecifier as ts.StringLiteral).text;
    if (!bindings || !ts.isNamedImports(bindings)) return [{ from }];
    const names = bindings.elements.filter(({ isTypeOnly }) => !isTypeOnly).map(({ name, propertyName }) => (propertyName ?? name).text);
    return names.length ? [{ from, names }] : [];
  });
}
