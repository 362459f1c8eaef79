import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Copies the declarations that the type check made (`nx typecheck`) of a library's sources. */
export async function writeDeclarations(folder: string, to: string): Promise<void> {
  const [from, sources] = [join(folder, 'out-tsc/src'), join(folder, 'src')];
  // The type check never removes what it made of a file that is gone.
  const hasSource = (path: string) => [path.replace(/\.d\.ts$/, '.ts'), path.replace(/\.d\.ts$/, '.tsx')].some((source) => existsSync(join(sources, source)));
  const declarations = (await readdir(from, { recursive: true })).filter((path) => path.endsWith('.d.ts') && !/\.(sample|stories|test)\.d\.ts$/.test(path) && hasSource(path));
  for (const path of declarations) {
    const text = await readFile(join(from, path), 'utf8');
    await mkdir(dirname(join(to, path)), { recursive: true });
    await writeFile(join(to, path), publishedDeclaration(text));
  }
}

/**
 * The modules that a declaration names are JavaScript now. Types inferred from TanStack Query name its core, which libraries do
 * not depend on, and two symbols that TypeScript forgets to import; what they do depend on exports all of them.
 */
function publishedDeclaration(text: string): string {
  const symbols = ['dataTagSymbol', 'dataTagErrorSymbol'].filter((symbol) => text.includes(`[${symbol}]`));
  const imports = symbols.length > 0 ? `import type { ${symbols.join(', ')} } from '@tanstack/react-query';\n` : '';
  return imports + text
    .replace(/((?:from |import\(|import )['"]\.[^'"]*?)\.tsx?(?=['"])/g, '$1.js')
    .replace(/import\((['"])@tanstack\/query-core\1\)/g, 'import($1@tanstack/react-query$1)');
}
