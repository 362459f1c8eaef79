import { existsSync } from 'node:fs';
import { readFile, readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../start/checkout.mjs';

/**
 * What one project's tests came to.
 * @typedef {{ project: string, passed: number, failed: number, skipped: number, seconds: number, problem?: string, failures?: string[] }} Report `failures`: each test that failed, and why in a line
 */

const report = 'test-results/vitest.json';

export const journeys = { project: 'apps/storefront-e2e', report: 'test-results/journeys.json' };

/** Reports of an earlier run must not be counted. */
export async function removeReports() {
  for (const project of await testedProjects()) await rm(join(root, project, report), { force: true });
  await rm(join(root, 'test-results'), { recursive: true, force: true });
}

/**
 * @param {{ all: boolean }} expected whether every project with tests must have run them
 * @returns {Promise<Report[]>}
 */
export async function unitReports({ all }) {
  const projects = await testedProjects();
  const ran = projects.filter((project) => existsSync(join(root, project, report)));
  const silent = all ? projects.filter((project) => !ran.includes(project)) : [];
  return [...(await Promise.all(ran.map(async (project) => countVitest(project, await read(join(root, project, report)))))), ...silent.map(neverRan)];
}

/** @returns {Promise<Report>} */
export async function journeyReport() {
  const file = join(root, journeys.report);
  return existsSync(file) ? countPlaywright(journeys.project, await read(file)) : neverRan(journeys.project);
}

/** Every report that a whole run leaves behind, by the workspace's own paths. @returns {Promise<{ project: string, report: string }[]>} */
export async function expectedReports() {
  return [...(await testedProjects()).map((project) => ({ project, report: `${project}/${report}` })), journeys];
}

const read = async (/** @type {string} */ file) => JSON.parse(await readFile(file, 'utf8'));

/** @param {string} project @returns {Report} */
const neverRan = (project) => ({ project, passed: 0, failed: 0, skipped: 0, seconds: 0, problem: 'never came to its tests' });

/**
 * A test file that could not be loaded, or whose hook failed, holds no test that failed, yet it is a failure.
 * @param {string} project
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, startTime: number, testResults: { name: string, status: string, endTime: number, message?: string, assertionResults: { status: string, fullName: string, failureMessages?: string[] }[] }[] }} result
 * @returns {Report}
 */
export function countVitest(project, result) {
  const broken = result.testResults.filter(({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'));
  const failed = result.testResults.flatMap(({ name, assertionResults }) => assertionResults.filter(({ status }) => status === 'failed').map((test) => failure(name, test.fullName, test.failureMessages?.[0])));
  return {
    project,
    passed: result.numPassedTests,
    failed: result.numFailedTests + broken.length,
    failures: [...broken.map(({ name, message, assertionResults }) => failure(name, assertionResults.length === 0 ? 'cannot be loaded' : 'a hook failed', message)), ...failed],
    skipped: result.numPendingTests,
    seconds: Math.max(0, ...result.testResults.map(({ endTime }) => endTime - result.startTime)) / 1000,
  };
}

/**
 * @param {string} project
 * @param {{ stats: { expected: number, flaky: number, unexpected: number, skipped: number, duration: number }, errors: unknown[] }} result
 * @returns {Report}
 */
export const countPlaywright = (project, { stats, errors }) => ({
  project,
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
  skipped: stats.skipped,
  seconds: stats.duration / 1000,
});

const failure = (/** @type {string} */ path, /** @type {string} */ what, /** @type {string} */ why = '') => `${basename(path)}: ${what}: ${stripVTControlCharacters(why).split('\n', 1)[0]?.slice(0, 200)}`;

async function testedProjects() {
  const folders = await Promise.all(
    ['apps', 'libs', 'libs/api-clients'].map(async (parent) => (await readdir(join(root, parent))).map((name) => `${parent}/${name}`)),
  );
  return [...folders.flat(), 'tools'].filter((project) => existsSync(join(root, project, 'vitest.config.ts')));
}
