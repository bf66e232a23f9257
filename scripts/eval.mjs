import { join } from "node:path";
import { runnerImport } from "vite";
import { root } from "./build.mjs";

/** Has a text generator write the fixed requests and reports on what it wrote; a program for developers, run from its source. */
await runnerImport(join(root, "packages/server/eval/main.ts"), {
  root,
  configFile: false,
  logLevel: "warn",
  resolve: { conditions: ["slideloom-source", "module", "node"] },
  ssr: { resolve: { conditions: ["slideloom-source", "module", "node"] } },
});
