import { spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { sources } from "./table.mjs";

/** Longer than a run takes, even of all tests of the table; one that hangs is no test that fails. */
const timeoutMs = 5 * 60_000;

/** Runs tests, each a file and its title, in a copy of the sources. Resolves to what became of each: `passed`, `failed` or `broken`. */
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
  // Its workers are in its group: one that loops doesn't end with it.
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

/** The results of all tests; none if the run did not end. */
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
