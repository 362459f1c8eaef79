import { join } from 'node:path';
import { root } from '../start/checkout.mjs';
import { Explained } from '../start/explained.mjs';
import { expectedReports } from '../test/reports.mjs';
import { readCatalogue } from './catalogue.mjs';
import { passedTests } from './passed-tests.mjs';
import { prove } from './proof.mjs';
import { doubtfulReports } from './report-age.mjs';
import { missingOf, oneLine, table } from './words.mjs';

const usage = `npm run spec               what is proved of each file of docs/spec, by the reports of the last npm test
npm run spec -- basket     what is missing in one file
npm run spec -- --json     all of it, for programs`;

/** What the reports that are there prove. */
async function proveByReports() {
  const reports = await expectedReports();
  const tests = await passedTests(root, reports);
  return { proof: prove(await readCatalogue(join(root, 'docs/spec')), tests), tests: tests.length, reports };
}

/** The end of a test run: the sum in a line, and what is wrong with catalogue and titles. @returns {Promise<{ line: string, faults: string[] }>} */
export async function specificationOfThisRun() {
  const { proof } = await proveByReports();
  return { line: `Specification, by the tests of this run: ${oneLine(proof.total)} npm run spec says which.`, faults: proof.faults };
}

/**
 * @param {string[]} parameters
 * @returns {Promise<number>} exit code: 1 when titles or catalogue have faults
 * @throws {Explained} when there is nothing to read, or the parameters say nothing
 */
export async function specification(parameters) {
  const { proof, tests, reports } = await proveByReports();
  const asked = parameters.find((word) => !word.startsWith('-'));
  const asJson = parameters.includes('--json');
  const files = proof.files.map(({ file }) => file);
  if (asked ? !files.includes(asked) || parameters.length > 1 : parameters.some((word) => word !== '--json')) throw new Explained(`${usage}\n\nFiles: ${files.join(', ')}`);

  const doubts = await doubtfulReports(root, reports);
  if (asJson) {
    const { by, ...rest } = proof;
    console.log(JSON.stringify({ ...rest, proved: Object.fromEntries([...by].sort(([a], [b]) => (a < b ? -1 : 1))), doubts }, null, 2));
  } else {
    if (tests > 0) console.log(asked ? missingOf(proof, asked) : `${table(proof)}\n\n${oneLine(proof.total)}`);
    // Less is proved than there could be: nobody should take that for the shop's fault.
    if (doubts.length) console.log(`\nNot the whole truth, because of ${doubts.length} of ${reports.length} reports:\n${doubts.map(({ project, problem }) => `  ${project} ${problem}`).join('\n')}\nnpm test makes them all anew.`);
    if (tests === 0) throw new Explained('No report says that a test passed. Run npm test first.');
  }
  for (const fault of proof.faults) console.error(`Fault: ${fault}`);
  return proof.faults.length === 0 ? 0 : 1;
}
