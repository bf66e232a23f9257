import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuilt, root } from "./build.mjs";
import { countTests } from "./test-count.mjs";

/** The steps of a whole run, in order. Each resolves to how many of its checks passed and failed. */
const steps = {
  format: () => check("oxfmt/bin/oxfmt", ["--check"]),
  lint: () => check("oxlint/bin/oxlint", []),
  types: () => check("typescript/bin/tsc", ["-b"]),
  unit: (filters) => runBuilt(["packages"], ["unit", "spies", "server"], filters),
  components: (filters) => runTests(["components"], filters, 1),
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
const total = { passed: 0, failed: 0 };
const outcomes = [];
for (const name of names.length > 0 ? names : Object.keys(steps)) {
  console.log(`\n=== ${name}`);
  const { passed, failed } = await steps[name](filters);
  total.passed += passed;
  total.failed += failed;
  outcomes.push(`${failed === 0 ? "ok  " : "FAIL"} ${name}: ${passed} passed, ${failed} failed`);
}
console.log(`\n${outcomes.join("\n")}\n\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

/** A step that is one check. */
async function check(script, args) {
  return (await run(script, args)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function attempt(work) {
  try {
    await work();
    return { passed: 1, failed: 0 };
  } catch (error) {
    console.error(error.message);
    return { passed: 0, failed: 1 };
  }
}

/** Tests that need the built parts of the product: they wait for a socket, a thread or a browser half of the time. */
async function runBuilt(parts, projects, filters) {
  const built = await attempt(() => ensureBuilt(...parts));
  return built.failed > 0 ? built : runTests(projects, filters, 1.5);
}

/** `load` is how many workers a core has. */
async function runTests(projects, filters, load) {
  const folder = mkdtempSync(join(tmpdir(), "slideloom-tests-"));
  const file = join(folder, "report.json");
  try {
    const code = await run("vitest/vitest.mjs", [
      "run",
      ...projects.flatMap((project) => ["--project", project]),
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${file}`,
      `--maxWorkers=${Math.round(availableParallelism() * load)}`,
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
