import { expect, test } from "vitest";
import { build } from "vite";

/** Bundles the code for browsers and returns the ids of the modules in the bundle. */
async function listModules(code: string): Promise<string[]> {
  const entry = "page-part";
  const output = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [
      {
        name: entry,
        resolveId: (id) => (id === entry ? `${import.meta.dirname}/${entry}.ts` : null),
        load: (id) => (id.endsWith(`${entry}.ts`) ? code : null),
      },
    ],
    resolve: { conditions: ["slideloom-source"] },
    build: { write: false, rollupOptions: { input: entry } },
  });
  const { output: chunks } = [output].flat().find((built) => "output" in built) ?? { output: [] };
  return chunks.flatMap((chunk) => (chunk.type === "chunk" ? chunk.moduleIds : []));
}

test.each([
  ["choosing a layout", "chooseLayout", "@slideloom/core/slide", "/layouts/choose-layout.ts"],
  ["reading blocks", "getBlock", "@slideloom/core/blocks", "/two-columns/two-columns.ts"],
])("%s brings no code that draws into the page", async (_, name, room, used) => {
  const modules = await listModules(`import { ${name} } from "${room}"; console.log(${name});`);
  expect(modules.some((id) => id.endsWith(used))).toBe(true);
  expect(modules.filter((id) => /code-tokens|draw-|display-text|highlight\.js/.test(id))).toEqual(
    [],
  );
});

test("a carousel's statuses don't need the schema library", async () => {
  const modules = await listModules(
    `import { carouselStatuses } from "@slideloom/core/contract/carousel-limits"; console.log(carouselStatuses);`,
  );
  expect(modules.some((id) => id.endsWith("/contract/carousel-limits.ts"))).toBe(true);
  expect(modules.filter((id) => /node_modules\/zod/.test(id))).toEqual([]);
});
