import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from '../start/checkout.mjs';

interface Workflow {
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  jobs: Record<string, { if: string; steps: { uses?: string; run?: string; with?: Record<string, unknown>; env?: Record<string, unknown> }[] }>;
}
const content = await readFile(join(root, '.github/workflows/ci.yml'), 'utf8');
const workflow = parse(content) as Workflow;
const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);

/** What the host's own parser has against a workflow. */
async function objections(text: string): Promise<string[]> {
  const { context, value } = parseWorkflow({ name: 'ci.yml', content: text }, new NoOperationTraceWriter());
  if (value) await convertWorkflowTemplate(context, value);
  return context.errors.getErrors().map(({ message }) => message);
}

test("the host's own parser accepts the workflow, its expressions too", async () => {
  expect(await objections(content)).toEqual([]);
  expect(await objections(content.replace('runs-on:', 'runs-upon:'))).not.toEqual([]);
  expect(await objections(content.replace('github.workflow', 'githup.workflow'))).not.toEqual([]);
});

test('the workflow runs scripts that there are, on actions pinned to a commit, and may only read', async () => {
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
  const named = steps.flatMap(({ run }) => [...(run ?? '').matchAll(/\bnpm (?:run )?(?!ci\b)([\w-]+)/g)].map(([, script]) => script!));
  expect(named).toEqual(['affected', 'test', 'test', 'gallery', 'try-release', 'lookbook', 'bench']);
  expect(named.filter((name) => !scripts[name])).toEqual([]);
  const used = content.split('\n').filter((line) => /\buses:/.test(line));
  expect(used).toHaveLength(steps.filter(({ uses }) => uses).length);
  // A tag can be moved to another commit; its name behind tells which version the commit is.
  expect(used.filter((line) => !/\buses: actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
  expect(workflow.permissions).toEqual({ contents: 'read' });
});

test('what compares with an earlier commit has the history to do so', () => {
  const job = Object.values(workflow.jobs).find((job) => job.steps.some(({ run }) => run?.includes('affected')))!;
  expect(job.steps.find(({ uses }) => uses?.startsWith('actions/checkout@'))?.with).toMatchObject({ 'fetch-depth': 0 });
});

test('a change runs what it touches, compared with what it is for, and everything where that is not there', () => {
  const { if: when, steps } = Object.values(workflow.jobs).find((job) => job.steps.some(({ run }) => run?.includes('affected')))!;
  expect(when).toBe("github.event_name == 'pull_request' || github.event_name == 'push'");
  expect(steps.find(({ run }) => run?.includes('affected'))).toEqual({
    run: 'if git cat-file -e "$BASE^{commit}"; then npm run affected -- "$BASE"; else npm test; fi',
    env: { BASE: '${{ github.event.pull_request.base.sha || github.event.before }}' },
  });
});

test('at night everything runs, the gallery in its whole matrix and as a static site, a release is tried, the lookbook is taken, and Lighthouse holds its scores', () => {
  expect(workflow.on.schedule).toEqual([{ cron: expect.stringMatching(/^\d+ \d+ \* \* \*$/) }]);
  const [night, ...others] = Object.values(workflow.jobs).filter((job) => job.if.includes("== 'schedule'"));
  expect(others).toEqual([]);
  expect(night!.steps.find(({ run }) => run === 'npm test')?.env).toMatchObject({ GALLERY_MATRIX: 'full' });
  expect(night!.steps.map(({ run }) => run)).toEqual(expect.arrayContaining(['npm run gallery -- --build', 'npm run try-release', 'npm run lookbook', 'npm run bench -- --lighthouse']));
});
