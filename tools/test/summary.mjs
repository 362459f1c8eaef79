/**
 * @param {import('./command.mjs').Stage[]} stages
 * @param {{ faults: string[] }} [specification] what is wrong with the ids that the tests name
 * @returns {{ table: string, passed: number, failed: number, problems: string[] }} `problems` is empty when the run as a whole is good
 */
export function summary(stages, specification) {
  const reports = stages.flatMap((stage) => stage.reports ?? []);
  const total = (/** @type {import('./reports.mjs').Report[]} */ list) => ({
    passed: list.reduce((sum, { passed }) => sum + passed, 0),
    failed: list.reduce((sum, { failed }) => sum + failed, 0),
    skipped: list.reduce((sum, { skipped }) => sum + skipped, 0),
  });
  const row = (/** @type {string} */ title, /** @type {number} */ seconds, /** @type {{ passed?: number, failed?: number, skipped?: number }} */ { passed, failed, skipped }) =>
    `${title.padEnd(34)}${seconds.toFixed(1).padStart(9)}${String(passed ?? '').padStart(9)}${String(failed ?? '').padStart(9)}${skipped ? `   (${skipped} skipped)` : ''}`;

  const lines = [`${''.padEnd(34)}${'seconds'.padStart(9)}${'passed'.padStart(9)}${'failed'.padStart(9)}`];
  for (const stage of stages) {
    lines.push(row(stage.title, stage.seconds, stage.reports ? total(stage.reports) : {}));
    for (const report of stage.reports ?? []) lines.push(row(`  ${report.project}`, report.seconds, report));
  }
  const problems = stages.filter(({ problem }) => problem).map(({ title, problem }) => `Not good: ${title} ${problem}.`);
  for (const { project, problem, failures = [] } of reports) {
    if (problem) problems.push(`Not good: ${project} ${problem}.`);
    // Said once more at the end: a long run has thousands of lines after the first failure.
    for (const failure of failures) problems.push(`Failed: ${project}, ${failure}`);
  }
  for (const fault of specification?.faults ?? []) problems.push(`Not good: ${fault}.`);
  const { passed, failed } = total(reports);
  if (passed + failed === 0) problems.push('Not good: no test was run.');
  // A red run never ends with "0 failed": a step that failed without a failing test counts as one.
  return { table: lines.join('\n'), passed, failed: failed || (problems.length > 0 ? 1 : 0), problems };
}
