import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";

/** Makes one file of a program, which Node runs as it is; with Kysely's many files in it, it starts twice as fast. */
export async function buildProgram(entry: URL): Promise<{ file: string; remove: () => void }> {
  const root = fileURLToPath(new URL("../../..", import.meta.url));
  const cache = join(root, "node_modules/.cache/slideloom");
  mkdirSync(cache, { recursive: true });
  const outDir = mkdtempSync(join(cache, "program-"));
  await build({
    root,
    configFile: false,
    logLevel: "error",
    ssr: { resolve: { conditions: ["slideloom-source"] }, noExternal: [/^@slideloom\//, "kysely"] },
    build: {
      ssr: fileURLToPath(entry),
      outDir,
      rolldownOptions: { output: { chunkFileNames: "[name]-[hash].js" } },
    },
  });
  // Where the server looks for its version, beside the folder of its program.
  copyFileSync(join(root, "packages/server/package.json"), join(cache, "package.json"));
  return {
    file: join(outDir, basename(entry.pathname).replace(/\.ts$/, ".js")),
    remove: () => rmSync(outDir, { recursive: true }),
  };
}
