import { join } from "node:path";
import { runnerImport } from "vite";
import { root } from "./build.mjs";

/** Prints the calls and tokens of posts from five kinds of sources. For developers; runs from source, without a model. */
await runnerImport(join(root, "packages/server/eval/count-prompts.ts"), {
  root,
  configFile: false,
  logLevel: "warn",
  resolve: { conditions: ["slideloom-source", "module", "node"] },
  ssr: { resolve: { conditions: ["slideloom-source", "module", "node"] } },
});
