import { spawn } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuilt, root } from "./build.mjs";
import { countTests } from "./test-count.mjs";

/** The steps of a whole run, in order. Each resolves to the outcome of its checks; see test-count.mjs. */
const steps = {
  format: () => check(["oxfmt/bin/oxfmt", "--check"]),
  lint: () => check(["oxlint/bin/oxlint"], ...findKnip()),
  types: () => check(["typescript/bin/tsc", "-b"]),
  unit: (filters) => runBuilt(["packages"], ["unit", "spies", "server"], filters),
  components: (filters) => runTests(["components"], filters),
  build: () => attempt(() => ensureBuilt("packages", "web")),
  e2e: (filters) => runBuilt(["packages", "web"], ["e2e"], filters),
};

const words = process.argv.slice(2);
// Tests with very many cases read it; see test-sample.mjs.
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
// Once more at the end: a log is often kept by its last lines.
for (const failure of allFailures) console.log(`\nFAIL ${failure}`);
console.log(`\n${outcomes.join("\n")}`);
if (allLeft > 0)
  console.log(`\n${allLeft} tests, and more cases of others, run with \`npm test -- whole\``);
if (allLacking > 0) console.log(`\n${allLacking} tests skipped: this machine lacks what they need`);
// CI reads the last line.
console.log(`\n${allPassed} passed, ${allFailures.length} failed`);
process.exitCode = allFailures.length === 0 ? 0 : 1;

/** Has the tests write into memory, where Linux has room for it: on a disk every commit of a database waits. */
function keepFilesInMemory() {
  const memory = "/dev/shm";
  if (process.env.TMPDIR || !existsSync(memory)) return;
  const { bavail, bsize } = statfsSync(memory);
  if (bavail * bsize < 4 * 2 ** 30) return;
  const folder = mkdtempSync(join(memory, "slideloom-tests-"));
  // PostgreSQL runs as another user, whose folder is in this one.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
}

/** A step of tools that judge the sources, one after the other. */
async function check(...tools) {
  const failures = [];
  for (const [script, ...args] of tools) {
    if ((await run(script, args)) !== 0) failures.push(script);
  }
  return { passed: tools.length - failures.length, failures };
}

/** Knip if it is installed: modules may be older than its line in package.json. */
function findKnip() {
  if (existsSync(join(root, "node_modules/knip"))) return [["knip/bin/knip.js", "--cache"]];
  console.log("Unused code is not looked for: run npm install to get knip.");
  return [];
}

async function attempt(work) {
  try {
    await work();
    return { passed: 1, failures: [] };
  } catch (error) {
    return { passed: 0, failures: [error.message] };
  }
}

/** Tests that need the built parts of the product. */
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
      // One a core, where it stays; see pin-to-core.mjs.
      `--maxWorkers=${availableParallelism()}`,
      // The workers keep all cores busy: what collects garbage beside them only gets in their way.
      "--execArgv=--single-threaded-gc",
      ...filters,
    ]);
    return countTests(code, () => readFileSync(file, "utf8"));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Runs a tool of the project with its output shown, and resolves to its exit code. */
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
