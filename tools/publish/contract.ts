import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isScalar, parseDocument, visit, type Document, type Node } from 'yaml';

/**
 * A contract that stands alone: what it takes from another file is put among its own components.
 * @throws Error when it has a component of the same name already
 */
export async function publishedContract(file: string): Promise<string> {
  const contract = parseDocument(await readFile(file, 'utf8'));
  const others = new Map<string, Document>();
  const taken = new Set<string>();

  async function takeIn(node: unknown, from: string): Promise<void> {
    for (const reference of references(node)) {
      const [path, pointer] = (reference.value as string).split('#') as [string, string];
      const source = path ? join(dirname(from), path) : from;
      if (source === file) continue;
      reference.value = `#${pointer}`;
      if (taken.has(pointer)) continue;
      taken.add(pointer);
      if (!others.has(source)) others.set(source, parseDocument(await readFile(source, 'utf8')));
      const place = pointer.split('/').slice(1);
      const component = others.get(source)!.getIn(place, true);
      if (component === undefined) throw new Error(`${basename(dirname(file))}: ${path}#${pointer} does not exist.`);
      if (contract.hasIn(place)) throw new Error(`${basename(dirname(file))}: ${pointer} is both here and in ${path}; name one of them differently.`);
      contract.setIn(place, component);
      await takeIn(component, source);
    }
  }

  await takeIn(contract.contents, file);
  return contract.toString({ lineWidth: 0 });
}

/** The values of `$ref` below a node. */
function references(node: unknown): { value: unknown }[] {
  const found: { value: unknown }[] = [];
  visit(node as Node, { Pair: (_, { key, value }) => void (isScalar(key) && key.value === '$ref' && isScalar(value) && found.push(value)) });
  return found;
}
