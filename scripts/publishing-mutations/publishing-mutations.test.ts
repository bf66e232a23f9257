import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { mutate, mutations, sources } from "./table.mjs";

const root = join(import.meta.dirname, "../..");

test("every guard of the table occurs once in its file, and its test file exists", () => {
  for (const mutation of mutations) {
    expect(() => mutate(root, mutation)).not.toThrow();
    const [file] = mutation.killer;
    expect(existsSync(join(root, sources, file)), file).toBe(true);
  }
});

test("a missing guard is reported with its file", () => {
  const gone = { protects: "Rows", from: "what nobody wrote", to: "" };
  const file = "publishing/row-ids.ts";
  expect(() => mutate(root, { ...gone, file })).toThrow(`is not in ${file}`);
});
