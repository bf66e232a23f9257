/**
 * How many tests of a Vitest run passed and failed, from its exit code and its JSON report. A file that could not
 * be loaded counts as one failure, and so does a run that failed without a failed test (or wrote no report).
 */
export function countTests(exitCode, readReport) {
  let report;
  try {
    report = JSON.parse(readReport());
  } catch {
    return { passed: 0, failed: 1 };
  }
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((result) => result.status === "failed"),
  );
  const failed = report.numFailedTests + brokenFiles.length;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && exitCode !== 0 ? 1 : failed,
  };
}
