import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { parse } from 'yaml';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a contract that was just parsed has no types yet
type Node = Record<string, any>;

const capital = (name: string) => name[0]!.toUpperCase() + name.slice(1);

/** The table of operations of a contract, as TypeScript: what the client needs to know beside the types. */
export async function operationsSource(contract: string): Promise<string> {
  const document: Node = parse(await readFile(contract, 'utf8'));
  const rows: string[] = [];
  const types: string[] = [];

  for (const [path, methods] of Object.entries<Node>(document.paths)) {
    for (const [method, operation] of Object.entries<Node>(methods)) {
      const id: string = operation.operationId;
      const parameters = await Promise.all((operation.parameters ?? []).map((node: Node) => follow(node, contract, document)));
      const query = parameters.filter((parameter) => parameter.in === 'query');
      const { responses } = operation;
      // Beside an answer with content, one without is an error (PLT-067).
      const errors = Object.keys(responses).map(Number).filter((status) => status !== 200 && !(status === 204 && !responses['200']));
      const succeeds = Boolean(responses['200'] ?? responses['204']);
      types.push(`${capital(id)}Data`, ...(succeeds ? [`${capital(id)}Responses`] : []));
      rows.push(
        `/** ${operation.summary} \`${method.toUpperCase()} ${path}\` */`,
        `export const ${id}: Operation<'${id}', ArgumentsOf<${capital(id)}Data>, ${succeeds ? `AnswerOf<${capital(id)}Responses>` : 'undefined'}> = {`,
        `  id: '${id}',`,
        `  method: '${method.toUpperCase()}',`,
        `  path: '${path}',`,
        `  query: ${JSON.stringify(query.map(({ name }) => name))},`,
        `  required: ${JSON.stringify(query.filter(({ required }) => required).map(({ name }) => name))},`,
        `  errors: ${JSON.stringify(errors)},`,
        '};',
        '',
      );
    }
  }
  return [
    '// This file is auto-generated from contract.yaml by `npm run generate`',
    '',
    "import type { AnswerOf, ArgumentsOf, Operation } from '@selvedge/api-runtime';",
    `import type { ${types.join(', ')} } from './types.gen.ts';`,
    '',
    ...rows,
  ].join('\n');
}

async function follow(node: Node, file: string, document: Node): Promise<Node> {
  if (!node.$ref) return node;
  const [otherFile, pointer] = (node.$ref as string).split('#');
  const target = otherFile ? resolve(dirname(file), otherFile) : file;
  const source = otherFile ? parse(await readFile(target, 'utf8')) : document;
  return pointer!.slice(1).split('/').reduce((value: Node, key) => value[key], source);
}
