/** @typedef {import('./proof.mjs').Proof} Proof */

const columns = /** @type {const} */ (['items', 'proved', 'said', 'added', 'missing']);

/** @param {Proof} proof */
export function table({ files, total }) {
  const row = (/** @type {string} */ name, /** @type {(string | number)[]} */ cells) => `${name.padEnd(14)}${cells.map((cell) => String(cell).padStart(10)).join('')}`;
  return [
    row('', ['items', 'proved', 'of them', 'of them', 'missing']),
    row('', ['', '', 'said', 'added', '']),
    ...[...files, { file: 'all', ...total }].map((count) => row(count.file, columns.map((column) => count[column]))),
  ].join('\n');
}

/** @param {import('./proof.mjs').Count} total */
export const oneLine = ({ items, proved, said, added, missing }) =>
  `${proved} of ${items} requirements are proved, ${said} that the customer said and ${added} that we added; ${missing} are missing.`;

/** What is missing in a file, one requirement a line. @param {Proof} proof @param {string} file */
export function missingOf({ files, missing }, file) {
  const lines = missing.filter((item) => item.file === file).map(({ id, kind, text }) => `${id} [${kind}] ${text}`);
  const items = files.find((count) => count.file === file)?.items ?? 0;
  return [...lines, `${lines.length ? '\n' : ''}${file}: ${lines.length} of ${items} are missing.`].join('\n');
}
