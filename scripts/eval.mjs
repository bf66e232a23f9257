import { ensureBuilt } from "./build.mjs";

/** Has a text generator write the fixed requests and reports on what it wrote. */
try {
  await ensureBuilt("packages");
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
await import("../packages/server/dist/generation/eval/main.js");
