import { spawn } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuilt, root } from "./build.mjs";
import { countTests } from "./test-count.mjs";

/** Steps in order. Each resolves to the result of its checks; see test-count.mjs. */
const steps = {
  format: () => check(["oxfmt/bin/oxfmt", "--check"]),
  lint: () => check(["oxlint/bin/oxlint"], ["knip/bin/knip.js", "--cache"]),
  types: () => check(["typescript/bin/tsc", "-b"]),
  unit: (filters) => runBuilt(["packages"], ["unit", "spies", "server"], filters),
  components: (filters) => runTests(["components"], filters),
  build: () => attempt(() => ensureBuilt("packages", "web")),
  e2e: (filters) => runBuilt(["packages", "web"], ["e2e"], filters),
};

const words = process.argv.slice(2);
// Read by tests with many cases; see test-sample.mjs.
if (words.includes("whole")) process.env.SLIDELOOM_TESTS = "whole";
const names = words.filter((word) => Object.hasOwn(steps, word));
const filters = words.filter((word) => word !== "whole" && !Object.hasOwn(steps, word));
if (filters.length > 0 && names.length === 0) {
  console.error(`Name a step before ${filters[0]}: ${Object.keys(steps).join(", ")}`);
  process.exit(2);
}
keepFilesInMemory();
let allPassed = 0;
let allLeft = 0;
let allLacking = 0;
const allFailures = [];
const outcomes = [];
for (const name of names.length > 0 ? names : Object.keys(steps)) {
  console.log(`\n=== ${name}`);
  const { passed, failures, left = 0, lacking = 0 } = await steps[name](filters);
  allPassed += passed;
  allLeft += left;
  allLacking += lacking;
  allFailures.push(...failures);
  const word = failures.length === 0 ? "ok  " : "FAIL";
  outcomes.push(`${word} ${name}: ${passed} passed, ${failures.length} failed`);
}
// Repeated at the end, because logs are often truncated to their last lines.
for (const failure of allFailures) console.log(`\nFAIL ${failure}`);
console.log(`\n${outcomes.join("\n")}`);
if (allLeft > 0)
  console.log(`\n${allLeft} tests, and more cases of others, run with \`npm test -- whole\``);
if (allLacking > 0) console.log(`\n${allLacking} tests skipped: this machine lacks what they need`);
// CI reads the last line.
console.log(`\n${allPassed} passed, ${allFailures.length} failed`);
process.exitCode = allFailures.length === 0 ? 0 : 1;

/** Uses a RAM disk for temporary files on Linux if it is large enough, because database commits wait for disks. */
function keepFilesInMemory() {
  const memory = "/dev/shm";
  if (process.env.TMPDIR || !existsSync(memory)) return;
  const { bavail, bsize } = statfsSync(memory);
  if (bavail * bsize < 4 * 2 ** 30) return;
  const folder = mkdtempSync(join(memory, "slideloom-tests-"));
  // PostgreSQL runs as another user and needs access to its subfolder.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
}

/** Runs tools that check the sources, one after another. Each tool counts as one check. */
async function check(...tools) {
  const failures = [];
  for (const [script, ...args] of tools) {
    if ((await run(script, args)) !== 0) failures.push(script);
  }
  return { passed: tools.length - failures.length, failures };
}

async function attempt(work) {
  try {
    await work();
    return { passed: 1, failures: [] };
  } catch (error) {
    return { passed: 0, failures: [error.message] };
  }
}

/** Runs tests that need build output. */
async function runBuilt(parts, projects, filters) {
  const built = await attempt(() => ensureBuilt(...parts));
  return built.failures.length > 0 ? built : runTests(projects, filters);
}

async function runTests(projects, filters) {
  const folder = mkdtempSync(join(tmpdir(), "slideloom-tests-"));
  const file = join(folder, "report.json");
  try {
    const code = await run("vitest/vitest.mjs", [
      "run",
      ...projects.flatMap((project) => ["--project", project]),
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${file}`,
      // One worker per core; see pin-to-core.mjs.
      `--maxWorkers=${availableParallelism()}`,
      // Workers keep all cores busy, so parallel garbage collection only competes with them.
      "--execArgv=--single-threaded-gc",
      ...filters,
    ]);
    return countTests(code, () => readFileSync(file, "utf8"));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Runs a tool of the project with visible output. Returns its exit code. */
function run(script, args) {
  const child = spawn(process.execPath, [join(root, "node_modules", script), ...args], {
    cwd: root,
    stdio: "inherit",
  });
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve(code ?? 1));
  });
}
