import { expect, test } from "vitest";
import { claimSize } from "./claim-size.ts";

test.each([
  ["Sleep", 190],
  ["::Sleep::", 190],
  ["睡眠", 190],
  ["7 habits", 140],
  ["毎朝の習慣", 140],
  ["Pick one for tonight", 100],
  ["毎朝10分で読まれる", 100],
])("the claim %s can have at most %i design px", (text, size) => {
  expect(claimSize({ text, ref: { kind: "title" } }, 100)).toBe(size);
});
