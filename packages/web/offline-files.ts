import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";

/** Unhashed files of the editor's page. */
const fixedFiles = ["/first-frame.js", "/favicon.svg"];
/** Matches files that no chunk imports, such as WebAssembly, workers, styles, and the fonts of the controls. */
const looseFile = /\.(wasm|css|js)$|(inter-latin-wght|poppins-latin-600)-normal-/;

/** Returns the names of the files that the editor may load, at once or later. */
function listEditorFiles(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const isEditor = ({ moduleIds }: Rolldown.OutputChunk) =>
    moduleIds.some((id) =>
      /src[\\/](app[\\/]editor[\\/]editor-screen\.tsx|start-drawing\.ts)$/.test(id),
    );
  const isStart = ({ isEntry }: Rolldown.OutputChunk) => isEntry;
  const found = new Set(
    chunks.filter((chunk) => isEditor(chunk) || isStart(chunk)).map(({ fileName }) => fileName),
  );
  for (const name of found) {
    const file = bundle[name];
    if (file?.type !== "chunk") continue;
    // The entry chunk can load every page, so its dynamic imports aren't followed.
    const later = file.isEntry ? [] : file.dynamicImports;
    for (const next of [...file.imports, ...later]) found.add(next);
  }
  // Workers are bundled separately, so their code is an asset in this bundle.
  const assets = Object.values(bundle).filter((file) => file.type === "asset");
  const loose = assets.map(({ fileName }) => fileName).filter((name) => looseFile.test(name));
  return [...found, ...loose.filter((name) => name.startsWith("assets/app/"))];
}

/** Emits the service worker, with the names of the files that it caches for offline use. */
export const offlineFiles: Plugin = {
  name: "offline-files",
  apply: "build",
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      const names = new Set(listEditorFiles(bundle).map((name) => `/${name}`));
      const files = [...fixedFiles, ...names].sort();
      const page = bundle["editor.html"];
      const code = readFileSync(join(import.meta.dirname, "service-worker.js"), "utf8");
      const build = createHash("sha256")
        .update(JSON.stringify(files) + (page?.type === "asset" ? String(page.source) : ""))
        .digest("hex")
        .slice(0, 12);
      this.emitFile({
        type: "asset",
        fileName: "service-worker.js",
        source: `const build = "${build}";\nconst files = ${JSON.stringify(files)};\n${code}`,
      });
    },
  },
};
