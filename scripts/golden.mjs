import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { root } from "./build.mjs";

/** Renders the golden images again after an intended change; review `npm run gallery` before committing. */

const vitest = join(root, "node_modules/vitest/vitest.mjs");
const { status } = spawnSync(
  process.execPath,
  [vitest, "run", "--project", "unit", "packages/renderer/src/golden"],
  { cwd: root, stdio: "inherit", env: { ...process.env, UPDATE_GOLDEN: "1" } },
);
process.exitCode = status ?? 1;
