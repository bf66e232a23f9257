import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { stampSources } from "./source-stamp.mjs";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "slideloom-stamp-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  write("src/a/x.ts", "one");
});

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

const stamp = () => stampSources(folder, ["package.json", "src"]);

test("a changed, added, moved or removed source changes the stamp", () => {
  const stamps = [stamp()];
  write("src/a/x.ts", "two");
  stamps.push(stamp());
  write("src/a/y.ts", "two");
  stamps.push(stamp());
  rmSync(join(folder, "src/a/x.ts"));
  stamps.push(stamp());
  write("package.json", "{}");
  stamps.push(stamp());
  expect(new Set(stamps).size).toBe(stamps.length);
});

test("tests, output and a new modification time don't change it", () => {
  const before = stamp();
  write("src/a/x.test.ts", "test");
  write("src/dist/x.js", "output");
  write("src/golden/slide.png", "picture");
  utimesSync(join(folder, "src/a/x.ts"), 1, 1);
  expect(stamp()).toBe(before);
});
