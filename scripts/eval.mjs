import { join } from "node:path";
import { runnerImport } from "vite";
import { root } from "./build.mjs";

/** Evaluates a text generator with a fixed set of requests and writes a report. For developers; runs from source. */
await runnerImport(join(root, "packages/server/eval/main.ts"), {
  root,
  configFile: false,
  logLevel: "warn",
  resolve: { conditions: ["slideloom-source", "module", "node"] },
  ssr: { resolve: { conditions: ["slideloom-source", "module", "node"] } },
});
