/**
 * Counts a run's tests, by its exit code and its JSON report. `left` is the number of tests that only
 * `npm test -- whole` runs, `lacking` the number of tests that need something that this machine lacks.
 */
export function countTests(exitCode, readReport) {
  let report;
  try {
    report = JSON.parse(readReport());
  } catch {
    return { passed: 0, failures: ["the run wrote no report"], left: 0, lacking: 0 };
  }
  const failures = report.testResults.flatMap(failuresOfFile);
  if (failures.length === 0 && exitCode !== 0) {
    failures.push(`the run ended with ${exitCode} and no failed test`);
  }
  const skipped = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === "skipped");
  const lacking = skipped.filter(lacksSomething).length;
  return { passed: report.numPassedTests, failures, left: skipped.length - lacking, lacking };
}

/**
 * Returns true if a skipped test needs something that this machine lacks. Such a test sets `meta.lacks`, or skips
 * itself after it has started and therefore has a duration.
 */
function lacksSomething({ meta, duration }) {
  return meta?.lacks !== undefined || duration !== undefined;
}

function failuresOfFile({ name, status, message, assertionResults }) {
  if (status !== "failed") return [];
  const failed = assertionResults.filter((result) => result.status === "failed");
  if (failed.length === 0) return [`${name}: ${message}`];
  return failed.map(({ fullName, failureMessages }) =>
    [`${name}: ${fullName}`, ...failureMessages].join("\n"),
  );
}
