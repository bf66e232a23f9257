import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { compressAssets } from "./compress-assets.mjs";

test("text gets compressed variants; small files and other types don't", async () => {
  const folder = mkdtempSync(join(tmpdir(), "slideloom-assets-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const text = "slides ".repeat(1000);
  mkdirSync(join(folder, "assets"));
  for (const name of ["assets/app.js", "font.woff2"]) writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, "small.css"), "a{}");
  await compressAssets(folder);
  expect(readdirSync(join(folder, "assets"))).toEqual(["app.js", "app.js.br", "app.js.gz"]);
  expect(readdirSync(folder).sort()).toEqual(["assets", "font.woff2", "small.css"]);
  const read = (name: string) => readFileSync(join(folder, "assets", name));
  expect(brotliDecompressSync(read("app.js.br")).toString()).toBe(text);
  expect(gunzipSync(read("app.js.gz")).toString()).toBe(text);
});
