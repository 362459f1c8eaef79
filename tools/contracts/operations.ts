import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { parse } from 'yaml';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a contract that was just parsed has no types yet
type Node = Record<string, any>;

const capital = (name: string) => name[0]!.toUpperCase() + name.slice(1);

/** An operation as its contract has it, its parameters without references. */
export interface ContractOperation {
  id: string;
  method: string;
  path: string;
  /** Further paths that answer the same. */
  alsoAt: string[];
  parameters: Node[];
  operation: Node;
}

/** The operations of a contract, in its order. */
export async function readOperations(contract: string): Promise<ContractOperation[]> {
  const document: Node = parse(await readFile(contract, 'utf8'));
  const all = Object.entries<Node>(document.paths).flatMap(([path, methods]) => Object.entries<Node>(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })));
  return Promise.all(
    all.map(async ({ path, method, operation }) => ({
      id: operation.operationId,
      method,
      path,
      alsoAt: operation['x-also-at'] ?? [],
      parameters: await Promise.all((operation.parameters ?? []).map((node: Node) => follow(node, contract, document))),
      operation,
    })),
  );
}

/** The table of operations of a contract, as TypeScript: what the client needs to know beside the types. */
export async function operationsSource(contract: string): Promise<string> {
  const rows: string[] = [];
  const types: string[] = [];

  for (const { id, method, path, parameters, operation } of await readOperations(contract)) {
    const query = parameters.filter((parameter) => parameter.in === 'query');
    const { responses } = operation;
    const succeeds = Boolean(responses['200'] ?? responses['204']);
    // Beside an answer with content, one without is an error (PLT-067).
    const errors = Object.keys(responses).map(Number).filter((status) => status !== 200 && !(status === 204 && !responses['200']));
    types.push(`${capital(id)}Data`, ...(succeeds ? [`${capital(id)}Responses`] : []));
    rows.push(
      `/** ${operation.summary} \`${method} ${path}\` */`,
      `export const ${id}: Operation<'${id}', ArgumentsOf<${capital(id)}Data>, ${succeeds ? `AnswerOf<${capital(id)}Responses>` : 'undefined'}> = {`,
      `  id: '${id}',`,
      `  method: '${method}',`,
      `  path: '${path}',`,
      `  query: ${JSON.stringify(query.map(({ name }) => name))},`,
      `  required: ${JSON.stringify(query.filter(({ required }) => required).map(({ name }) => name))},`,
      `  errors: ${JSON.stringify(errors)},`,
      '};',
      '',
    );
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
