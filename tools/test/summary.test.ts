import { expect, test } from 'vitest';
import { countPlaywright, countVitest } from './reports.mjs';
import { summary } from './summary.mjs';

const report = { project: 'libs/ui', passed: 3, failed: 0, skipped: 1, seconds: 0.5 };

test('adds up the tests of all projects', () => {
  const journeys = { ...report, project: 'apps/storefront-e2e', passed: 2, failed: 1 };
  const { passed, failed, table, problems } = summary([
    { title: 'unit tests', seconds: 9, reports: [report, report] },
    { title: 'build', seconds: 1 },
    { title: 'journeys', seconds: 30, reports: [journeys] },
  ]);
  expect({ passed, failed, problems }).toEqual({ passed: 8, failed: 1, problems: [] });
  expect(table).toMatch(/journeys\s+30\.0\s+2\s+1/);
  expect(table).toContain('(1 skipped)');
});

test('does not call a run good in which no test ran', () => {
  expect(summary([{ title: 'build', seconds: 1 }]).problems).toEqual(['Not good: no test was run.']);
});

test('names the step and the project that did not pass', () => {
  const silent = { ...report, problem: 'never came to its tests' };
  expect(summary([{ title: 'lint', seconds: 1, problem: 'failed', reports: [silent] }]).problems).toEqual(['Not good: lint failed.', 'Not good: libs/ui never came to its tests.']);
});

test('does not call a run good in which a test names a requirement that nobody knows', () => {
  expect(summary([{ title: 'unit tests', seconds: 9, reports: [report] }], { faults: ['a.test.ts: "adds" names BSK-999'] }).problems).toEqual(['Not good: a.test.ts: "adds" names BSK-999.']);
});

test('counts a test file that cannot be loaded as a failure', () => {
  const files = [
    { name: '/shop/libs/ui/src/a.test.ts', status: 'failed', endTime: 2_500, message: 'No such file\nat …', assertionResults: [] },
    { name: '/shop/libs/ui/src/b.test.ts', status: 'passed', endTime: 2_000, assertionResults: [{ status: 'passed', fullName: 'adds' }] },
  ];
  expect(countVitest('libs/ui', { numPassedTests: 1, numFailedTests: 0, numPendingTests: 0, startTime: 1_000, testResults: files })).toEqual({
    project: 'libs/ui', passed: 1, failed: 1, skipped: 0, seconds: 1.5, failures: ['a.test.ts: cannot be loaded: No such file'],
  });
});

test('counts and names a test file whose hook failed', () => {
  const files = [{ name: '/shop/libs/ui/src/a.test.ts', status: 'failed', endTime: 2_000, message: 'Hook timed out\nat …', assertionResults: [{ status: 'skipped', fullName: 'adds' }] }];
  const one = countVitest('libs/ui', { numPassedTests: 0, numFailedTests: 0, numPendingTests: 1, startTime: 1_000, testResults: files });
  expect(one).toMatchObject({ failed: 1, failures: ['a.test.ts: a hook failed: Hook timed out'] });
});

test('never counts 0 failures in a run that is not good', () => {
  expect(summary([{ title: 'lint', seconds: 1, problem: 'failed', reports: [report] }]).failed).toBe(1);
  expect(summary([{ title: 'unit tests', seconds: 1, reports: [report] }], { faults: ['a.test.ts names BSK-999'] }).failed).toBe(1);
});

test('names every test that failed, and why, at the end', () => {
  const files = [{ name: '/shop/libs/ui/src/a.test.ts', status: 'failed', endTime: 0, assertionResults: [{ status: 'passed', fullName: 'adds' }, { status: 'failed', fullName: 'a sum subtracts', failureMessages: ['\u001b[31mexpected 1\u001b[39m\nat …'] }] }];
  const one = countVitest('libs/ui', { numPassedTests: 1, numFailedTests: 1, numPendingTests: 0, startTime: 0, testResults: files });
  expect(summary([{ title: 'unit tests', seconds: 1, reports: [one] }]).problems).toEqual(['Failed: libs/ui, a.test.ts: a sum subtracts: expected 1']);
});

test('counts a journey that passed at the second attempt as passed, and an error outside of any journey as failed', () => {
  const result = { stats: { expected: 4, flaky: 1, unexpected: 0, skipped: 0, duration: 2_000 }, errors: [{}] };
  expect(countPlaywright('journeys', result)).toMatchObject({ passed: 5, failed: 1, seconds: 2 });
});
