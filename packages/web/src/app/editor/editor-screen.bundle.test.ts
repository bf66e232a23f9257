import { join } from "node:path";
import { build, type Rolldown } from "vite";
import { expect, test } from "vitest";

/** Returns the modules loaded with the entry, without dynamic imports. */
function listStart(chunks: readonly Rolldown.OutputChunk[]): string[] {
  const files = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  for (const file of files) {
    const chunk = chunks.find(({ fileName }) => fileName === file);
    for (const name of chunk?.imports ?? []) files.add(name);
  }
  return chunks.filter(({ fileName }) => files.has(fileName)).flatMap(({ moduleIds }) => moduleIds);
}

test("the editor's screen starts without code for panels, dialogs and menus", async () => {
  const output = await build({
    configFile: false,
    logLevel: "silent",
    resolve: { conditions: ["slideloom-source"] },
    worker: { format: "es" },
    build: {
      write: false,
      rolldownOptions: {
        input: join(import.meta.dirname, "editor-screen.tsx"),
        preserveEntrySignatures: "strict",
      },
    },
  });
  const { output: files } = [output].flat().find((built) => "output" in built) ?? { output: [] };
  const chunks = files.flatMap((file) => (file.type === "chunk" ? [file] : []));
  const later =
    /@dnd-kit|radix-ui\/react-(dialog|menu|popover|select|tabs|accordion)|react-remove-scroll|features\/(design-panel|outline|json-editor\/components)|template-type/;
  expect(listStart(chunks).some((id) => id.endsWith("/components/stage.tsx"))).toBe(true);
  expect(chunks.flatMap(({ moduleIds }) => moduleIds).some((id) => later.test(id))).toBe(true);
  expect(listStart(chunks).filter((id) => later.test(id))).toEqual([]);
});
