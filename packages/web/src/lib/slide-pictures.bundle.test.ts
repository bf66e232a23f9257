import { expect, test } from "vitest";
import { build } from "vite";

test("choosing a layout brings no code that draws into the page", async () => {
  const entry = "layout-choice";
  const output = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [
      {
        name: entry,
        resolveId: (id) => (id === entry ? `${import.meta.dirname}/${entry}.ts` : null),
        load: (id) =>
          id.endsWith(`${entry}.ts`)
            ? 'import { chooseLayout } from "@slideloom/core/slide"; console.log(chooseLayout);'
            : null,
      },
    ],
    resolve: { conditions: ["slideloom-source"] },
    build: { write: false, rollupOptions: { input: entry } },
  });
  const { output: chunks } = [output].flat().find((built) => "output" in built) ?? { output: [] };
  const modules = chunks.flatMap((chunk) => (chunk.type === "chunk" ? chunk.moduleIds : []));
  expect(modules.some((id) => id.endsWith("/choose-layout.ts"))).toBe(true);
  expect(modules.filter((id) => /draw-|display-text|highlight\.js/.test(id))).toEqual([]);
});
