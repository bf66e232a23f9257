import { expect, test } from "vitest";
import { readPayload, readSplit } from "./row.ts";

const payload = { caption: "Tea", alt_texts: ["a", "b", "c", "d", "e"], options: {} };

test("a target's posts stay as planned, and are even if they were stored without a plan", () => {
  const planned = JSON.stringify({ ...payload, split: [1, 4] });
  expect(readSplit({ payload: planned, parts: 2 })).toEqual([1, 4]);
  expect(readSplit({ payload: JSON.stringify(payload), parts: 2 })).toEqual([3, 2]);
  expect(readPayload(planned)).toEqual({ ...payload, slide_size: "carousel" });
});
