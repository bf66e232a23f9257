import { expect, test } from "vitest";
import { buildRecordKey } from "./record-key.ts";

const createdAtMs = 1_800_000_000_000;
const keyOf = (publicationId: string, connectionId = "c", part = 0) =>
  buildRecordKey({ origin: { publicationId, connectionId, createdAtMs }, part });

test("a post always has the same key", () => {
  expect(keyOf("p")).toBe(keyOf("p"));
  expect(keyOf("p")).toMatch(/^[2-7a-j][2-7a-z]{12}$/);
});

test("parts, connections and publications of the same millisecond have different keys", () => {
  const keys = Array.from({ length: 500 }, (_, index) => `publication ${index}`).flatMap((id) => [
    keyOf(id),
    keyOf(id, "c", 1),
    keyOf(id, "d"),
  ]);
  expect(new Set(keys).size).toBe(keys.length);
});
