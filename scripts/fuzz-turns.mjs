import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import { ensureBuilt, root } from "./build.mjs";

const usage = `npm run fuzz -- [options]
  --minutes N  how long to send hostile texts, 60 by default
  --seed N     picks the texts; the time of day by default`;

/** Runs the test of the longest turn for longer, with another seed. Prints the ten longest turns. */
async function run() {
  const options = {
    minutes: { type: "string", default: "60" },
    seed: { type: "string", default: String(Date.now() % 2 ** 31) },
    help: { type: "boolean" },
  };
  const { minutes, seed, help } = parseArgs({ options }).values;
  if (help) return console.log(usage);
  if (!(Number(minutes) > 0) || !Number.isInteger(Number(seed))) throw new Error(usage);
  await ensureBuilt("packages", "web");
  const limitMs = String((Number(minutes) + 30) * 60_000);
  const vitest = `${root}/node_modules/vitest/vitest.mjs`;
  const args = ["run", "--project", "e2e", "e2e/turns", "--testTimeout", limitMs];
  const { status } = spawnSync(process.execPath, [vitest, ...args], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, SLIDELOOM_FUZZ_MINUTES: minutes, SLIDELOOM_FUZZ_SEED: seed },
  });
  process.exitCode = status ?? 1;
}

try {
  await run();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
