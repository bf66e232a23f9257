import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuilt, root } from "../build.mjs";

/**
 * Runs the publishing matrix, with every fault and every crash point, network by network, and writes its report. Takes
 * about half an hour. Words after the command choose networks; without all of them no report is written.
 */

// Slides are rendered by programs that run the build output.
await ensureBuilt("packages");
const { networkIds } = await import("@slideloom/core/networks");
const all = [...networkIds, "bridge"];
const wanted = process.argv.length > 2 ? process.argv.slice(2) : all;
const folder = mkdtempSync(join(tmpdir(), "slideloom-matrix-"));
for (const network of wanted) {
  const isLast = wanted === all && network === all.at(-1);
  const { status } = spawnSync(
    process.execPath,
    [
      join(root, "node_modules/vitest/vitest.mjs"),
      "run",
      "--project=server",
      "publishing-matrix",
      `--testNamePattern=^a publication .*${network}, `,
    ],
    {
      cwd: root,
      stdio: "inherit",
      env: {
        ...process.env,
        SLIDELOOM_TESTS: "whole",
        MATRIX_OUTCOMES: join(folder, "outcomes.json"),
        ...(isLast && { MATRIX_REPORT: join(root, "scripts/publishing-matrix/report.md") }),
      },
    },
  );
  if (status !== 0) process.exitCode = 1;
}
rmSync(folder, { recursive: true });
