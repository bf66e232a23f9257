import { expect, test } from "vitest";
import { countGraphemes } from "./network.ts";

test.for([
  ["", 0],
  ["Größe: ½\n", 9],
  ["a\r\nb", 3],
  ["e\u0301", 1],
  ["®\uFE0F", 1],
  ["👩‍👩‍👧🇯🇵1️⃣", 3],
] as const)("%j has %i graphemes", ([text, count]) => {
  expect(countGraphemes(text)).toBe(count);
});
