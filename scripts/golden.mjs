import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { root } from "./build.mjs";

/** Draws the golden pictures anew, after a change that was meant: look at `npm run gallery` before they are committed. */

const vitest = join(root, "node_modules/vitest/vitest.mjs");
const { status } = spawnSync(
  process.execPath,
  [vitest, "run", "--project", "unit", "packages/renderer/src/golden"],
  { cwd: root, stdio: "inherit", env: { ...process.env, UPDATE_GOLDEN: "1" } },
);
process.exitCode = status ?? 1;
