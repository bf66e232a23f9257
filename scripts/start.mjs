import { ensureBuilt } from "./build.mjs";
import { endWithNpm } from "./end-with-npm.mjs";

endWithNpm();
try {
  await ensureBuilt("packages", "web");
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
await import("../packages/server/dist/server.js");
