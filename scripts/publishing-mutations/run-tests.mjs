import { spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { sources } from "./table.mjs";

/** Longer than the tests of all mutations take together. The tests of a hanging run have the result `broken`. */
const timeoutMs = 5 * 60_000;

/**
 * Runs tests, each given by file and title, in a copy of the sources. A test that didn't run has the result `broken`.
 */
export async function runTests(copy, tests) {
  const report = join(copy, "report.json");
  rmSync(report, { force: true });
  const files = [...new Set(tests.map(([file]) => join(sources, file)))];
  const titles = [...new Set(tests.map(([, title]) => title))];
  const pattern = titles.map((title) => title.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  const options = ["--project", "server", "-t", pattern, "--reporter", "json"];
  const child = spawn(
    process.execPath,
    ["node_modules/vitest/vitest.mjs", "run", ...files, ...options, "--outputFile", report],
    { cwd: copy, stdio: "ignore", detached: true },
  );
  // Kills the whole process group, because a worker in an endless loop would outlive its parent process.
  const end = () => process.kill(-child.pid, "SIGKILL");
  const timer = setTimeout(end, timeoutMs);
  process.on("exit", end);
  await new Promise((resolve) => child.once("close", resolve));
  process.off("exit", end);
  clearTimeout(timer);
  const results = readResults(report);
  return tests.map(([file, title]) => {
    const statuses = results
      .filter(
        ({ name, fullName }) => name.endsWith(join(sources, file)) && fullName.includes(title),
      )
      .map(({ status }) => status);
    if (statuses.includes("failed")) return "failed";
    return statuses.includes("passed") ? "passed" : "broken";
  });
}

/** Returns all test results; empty if the run didn't finish. */
function readResults(report) {
  try {
    const { testResults } = JSON.parse(readFileSync(report, "utf8"));
    return testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map((result) => ({ name, ...result })),
    );
  } catch {
    return [];
  }
}
