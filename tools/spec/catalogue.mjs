import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * One line of the catalogue.
 * @typedef {object} Requirement
 * @property {string} id
 * @property {string} file the file it stands in, without `.md`
 * @property {string} kind
 * @property {string} text
 * @property {'said' | 'added'} by whether the customer said it or we added it
 */

/** @typedef {{ requirements: Map<string, Requirement>, faults: string[] }} Catalogue */

const kinds = ['API', 'UI', 'RULE', 'CONST', 'ERR', 'STATE', 'OPEN'];

/** @param {string} folder @returns {Promise<Catalogue>} */
export async function readCatalogue(folder) {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
  return catalogue(await Promise.all(names.map(async (name) => ({ file: name.slice(0, -3), text: await readFile(join(folder, name), 'utf8') }))));
}

/** @param {{ file: string, text: string }[]} files @returns {Catalogue} */
export function catalogue(files) {
  /** @type {Map<string, Requirement>} */
  const requirements = new Map();
  /** @type {string[]} */
  const faults = [];
  for (const { file, text } of files) {
    for (const [index, line] of text.split(/\r?\n/).entries()) {
      if (!/^\s*[-*]\s+[A-Z]{2,}-\d/.test(line)) continue;
      const where = `docs/spec/${file}.md:${index + 1}`;
      const [, id, kind, statement] = /^- ([A-Z]+-\d{3}) \[([A-Z]+)\] (\S.*)$/.exec(line) ?? [];
      if (!id || !kind || !statement || !kinds.includes(kind)) {
        faults.push(`${where}: not of the form "- ABC-001 [KIND] statement" with a kind of ${kinds.join(', ')}: ${line.slice(0, 60)}`);
        continue;
      }
      const before = requirements.get(id);
      if (before) faults.push(`${where}: ${id} is given twice; it stands in docs/spec/${before.file}.md already`);
      if ((kind === 'OPEN') !== /\bDefault: /.test(statement)) faults.push(`${where}: ${id} is ${kind === 'OPEN' ? 'OPEN but has no "Default: "' : `${kind} but has a "Default: ", which only OPEN has`}`);
      if (!before) requirements.set(id, { id, file, kind, text: statement, by: kind === 'OPEN' ? 'added' : 'said' });
    }
  }
  return { requirements, faults };
}
