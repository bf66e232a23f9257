import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { ensureBuilt, root } from "./build.mjs";

/** Publishes under every fault, with processes killed and stopped at every point, and writes what came of it. Takes some minutes. */

// Slides are drawn by threads, which run what was built.
await ensureBuilt("packages");
const report = join(root, "docs/publishing-matrix.md");
const { status } = spawnSync(
  process.execPath,
  [join(root, "node_modules/vitest/vitest.mjs"), "run", "--project", "server", "publishing-matrix"],
  {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, SLIDELOOM_TESTS: "whole", MATRIX_REPORT: report },
  },
);
process.exitCode = status ?? 1;
