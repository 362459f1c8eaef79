import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { journeys } from '../test/reports.mjs';

/** @typedef {{ title: string, above: string[], file: string }} Test `above`: the titles of the groups it stands in; `file`: path in the workspace */

/**
 * The tests that ran and passed, by the runners' reports that are there.
 * @param {string} root
 * @param {{ project: string, report: string }[]} reports
 * @returns {Promise<Test[]>}
 */
export async function passedTests(root, reports) {
  const there = reports.filter(({ report }) => existsSync(join(root, report)));
  const tests = await Promise.all(
    there.map(async ({ project, report }) => {
      const result = JSON.parse(await readFile(join(root, report), 'utf8'));
      return project === journeys.project ? passedInPlaywright(project, result) : passedInVitest(project, result);
    }),
  );
  return tests.flat();
}

/**
 * @param {string} project
 * @param {{ testResults: { name: string, assertionResults: { status: string, title: string, ancestorTitles: string[] }[] }[] }} result
 * @returns {Test[]}
 */
export const passedInVitest = (project, { testResults }) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'passed').map(({ title, ancestorTitles }) => ({ title, above: ancestorTitles, file: inWorkspace(project, name) })),
  );

/** A cached report may come from another checkout: only what follows the project counts. @param {string} project @param {string} path */
function inWorkspace(project, path) {
  const plain = path.replaceAll('\\', '/');
  const start = plain.lastIndexOf(`/${project}/`);
  return start < 0 ? plain : plain.slice(start + 1);
}

/**
 * A suite at the top is a file, those in it are groups. A journey passed if it did so in every browser it was not skipped in.
 * @typedef {{ title: string, tests: { status: string, expectedStatus: string }[] }} Spec
 * @typedef {{ title: string, file: string, specs: Spec[], suites?: Suite[] }} Suite
 * @param {string} project
 * @param {{ suites: Suite[] }} result
 * @returns {Test[]}
 */
export function passedInPlaywright(project, { suites }) {
  /** @param {Suite} suite @param {string[]} above @returns {Test[]} */
  const below = ({ file, specs, suites = [] }, above) => [
    ...specs.filter(hasPassed).map(({ title }) => ({ title, above, file: `${project}/src/${file}` })),
    ...suites.flatMap((suite) => below(suite, [...above, suite.title])),
  ];
  return suites.flatMap((suite) => below(suite, []));
}

/** Expected may also mean expected to fail, which proves nothing. @param {Spec} spec */
function hasPassed({ tests }) {
  const ran = tests.filter(({ status }) => status !== 'skipped');
  return ran.length > 0 && ran.every(({ status, expectedStatus }) => expectedStatus === 'passed' && (status === 'expected' || status === 'flaky'));
}
