import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { ensureBuilt } from '../start/build.mjs';
import { nxSettings, root, workspaceNode } from '../start/checkout.mjs';
import { Explained } from '../start/explained.mjs';
import { ensureInstalled } from '../start/install.mjs';
import { createNarrator } from '../start/narrator.mjs';
import { whenAskedToEnd } from '../start/signals.mjs';
import { specificationOfThisRun } from '../spec/command.mjs';
import { changesSince, projectsAffectedBy, reachesTheShop } from './affected.mjs';
import { ensureChromium } from './chromium.mjs';
import { journeyReport, journeys, removeReports, unitReports } from './reports.mjs';
import { summary } from './summary.mjs';

const usage = `npm test                           everything
npm test -- --only unit …          lint, types, unit tests, build; what follows goes to nx run-many (-p @selvedge/ui)
npm test -- --only journeys …      the journeys in a browser; what follows goes to Playwright (-g basket)
npm run affected -- [COMMIT]       what the change since COMMIT touches (since it left main); the journeys when a shopper could notice it`;

/**
 * @typedef {object} Stage what ran
 * @property {string} title
 * @property {number} seconds
 * @property {string} [problem] why it did not pass
 * @property {import('./reports.mjs').Report[]} [reports]
 */

/**
 * Runs what was asked for and ends with what it proves of the specification, and `N passed, N failed`.
 * @param {string[]} parameters
 * @returns {Promise<number>} exit code: 0 when tests ran and nothing failed
 */
export async function test(parameters) {
  /** @type {Stage[]} */
  const stages = [];
  let specification;
  try {
    if (!(await runStages(parameters, stages))) return 0;
    specification = await specificationOfThisRun();
  } catch (error) {
    console.error(error instanceof Explained ? `\n${error.message}` : error);
    stages.push({ title: 'the run itself', seconds: 0, problem: 'was broken off, see above' });
  }
  const { table, passed, failed, problems } = summary(stages, specification);
  console.log(`\n${table}\n`);
  for (const problem of problems) console.log(problem);
  if (specification) console.log(specification.line);
  console.log(`${passed} passed, ${failed} failed`);
  return problems.length === 0 && failed === 0 ? 0 : 1;
}

/**
 * @param {string[]} parameters
 * @param {Stage[]} stages
 * @returns {Promise<boolean>} whether there was anything to test
 */
async function runStages([option, word, ...rest], stages) {
  if (option && option !== '--affected' && (option !== '--only' || (word !== 'unit' && word !== 'journeys'))) throw new Explained(usage);
  const only = option === '--only' ? word : undefined;
  const { signal } = whenAskedToEnd();
  const say = createNarrator(process.stdout);
  const trustsCache = !process.env.CI || process.env.CI === 'false';

  /** @param {string} title @param {() => Promise<Omit<Stage, 'title' | 'seconds'> | void>} work */
  const stage = async (title, work) => {
    const began = performance.now();
    const seconds = () => (performance.now() - began) / 1000;
    try {
      stages.push({ title, ...(await work()), seconds: seconds() });
    } catch (error) {
      if (signal.aborted) throw new Explained('Ended before all was tested, as asked.');
      if (!(error instanceof Explained)) throw error;
      console.error(`\n${error.message}`);
      stages.push({ title, seconds: seconds(), problem: 'failed' });
    }
  };
  /** @type {NodeJS.ProcessEnv} */
  const env = {};
  const nx = (/** @type {string[]} */ ...words) => run([join(root, 'node_modules/nx/dist/bin/nx.js'), ...words], { signal, env });

  const began = performance.now();
  await ensureInstalled(say, signal);
  const change = option === '--affected' ? await changesSince(word) : undefined;
  if (change?.files.length === 0) {
    say.line(`Nothing differs from ${change.base}.`);
    return false;
  }
  const affected = change && (await projectsAffectedBy(change.files.filter(reachesTheShop)));
  const testsJourneys = only !== 'unit' && affected?.has('storefront-e2e') !== false;
  // Stories are unit tests, and run in a browser too.
  env.CHROMIUM_PATH = await ensureChromium(say, signal);
  await removeReports();
  stages.push({ title: 'packages and Chromium', seconds: (performance.now() - began) / 1000 });

  if (only !== 'journeys') {
    await stage('project references', async () => {
      if (await nx('sync:check')) return { problem: 'are out of date: run npx nx sync and commit what it changes' };
    });
    await stage('lint, types and unit tests', async () => {
      // Stale references were just reported; the tests have something to say all the same.
      const which = change ? ['-p', [...(await projectsAffectedBy(change.files))].map((name) => `@selvedge/${name}`).join(',')] : [];
      const all = !change && rest.length === 0;
      const tasks = nx('run-many', ...which, '-t', ...(all ? [] : ['lint']), 'typecheck', 'test', '--parallel=3', '--output-style=static', '--skip-sync', ...(trustsCache ? [] : ['--skip-nx-cache']), ...rest);
      // All in one go: eslint takes longer to start than to read a project.
      const codes = await Promise.all([tasks, ...(all ? [run([join(root, 'node_modules/eslint/bin/eslint.js'), root], { signal })] : [])]);
      return { reports: await unitReports({ all }), problem: codes.some(Boolean) ? 'failed' : undefined };
    });
    // Not through Nx: an open shop builds into the same folder, and the two must not do it at once.
    if (affected?.has('storefront') !== false) await stage('build', () => ensureBuilt(say, signal));
  }
  if (testsJourneys) {
    await stage('journeys', async () => {
      const code = await run(
        [join(root, 'tools/start.mjs'), '--then', 'node_modules/@playwright/test/cli.js', 'test', '--config=apps/storefront-e2e', '--reporter=list,json', ...(only ? rest : [])],
        // Pictures of earlier runs are taken: drawing all that the journeys look at would keep the shop busy.
        { signal, env: { ...env, PICTURES_DIR: process.env.PICTURES_DIR ?? join(root, 'node_modules/.cache/pictures'), PLAYWRIGHT_JSON_OUTPUT_FILE: join(root, journeys.report) } },
      );
      return { reports: [await journeyReport()], problem: code ? 'failed' : undefined };
    });
  }
  return true;
}

/**
 * Runs a program on the workspace's Node, on this terminal.
 * @param {string[]} words
 * @param {{ signal: AbortSignal, env?: NodeJS.ProcessEnv }} options
 * @returns {Promise<number>} exit code
 */
const run = (words, { signal, env }) =>
  new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const child = spawn(workspaceNode, words, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...process.env,
        ...env,
        // What Nx and Playwright start in turn runs on the workspace's Node too.
        PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`,
        ...nxSettings,
      },
    });
    const end = () => child.kill('SIGTERM');
    signal.addEventListener('abort', end, { once: true });
    child.once('error', reject);
    child.once('close', (code) => {
      signal.removeEventListener('abort', end);
      if (signal.aborted) reject(signal.reason);
      else resolve(code ?? 1);
    });
  });
