import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { ensureBuilt, root } from "./build.mjs";

/** Runs the publishing matrix, with every fault and every crash point, and writes its report. Takes several minutes. */

// Slides are rendered by threads that run the build output.
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
