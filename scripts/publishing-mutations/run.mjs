import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuilt, root } from "../build.mjs";
import { buildReport } from "./build-report.mjs";
import { runTests } from "./run-tests.mjs";
import { mutate, mutations, sources } from "./table.mjs";

/* Mutation testing of the publishing guards. Breaks each guard in a copy of the sources and records which test
 * fails. */
const mostLanes = 4;
const server = "packages/server";
const copied = [
  "package.json",
  "vitest.config.ts",
  "tsconfig.base.json",
  "tsconfig.json",
  "tsconfig.tests.json",
  "scripts",
  sources,
  `${server}/package.json`,
  `${server}/tsconfig.json`,
];
const linked = [
  "node_modules",
  "packages/core",
  "packages/renderer",
  "packages/web",
  `${server}/dist`,
];

const words = process.argv.slice(2);
const wanted = mutations.filter(
  ({ file, protects }) =>
    words.length === 0 || words.some((word) => `${file} ${protects}`.includes(word)),
);
// Throws unless each mutation's `from` occurs in its file exactly once.
for (const mutation of wanted) mutate(root, mutation);
// Slides are rendered by threads that run the build output.
await ensureBuilt("packages");
const folder = mkdtempSync(join(tmpdir(), "slideloom-mutations-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));

const outcomes = new Map();
const lanes = Math.min(mostLanes, availableParallelism());
const copies = Array.from({ length: lanes }, (_, lane) => copySources(join(folder, `${lane}`)));
const killers = wanted.map(({ killer }) => killer);
const before = await runTests(copies[0], killers);
const queue = wanted.filter((mutation, index) => {
  if (before[index] === "passed") return true;
  note(mutation, "without a test that passes");
  return false;
});
await Promise.all(copies.map((copy) => work(copy)));
if (words.length === 0) {
  writeFileSync(join(import.meta.dirname, "report.md"), buildReport(mutations, outcomes));
}
const left = wanted.filter((mutation) => outcomes.get(mutation) !== "killed");
console.log(`\n${wanted.length - left.length} of ${wanted.length} guards are seen by a test`);
process.exitCode = left.length === 0 ? 0 : 1;

/** Copies the mutated sources and the test setup and links the rest. Returns the copy's root. */
function copySources(copy) {
  mkdirSync(join(copy, server), { recursive: true });
  for (const path of copied) cpSync(join(root, path), join(copy, path), { recursive: true });
  for (const path of linked) symlinkSync(join(root, path), join(copy, path));
  return copy;
}

async function work(copy) {
  for (let mutation = queue.shift(); mutation; mutation = queue.shift()) {
    const path = join(copy, sources, mutation.file);
    const original = readFileSync(path, "utf8");
    writeFileSync(path, mutate(copy, mutation));
    const [outcome] = await runTests(copy, [mutation.killer]);
    writeFileSync(path, original);
    note(mutation, { failed: "killed", passed: "survived", broken: "broken" }[outcome]);
  }
}

function note(mutation, outcome) {
  outcomes.set(mutation, outcome);
  console.log(`${outcome}: ${mutation.protects} (${mutation.file})`);
}
