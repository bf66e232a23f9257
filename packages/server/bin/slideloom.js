#!/usr/bin/env node
// Builds the parts that a fresh clone lacks, silently unless the build fails, and then runs the command line.
import { ensureBuilt } from "../../../scripts/build.mjs";

// npm runs scripts in the project's folder, but relative paths refer to the folder of the person's shell.
if (process.env.npm_lifecycle_event === "slideloom" && process.env.INIT_CWD) {
  process.chdir(process.env.INIT_CWD);
}
try {
  await ensureBuilt("packages");
} catch (error) {
  console.error(`error: ${error.message}`);
  process.exit(2);
}
await import("../dist/cli/main.js");
