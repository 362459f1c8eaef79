import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { calls, ours, type Call } from './calls.ts';
import { contractServices, services } from './generate.ts';
import { readOperations } from './operations.ts';

const names = await contractServices();
const operations = (await Promise.all(names.map((name) => readOperations(`${services}${name}/contract.yaml`)))).flat();
const stands = ({ method, path }: Pick<Call, 'method' | 'path'>) => operations.find((operation) => operation.method === method && [operation.path, ...operation.alsoAt].includes(path));

describe('the contracts', () => {
  test('the list of calls was read: as many as its lines', () => expect(calls).toHaveLength(161));

  test.each(calls.map((call) => ({ name: `${call.method} ${call.path}`, call })))('have $name with its inputs', ({ call }) => {
    const operation = stands(call);
    expect(operation).toBeDefined();
    expect(operation!.parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name)).toEqual(expect.arrayContaining(call.query));
    expect(operation!.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => `{${name}}`).sort()).toEqual([...call.path.matchAll(/\{\w+\}/g)].map(([name]) => name).sort());
    expect(Boolean(operation!.operation.requestBody)).toBe(call.body);
  });

  test('answer with every status that the specification names', async () => {
    const said = (await specifiedStatuses()).map(({ id, method, path, statuses }) => ({ id, statuses, operation: operations.find((one) => one.method === method && [one.path, ...one.alsoAt].some((known) => known.endsWith(path))) }));
    expect(said).toHaveLength(92);
    const missing = said.flatMap(({ id, statuses, operation }) => {
      const answered = Object.keys(operation?.operation.responses ?? {});
      return statuses.filter((status) => !answered.some((one) => one.startsWith(status))).map((status) => `${id} ${operation?.id}: ${status}`);
    });
    expect(missing).toEqual([]);
  });

  test('have nothing else but what is ours', () => {
    const listed = new Set(calls.map((call) => stands(call)?.id));
    expect(operations.map(({ id }) => id).filter((id) => !listed.has(id)).sort()).toEqual(Object.keys(ours).sort());
  });

  test('call each operation by a verb and a noun that no other has', () => {
    const ids = operations.map(({ id }) => id);
    expect(ids.filter((id) => !/^[a-z]+[A-Z]\w+$/.test(id))).toEqual([]);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test.each(names)('name the contracts that they refer to, so that a change there affects them: %s', async (name) => {
    const { nx } = JSON.parse(await readFile(`${services}${name}/package.json`, 'utf8')) as { nx: { implicitDependencies: string[] } };
    const referred = [...(await readFile(`${services}${name}/contract.yaml`, 'utf8')).matchAll(/'\.\.\/([\w-]+)\/contract\.yaml/g)].map(([, other]) => `@selvedge/api-${other}`);
    expect(nx.implicitDependencies.toSorted()).toEqual([...new Set(referred)].sort());
  });
});

/** Of every item about a call that names its errors; of `3xx` the first digit. Any call may fail with 5xx, which no contract says. */
async function specifiedStatuses() {
  const folder = fileURLToPath(new URL('../../docs/spec/', import.meta.url));
  const lines = (await Promise.all((await readdir(folder)).map((file) => readFile(folder + file, 'utf8')))).flatMap((text) => text.split('\n'));
  return lines.flatMap((line) => {
    const [, id, method, path, errors] = /^- (\S+) \[API\] ([A-Z]+) \/?((?:api|order)\/[^\s?,(]+).*Errors: ([^.]*)/.exec(line) ?? [];
    if (!id) return [];
    return { id, method, path: `/${path!.replace(/\.$/, '')}`, statuses: [...errors!.matchAll(/\b(?:[34]\d\d|3(?=xx))/g)].map(([status]) => status) };
  });
}
