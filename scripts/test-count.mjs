/**
 * How many tests of a Vitest run passed and failed, and which failed, from its exit code and its JSON report. A file
 * that could not be loaded counts as one failure, and so does a run that failed without a failed test (or wrote no
 * report).
 */
export function countTests(exitCode, readReport) {
  let report;
  try {
    report = JSON.parse(readReport());
  } catch {
    return { passed: 0, failures: ["the run wrote no report"] };
  }
  const failures = report.testResults.flatMap(failuresOfFile);
  if (failures.length === 0 && exitCode !== 0) {
    failures.push(`the run ended with ${exitCode} and no failed test`);
  }
  return { passed: report.numPassedTests, failures };
}

function failuresOfFile({ name, status, message, assertionResults }) {
  if (status !== "failed") return [];
  const failed = assertionResults.filter((result) => result.status === "failed");
  if (failed.length === 0) return [`${name}: ${message}`];
  return failed.map(({ fullName, failureMessages }) =>
    [`${name}: ${fullName}`, ...failureMessages].join("\n"),
  );
}
