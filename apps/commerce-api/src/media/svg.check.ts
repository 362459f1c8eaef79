const ELEMENT = /<(\/?)([a-zA-Z]+)((?:\s+[\w-]+="[^"<&]*")*)\s*(\/?)>/y;

/** What is wrong with a drawing as XML and in its references; empty when nothing is. For tests. */
export function faultsOf(drawing: string): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  const ids = new Set<string>();
  const references = new Set<string>();
  let roots = 0;
  for (let at = 0; at < drawing.length; at = ELEMENT.lastIndex) {
    ELEMENT.lastIndex = at;
    const [found, closing, name, attributes, empty] = ELEMENT.exec(drawing) ?? [];
    if (!found) return [...faults, `not an element at ${at}: ${drawing.slice(at, at + 60)}`];
    if (closing) {
      if (open.pop() !== name) faults.push(`</${name}> closes another element`);
      continue;
    }
    if (open.length === 0) roots++;
    if (!empty) open.push(name!);
    const pairs = [...attributes!.matchAll(/([\w-]+)="([^"]*)"/g)];
    if (new Set(pairs.map(([, key]) => key)).size < pairs.length) faults.push(`an attribute twice: ${found}`);
    for (const [, key, value] of pairs) {
      if (key === 'id' && ids.has(value!)) faults.push(`id ${value} twice`);
      if (key === 'id') ids.add(value!);
      const target = key === 'href' ? value!.slice(1) : /^url\(#(\w+)\)$/.exec(value!)?.[1];
      if (target) references.add(target);
    }
  }
  if (open.length > 0) faults.push(`left open: ${open.join(', ')}`);
  if (roots !== 1) faults.push(`${roots} roots`);
  return [...faults, ...[...references].filter((id) => !ids.has(id)).map((id) => `nothing has the id ${id}`)];
}
