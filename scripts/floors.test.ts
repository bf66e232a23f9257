import { join } from "node:path";
import { expect, test } from "vitest";
import { listCircles, readSources } from "./sources.fixture.ts";

const packages = join(import.meta.dirname, "../packages");

test.for(["core", "renderer", "server", "web"])(
  "the folders of %s don't import each other in a cycle",
  (name) => {
    const sources = readSources(join(packages, name, "src"));
    expect(sources.flatMap(({ imports }) => imports).length).toBeGreaterThan(250);
    expect(listCircles(sources)).toEqual([]);
  },
);

test("a cycle is found, with the imports that form it", () => {
  const sources = [
    { path: "a/one.ts", code: "", imports: ["b/two.ts", "a/other.ts", "d/four.ts"] },
    { path: "b/two.ts", code: "", imports: ["c/three.ts"] },
    { path: "c/three.ts", code: "", imports: ["a/other.ts"] },
    { path: "d/four.ts", code: "", imports: [] },
  ];
  expect(listCircles(sources)).toEqual([
    "a/one.ts imports b/two.ts",
    "b/two.ts imports c/three.ts",
    "c/three.ts imports a/other.ts",
  ]);
});
