import { idsOf } from './title.mjs';

/** @typedef {import('./catalogue.mjs').Requirement} Requirement */
/** @typedef {{ items: number, proved: number, said: number, added: number, missing: number }} Count `said` and `added` are of the proved */

/**
 * What the passed tests prove of the catalogue.
 * @typedef {object} Proof
 * @property {(Count & { file: string })[]} files
 * @property {Count} total
 * @property {Map<string, string[]>} by id → the tests that prove it
 * @property {Requirement[]} missing
 * @property {string[]} faults of the catalogue and of the titles; nobody may live with them
 */

/**
 * @param {import('./catalogue.mjs').Catalogue} catalogue
 * @param {import('./passed-tests.mjs').Test[]} tests
 * @returns {Proof}
 */
export function prove({ requirements, faults: catalogueFaults }, tests) {
  const prefixes = new Set([...requirements.keys()].map((id) => id.slice(0, id.indexOf('-'))));
  /** @type {Map<string, string[]>} */
  const by = new Map();
  /** @type {Map<string, string>} a parametrised test, or a group, has the same fault many times: the first one says it */
  const faults = new Map(catalogueFaults.map((fault) => [fault, fault]));
  const found = (/** @type {string} */ file, /** @type {string} */ name, /** @type {string} */ fault) => void (faults.has(file + fault) || faults.set(file + fault, `${name} ${fault}`));
  for (const test of tests) {
    const name = `${test.file}: "${[...test.above, test.title].join(' ')}"`;
    const named = idsOf(test, prefixes);
    for (const fault of named.faults) found(test.file, name, fault);
    for (const id of named.ids) {
      if (!requirements.has(id)) found(test.file, name, `names ${id}, which is not in docs/spec`);
      else by.set(id, [...new Set([...(by.get(id) ?? []), name])]);
    }
  }

  const all = [...requirements.values()];
  /** @param {Requirement[]} items @returns {Count} */
  const count = (items) => {
    const proved = items.filter(({ id }) => by.has(id));
    const said = proved.filter((item) => item.by === 'said').length;
    return { items: items.length, proved: proved.length, said, added: proved.length - said, missing: items.length - proved.length };
  };
  return {
    files: [...new Set(all.map(({ file }) => file))].map((file) => ({ file, ...count(all.filter((item) => item.file === file)) })),
    total: count(all),
    by,
    missing: all.filter(({ id }) => !by.has(id)),
    faults: [...faults.values()],
  };
}
