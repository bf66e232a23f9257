import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readAppSecret } from "./app-secret.ts";

const folder = mkdtempSync(join(tmpdir(), "slideloom-secret-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("a configured secret is used as it is, and none is written", () => {
  const dataDir = join(folder, "set");
  expect(readAppSecret({ appSecret: "x".repeat(32), dataDir })).toBe("x".repeat(32));
  expect(readdirSync(folder)).toEqual([]);
});

test("otherwise one is created once, and it and its folder are private to the owner", () => {
  const dataDir = mkdtempSync(join(folder, "made-"));
  const secret = readAppSecret({ appSecret: null, dataDir });
  expect(Buffer.from(secret, "base64url")).toHaveLength(32);
  expect(readAppSecret({ appSecret: null, dataDir })).toBe(secret);
  expect(readdirSync(dataDir)).toEqual(["app-secret"]);
  expect(statSync(join(dataDir, "app-secret")).mode & 0o777).toBe(0o600);
});

test("a truncated secret is refused", () => {
  const dataDir = mkdtempSync(join(folder, "cut-"));
  writeFileSync(join(dataDir, "app-secret"), "\n");
  expect(() => readAppSecret({ appSecret: null, dataDir })).toThrow(
    /app-secret must have at least 32 characters/,
  );
});
