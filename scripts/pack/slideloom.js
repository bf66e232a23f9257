#!/usr/bin/env node
// Without a command, serves the product. Data are kept in the person's folder, since npx runs anywhere.
import { homedir } from "node:os";
import { join } from "node:path";

const [command] = process.argv.slice(2);
if (command === undefined || command === "serve") {
  process.env.DATA_DIR ??= join(homedir(), ".slideloom");
  await import("../packages/server/dist/server.js");
} else {
  await import("../packages/server/dist/cli/main.js");
}
