#!/usr/bin/env node
// Builds what a fresh clone lacks, without a word unless that fails, and hands over to the command line.
import { ensureBuilt } from "../../../scripts/build.mjs";

// npm runs scripts in the project's folder; files are meant from where the person stands.
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
