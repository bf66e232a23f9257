import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { join, sep } from "node:path";
import { describe, expect, test } from "vitest";

const sourceFolder = fileURLToPath(new URL("../..", import.meta.url));
const room = join("lib", "kept") + sep;
const storageNames =
  /\b(localStorage|sessionStorage|indexedDB|openDB|deleteDB|cookieStore)\b|\bcaches\.|document\.cookie/;

function listSources(): string[] {
  return readdirSync(sourceFolder, { recursive: true, encoding: "utf8" }).filter(
    (path) => /\.tsx?$/.test(path) && !/\.(test|fixture)\.tsx?$/.test(path),
  );
}

describe("what a browser keeps", () => {
  test("is written and read by one module, which knows the owner", () => {
    const others = listSources().filter((path) => !path.startsWith(room));
    expect(others.length).toBeGreaterThan(300);
    const found = others.filter((path) =>
      storageNames.test(readFileSync(join(sourceFolder, path), "utf8")),
    );
    expect(found).toEqual([]);
  });
});
