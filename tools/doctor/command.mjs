import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { nxSettings, root, workspaceNode } from '../start/checkout.mjs';
import { Explained } from '../start/explained.mjs';
import { readSettings } from '../start/settings.mjs';
import { faultsOfInstallation } from './installation.mjs';
import { faultsOfBrowser, faultsOfData, faultsOfPorts } from './surroundings.mjs';

/**
 * Something that is wrong: what was found, why it matters, and the one command that mends it.
 * @typedef {{ what: string, why: string, mend: string }} Fault
 */

const usage = `npm run doctor            looks for what usually keeps the shop or its tests from running
npm run doctor -- --quick  leaves out the sources: contracts, project references, aliases, texts`;

/**
 * Looks for the commonest faults and explains each. It changes nothing.
 * @param {string[]} parameters
 * @returns {Promise<number>} exit code: 0 when all is well
 */
export async function doctor([option]) {
  if (option && option !== '--quick') throw new Explained(usage);
  const settings = settingsOrFault();
  const installation = await faultsOfInstallation(root, workspaceNode);
  /** @type {Promise<Fault[]>[]} */
  const examinations = 'what' in settings ? [Promise.resolve([settings])] : [faultsOfPorts(settings, root), faultsOfData(settings)];
  // The rest runs on the packages; without them it would only find their absence again.
  const isInstalled = installation.length === 0;
  if (isInstalled) examinations.push(faultsOfBrowser());
  if (isInstalled && !option) examinations.push(faultsOfSources(), faultsOfReferences());
  const faults = [...installation, ...(await Promise.all(examinations)).flat()];
  console.log(report(faults));
  if (!isInstalled) console.log('\nThe browser and the sources were not looked at: that needs the packages.');
  return faults.length === 0 ? 0 : 1;
}

/** @param {Fault[]} faults */
export const report = (faults) =>
  faults.length === 0
    ? 'All well.'
    : faults.map(({ what, why, mend }, index) => `${index + 1}. ${what}\n   Why it matters: ${why}\n   What mends it:  ${mend.replaceAll('\n', '\n                   ')}`).join('\n\n');

function settingsOrFault() {
  try {
    return readSettings(process.env, root);
  } catch (error) {
    if (!(error instanceof Explained)) throw error;
    return { what: error.message, why: 'The shop cannot start with these settings.', mend: 'Change the variable that is named, or unset it.' };
  }
}

/** @returns {Promise<Fault[]>} */
async function faultsOfSources() {
  const { code, output } = await onWorkspaceNode(join(root, 'tools/doctor/sources.ts'));
  if (code === 0) return JSON.parse(output);
  return [{ what: `The sources could not be looked at. It was said:\n${lastLines(output)}`, why: 'What they cannot load, the shop and its tests cannot load either.', mend: 'npm test -- --only unit' }];
}

/** @returns {Promise<Fault[]>} */
async function faultsOfReferences() {
  const { code } = await onWorkspaceNode(join(root, 'node_modules/nx/dist/bin/nx.js'), 'sync:check');
  if (code === 0) return [];
  return [{ what: 'The project references in tsconfig.json files differ from what the packages depend on.', why: 'Types are then checked against old declarations, or not found; npm test refuses it.', mend: 'npx nx sync' }];
}

/**
 * @param {string} script @param {string[]} words
 * @returns {Promise<{ code: number | null, output: string }>} `output` is what it printed; with a failure what it complained about too
 */
const onWorkspaceNode = (script, ...words) =>
  new Promise((resolve, reject) => {
    const env = { ...process.env, PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`, ...nxSettings };
    const child = spawn(workspaceNode, [script, ...words], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let [printed, complained] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text) => (printed += text));
    child.stderr.setEncoding('utf8').on('data', (text) => (complained += text));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output: code === 0 ? printed : printed + complained }));
  });

const lastLines = (/** @type {string} */ text) => text.trim().split('\n').slice(-8).join('\n');
