import { join } from "node:path";
import { expect, test } from "vitest";
import { listCircles, listFileCircles, readSources } from "./sources.fixture.ts";

const packages = join(import.meta.dirname, "../packages");

test.for(["core", "renderer", "server", "web"])(
  "the folders of %s don't import each other in a cycle",
  (name) => {
    const sources = readSources(join(packages, name, "src"));
    expect(sources.flatMap(({ imports }) => imports).length).toBeGreaterThan(250);
    expect(listCircles(sources)).toEqual([]);
  },
);

test.for(["core", "renderer", "server", "web"])(
  "the files of %s don't import each other in a cycle, not even for types",
  (name) => {
    expect(listFileCircles(readSources(join(packages, name, "src")))).toEqual([]);
  },
);

test("files in a cycle are found, each cycle once", () => {
  const file = (path: string, ...imports: string[]) => ({ path, code: "", imports });
  const sources = [
    file("a.ts", "b.ts", "gone.ts"),
    file("b.ts", "c.ts", "d.ts"),
    file("c.ts", "a.ts"),
    file("d.ts", "e.ts"),
    file("e.ts", "d.ts"),
    file("f.ts", "e.ts"),
  ];
  expect(listFileCircles(sources)).toEqual([
    ["d.ts", "e.ts"],
    ["a.ts", "b.ts", "c.ts"],
  ]);
});

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
