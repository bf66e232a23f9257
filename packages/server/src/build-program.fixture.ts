import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";

/** Creates a symbolic link to the build output, because the copied `package.json` names worker files in `dist`. */
function linkThreads(built: string, link: string): void {
  try {
    symlinkSync(built, link, "junction");
  } catch (error) {
    if (!existsSync(link)) throw error;
  }
}

/** Bundles a program into one file, because loading Kysely's many files doubles the start time. */
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
  // The server looks for its version beside its program's folder.
  copyFileSync(join(root, "packages/server/package.json"), join(cache, "package.json"));
  linkThreads(join(root, "packages/server/dist"), join(cache, "dist"));
  return {
    file: join(outDir, basename(entry.pathname).replace(/\.ts$/, ".js")),
    remove: () => rmSync(outDir, { recursive: true }),
  };
}
