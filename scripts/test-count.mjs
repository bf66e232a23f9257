/**
 * How many tests of a Vitest run passed and failed, and which failed, from its exit code and its JSON report. A file
 * that could not be loaded counts as one failure, and so does a run that failed without a failed test (or wrote no
 * report). `left` counts those that only `npm test -- whole` runs, `lacking` those that lack something on this machine.
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

/** Whether a skipped test says what it lacks, or took time to find out that it lacks something. */
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
