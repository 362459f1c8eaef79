import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { parse } from 'yaml';

export interface ContractOperation {
  operationId: string;
  /** A GET that changes something: answered only to calls that a page of another site cannot make. */
  'x-changes-state'?: boolean;
  /** Older or shorter paths with the same parameters, answered the same way. */
  'x-also-at'?: string[];
  parameters?: { name: string; in: string; required?: boolean; schema: object }[];
  requestBody?: { required?: boolean; content: Record<string, { schema: object }> };
  responses: Record<string, { description?: string; content?: Record<string, { schema: object }> }>;
}

/** An OpenAPI document with every reference replaced by what it points at. */
export interface Contract {
  openapi: string;
  /** Its answers are a shopper's own: no cache keeps them. */
  'x-private'?: boolean;
  paths: Record<string, Record<string, ContractOperation>>;
}

/** Reads a contract by its package's name. @throws Error for a reference that leads nowhere or into itself */
export async function readContract(packageName: string): Promise<Contract> {
  const file = createRequire(import.meta.url).resolve(`${packageName}/contract.yaml`);
  return (await dereferenced(new URL(`file://${file}`))) as Contract;
}

export const operationsOf = ({ paths }: Contract) => Object.entries(paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), ...operation })));

/** All contracts refer to the vocabulary: each file is read once. */
const documents = new Map<string, Promise<unknown>>();

function documentAt(file: string): Promise<unknown> {
  const known = documents.get(file) ?? readFile(new URL(file), 'utf8').then((text): unknown => parse(text));
  documents.set(file, known);
  return known;
}

async function dereferenced(root: URL): Promise<unknown> {
  const resolved = new Map<string, unknown>();
  const open: string[] = [];

  async function at(url: URL): Promise<unknown> {
    if (open.includes(url.href)) throw new Error(`${url.href} refers to itself; the server cannot check requests against an endless schema.`);
    if (!resolved.has(url.href)) {
      open.push(url.href);
      const [file] = url.href.split('#') as [string];
      const found = decodeURIComponent(url.hash).split('/').slice(1).reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key.replaceAll('~1', '/').replaceAll('~0', '~')], await documentAt(file));
      if (found === undefined) throw new Error(`${url.href} is referred to but does not exist.`);
      resolved.set(url.href, await walk(found, url));
      open.pop();
    }
    return resolved.get(url.href);
  }

  async function walk(node: unknown, base: URL): Promise<unknown> {
    if (Array.isArray(node)) {
      const items = [];
      for (const item of node) items.push(await walk(item, base));
      return items;
    }
    if (typeof node !== 'object' || node === null) return node;
    const { $ref, ...rest } = node as Record<string, unknown>;
    const result: Record<string, unknown> = typeof $ref === 'string' ? { ...((await at(new URL($ref, base))) as object) } : {};
    for (const [key, value] of Object.entries(rest)) result[key] = await walk(value, base);
    return result;
  }

  return walk(await documentAt(root.href), root);
}
