import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { findAssetFile } from "./asset-files.ts";

test("fonts and emoji are found by the names under which browsers ask for them", () => {
  for (const path of [
    findAssetFile("fonts", "inter-latin-wght-normal.woff2"),
    findAssetFile("fonts", "playfair-display-latin-wght-italic.woff2"),
    findAssetFile("fonts", "poppins-latin-700-normal.woff2"),
    findAssetFile("emoji", "1f469-1f3fd-200d-1f4bb.svg"),
  ]) {
    expect(existsSync(path ?? "")).toBe(true);
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
  ["emoji", ".svg"],
] as const)("in %s there is no %j", (kind, name) => {
  expect(findAssetFile(kind, name)).toBeNull();
});
