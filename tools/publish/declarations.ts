import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Copies the declarations that the type check made (`nx typecheck`) of a library's sources; the modules that they name are JavaScript now. */
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

const publishedDeclaration = (text: string): string =>
  text
    .replace(/((?:from |import\(|import )['"]\.[^'"]*?)\.tsx?(?=['"])/g, '$1.js')
    // Inferred types name the core of TanStack Query, which libraries do not depend on; what they depend on exports all of it.
    .replace(/import\((['"])@tanstack\/query-core\1\)/g, 'import($1@tanstack/react-query$1)');
