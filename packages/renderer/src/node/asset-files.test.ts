import { expect, test } from "vitest";
import { readAsset } from "./asset-files.ts";

test("fonts and emoji are found by the names that browsers request", async () => {
  for (const [kind, name, start] of [
    ["fonts", "inter-latin-wght-normal.woff2", "wOF2"],
    ["fonts", "playfair-display-latin-wght-italic.woff2", "wOF2"],
    ["fonts", "poppins-latin-700-normal.woff2", "wOF2"],
    ["emoji", "1f469-1f3fd-200d-1f4bb.svg", "<svg"],
  ] as const) {
    const bytes = await readAsset(kind, name);
    expect(new TextDecoder().decode(bytes?.slice(0, 4))).toBe(start);
  }
});

test.each([
  ["fonts", "inter-latin-wght-italic.woff2"],
  ["fonts", "../package.json"],
  ["fonts", "__proto__"],
  ["fonts", ""],
  ["emoji", "1f680"],
  ["emoji", "package.json"],
  ["emoji", "../../package.json"],
  ["emoji", "..%2f1f680.svg"],
  ["emoji", "*.svg"],
  ["emoji", "1F680.svg"],
  ["emoji", "constructor.svg"],
  ["emoji", ".svg"],
] as const)("in %s nothing is found for %j", async (kind, name) => {
  expect(await readAsset(kind, name)).toBeNull();
});
